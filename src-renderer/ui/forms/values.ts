import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import type { Field, Trouble } from '#rules/kit/forms/fields.ts';

/** Readers of raw form values: a form keeps JSON, the calculator's `parse` judges it. */
export const asCount = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);
export const asText = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
export const asFlag = (value: Json | undefined): boolean => value === true;
export const asObject = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !isList(value) ? value : {};
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
export const asTexts = (value: Json | undefined): readonly string[] =>
  isList(value) ? value.filter((each) => typeof each === 'string') : [];
export const asRows = (value: Json | undefined): readonly JsonObject[] => (isList(value) ? value.map(asObject) : []);
export const idOf = (row: JsonObject): string => asText(row.id);

export const troubleAt = (troubles: readonly Trouble[], path: string): Trouble | undefined =>
  troubles.find((trouble) => trouble.path === path);

/** The troubles below a path, with the path taken off. */
export const troublesBelow = (troubles: readonly Trouble[], path: string): readonly Trouble[] =>
  troubles.flatMap((trouble) =>
    trouble.path.startsWith(`${path}.`) ? [{ ...trouble, path: trouble.path.slice(path.length + 1) }] : [],
  );

/**
 * Behind the last of its lists of units a form says what is fought on, and the like. A list of something else may follow;
 * where no side has a list, any is one of units.
 */
export const lastUnitsOf = (fields: readonly (readonly [string, Field])[]): string | undefined => {
  const lists = fields.filter(([, { kind }]) => kind === 'rows');
  return (lists.findLast(([, { side }]) => side) ?? lists.at(-1))?.[0];
};
