import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import type { Field, Fields } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';

/** The side that alone may see what a field holds; undefined: everybody may, or it was typed at the table. */
export const hiddenFor = (field: Field, value: Json | undefined, context: Context | undefined): string | undefined =>
  context && field.kind === 'text' && field.behind && value !== '' && value === field.begins?.(context)
    ? field.behind(context)
    : undefined;

/** Whether a form holds something of that kind: then it does not say what it would book. */
export const hidesAny = (fields: Fields, value: JsonObject, context: Context): boolean =>
  Object.entries(fields).some(([id, field]) => hiddenFor(field, value[id], context) !== undefined);
