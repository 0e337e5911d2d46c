import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import type { Fields, Trouble } from '#rules/kit/forms/fields.ts';

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
 * The lists of units of a form, by id; below the last of them stands what is fought on, and the like. A list of something
 * else may follow; where no side has a list, any is one of units.
 */
export const unitListsOf = (fields: Fields): readonly string[] => {
  const lists = Object.entries(fields).filter(([, { kind }]) => kind === 'rows');
  const ofSides = lists.filter(([, { side }]) => side);
  return (ofSides.length > 0 ? ofSides : lists).map(([id]) => id);
};
