import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, rosters, sides } from '../../ids.ts';
import { isUntyped, type Member } from '../../model/members.ts';
import { isOos } from '../../model/reading.ts';
import { armouredUnit, cpLadder, sovietFields } from '../../model/units.ts';
import type { Left } from './force.ts';
import { msg } from './msg.ts';

/** Soviet units in the forms that look ahead: picked from the roster, or typed. */

export const unitFields = {
  name: { kind: 'text', msg: msg('armir.fronts.field.unit'), start: '', max: 60 },
  cp: sovietFields.cp,
  left: {
    kind: 'count',
    msg: msg('armir.fronts.field.left'),
    hint: msg('armir.fronts.field.left.hint'),
    start: 0,
    min: 0,
    max: 12,
    rule: '2.1',
  },
  kind: sovietFields.kind,
} as const satisfies Fields;
export type UnitRow = InputOf<typeof unitFields> & { readonly id: string };

/** Rows of units the record knows, as the roster has them. */
export const beginRows =
  (
    ids: (context: Context) => readonly string[],
    fields: Fields,
    recorded: (unit: RosterUnit, context: Context) => JsonObject,
  ) =>
  (context: Context): readonly Json[] | undefined => {
    const units = context.rosters[rosters.soviet]?.units ?? [];
    const rows = ids(context).map((id): JsonObject => {
      const unit = units.find((one) => one.id === id);
      if (!unit) return { id, name: id };
      const values = Object.entries(unit.values).filter(
        (entry): entry is [string, string | number | boolean] =>
          Object.hasOwn(fields, entry[0]) && ['string', 'number', 'boolean'].includes(typeof entry[1]),
      );
      return { id, name: unit.name, ...Object.fromEntries(values), ...recorded(unit, context) };
    });
    return rows.length > 0 ? rows : undefined;
  };

export const recordedLeft = (unit: RosterUnit, context: Context): JsonObject => ({
  left: countAt(context, cells.steps, unit.id) ?? 0,
});
export const recordedState = (unit: RosterUnit, context: Context): JsonObject => ({
  ...recordedLeft(unit, context),
  oos: isOos(context, unit.id),
});

export const memberIn = (row: UnitRow & { readonly move?: string; readonly corps?: string }): Member => {
  const cp = cpLadder(row.cp) ?? [];
  return {
    id: row.id,
    cp: row.kind === 'combat' ? cp : [],
    full: row.kind === 'combat' && cp.length > 0 ? cp.length : Math.max(1, row.left),
    fast: row.move === 'motorised' || row.move === 'tracked',
    combat: row.kind === 'combat',
    armoured: armouredUnit(row.corps ?? ''),
  };
};
export const leftIn = (rows: readonly UnitRow[]): Left =>
  rows.map((row) => {
    const { full } = memberIn(row);
    return row.left > 0 ? Math.min(row.left, full) : full;
  });
export const calledRow = (row: { readonly name: string }, i: number): Msg =>
  row.name.trim() === ''
    ? msg('armir.fronts.unitNo', { n: i + 1 })
    : msg('armir.fronts.say', { what: name(row.name.trim()) });

/** What the players have still to type: nothing is forecast of a force while CP of its units are missing. */
export const withoutCp = (rows: readonly UnitRow[]): NonNullable<ValuePanel['missing']> =>
  rows.flatMap((row, i) =>
    isUntyped(memberIn(row)) ? [{ msg: msg('armir.fronts.missing.cp', { unit: calledRow(row, i) }), row: row.id }] : [],
  );

export const orderField = {
  kind: 'choice',
  msg: msg('armir.fronts.field.order'),
  start: 'cheapest',
  rule: '12.2.1',
  options: [
    { key: 'cheapest', msg: msg('armir.fronts.order.cheapest') },
    { key: 'listed', msg: msg('armir.fronts.order.listed') },
  ],
} as const;
export const rowsField = {
  kind: 'rows',
  start: [],
  rosters: [rosters.soviet],
  side: sides.soviet,
  called: (row: JsonObject): Msg | undefined =>
    typeof row.name === 'string' && row.name.trim() !== ''
      ? msg('armir.fronts.say', { what: name(row.name) })
      : undefined,
} as const;
