import type { Json, JsonObject } from '../base/json.ts';
import { same } from '../base/same.ts';
import type { Fields } from './fields.ts';
import { startOfField } from './parse.ts';
import { asRows } from './rows.ts';

/** What the drawn map says of a form: values of its own fields, and of its rows by their ids. */
export interface MapSaid {
  readonly whole: JsonObject;
  readonly rows: { readonly [id: string]: JsonObject };
}

/** What stood there is the map's, or nobody has touched it: it goes along with what the map says now. */
const along = (fields: Fields, object: JsonObject, was: JsonObject, now: JsonObject): JsonObject => {
  const next: Record<string, Json> = {};
  for (const key of new Set([...Object.keys(was), ...Object.keys(now)])) {
    const field = fields[key];
    if (!field) continue;
    const start = startOfField(field);
    const value = now[key] ?? start;
    if (same(object[key] ?? start, was[key] ?? start) && !same(object[key] ?? start, value)) next[key] = value;
  }
  return Object.keys(next).length > 0 ? { ...object, ...next } : object;
};

/**
 * A form that was changed (the hex named, a unit added), with what the map says of it as it stands now. What the players
 * set themselves stays.
 */
export const followed = (
  fields: Fields,
  input: JsonObject,
  was: MapSaid | undefined,
  now: MapSaid | undefined,
): JsonObject => {
  const rows: Record<string, Json> = {};
  for (const [id, field] of Object.entries(fields)) {
    if (field.kind !== 'rows' || input[id] === undefined) continue;
    const before = asRows(input[id]);
    const after = before.map((row) => {
      const key = String(row.id);
      return along(field.fields, row, was?.rows[key] ?? {}, now?.rows[key] ?? {});
    });
    if (after.some((row, i) => row !== before[i])) rows[id] = after;
  }
  return { ...along(fields, input, was?.whole ?? {}, now?.whole ?? {}), ...rows };
};
