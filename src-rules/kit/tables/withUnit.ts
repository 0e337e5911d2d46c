import { bare } from '../base/found.ts';
import type { JsonObject } from '../base/json.ts';
import { same } from '../base/same.ts';
import type { RosterData, RosterUnit } from '../record/playerData.ts';
import { freshUnit } from './apart.ts';
import { fieldFits, printedText, textOf } from './rosterGate.ts';
import type { RosterSpec } from './rosters.ts';

type Value = RosterUnit['values'][string];
const isValue = (value: unknown): value is Value =>
  ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value);

/** What a list keeps of a unit typed for a fight: what its counter prints, where the list asks for it and it fits. */
const printedOf = (spec: RosterSpec, row: JsonObject): { readonly [field: string]: Value } =>
  Object.fromEntries(
    Object.entries(spec.fields).flatMap(([id, field]) => {
      const value = row[id];
      if (field.kind === 'rows' || !isValue(value) || same(value, field.start) || textOf(value) === '') return [];
      return fieldFits(spec, id, printedText(field, value)) ? [[id, value]] : [];
    }),
  );

/**
 * The list with a unit typed for a fight: a new one, or what it lacks of one it has. What stands there already is the
 * players' to change in the list. Undefined: it would be the same. `unit`: whom the row stands for then.
 */
export const withUnit = (
  spec: RosterSpec,
  roster: RosterData,
  /** `key`: what the record calls it by already */
  typed: { readonly id: string; readonly name: string; readonly row: JsonObject; readonly key?: string | undefined },
): { readonly roster: RosterData; readonly unit: string } | undefined => {
  const name = typed.name.trim();
  // a numbered counter is one of many alike
  if (name === '' || typed.id.includes('#')) return undefined;
  const printed = printedOf(spec, typed.row);
  const { units } = roster;
  const known = units.find(({ id }) => id === typed.id) ?? units.find((unit) => bare(unit.name.trim()) === bare(name));
  if (!known) {
    if (Object.keys(printed).length === 0) return undefined;
    const { key } = typed;
    const id = key === undefined || units.some((unit) => unit.id === key) ? freshUnit(spec, units) : key;
    const fresh = { id, name, values: printed };
    return { roster: { ...roster, units: [...units, fresh] }, unit: fresh.id };
  }
  const lacking = Object.fromEntries(Object.entries(printed).filter(([id]) => textOf(known.values[id]) === ''));
  if (Object.keys(lacking).length === 0) return undefined;
  const filled = { ...known, values: { ...known.values, ...lacking } };
  return { roster: { ...roster, units: units.map((unit) => (unit === known ? filled : unit)) }, unit: known.id };
};
