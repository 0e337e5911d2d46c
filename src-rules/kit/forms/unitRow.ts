import type { JsonObject } from '../base/json.ts';
import { same } from '../base/same.ts';
import type { Context } from '../record/context.ts';
import type { RosterUnit } from '../record/playerData.ts';
import type { RowsField } from './fields.ts';

/** A unit picked from a list, as a row of a form: what its counter prints, what the record says of it, what the map knows. */

/** The field that holds a unit's name: the first free text of the row. */
export const nameField = ({ fields }: RowsField): string | undefined =>
  Object.keys(fields).find((id) => fields[id]?.kind === 'text');

/** Of what is known of a unit, what this row asks. */
export const knownBy = ({ fields }: RowsField, known: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(known).filter(([key]) => fields[key] !== undefined));

/** `ground`: what the map knows, more and newer than a list. A second row of the same unit has what is printed, no more. */
export const rowOfUnit = (
  field: RowsField,
  unit: RosterUnit,
  context: Context,
  { ground = {}, again = false }: { readonly ground?: JsonObject; readonly again?: boolean } = {},
): JsonObject => {
  const named = nameField(field);
  const printed = Object.fromEntries(Object.entries(unit.values).filter(([, value]) => value !== null));
  return {
    ...knownBy(field, printed),
    ...(named ? { [named]: unit.name } : {}),
    ...(again ? {} : { ...knownBy(field, field.recorded?.(unit, context) ?? {}), ...knownBy(field, ground) }),
  };
};

/**
 * What the player set in a row before a unit was picked for it: all that neither its start nor the unit that stood there
 * before has put into it. The name is not kept: picking is naming.
 */
export const setByHand = (
  field: RowsField,
  row: JsonObject,
  start: JsonObject,
  before: JsonObject = {},
): JsonObject => {
  const named = nameField(field);
  return Object.fromEntries(
    Object.entries(row).filter(
      ([key, value]) =>
        field.fields[key] !== undefined && key !== named && !same(value, start[key]) && !same(value, before[key]),
    ),
  );
};
