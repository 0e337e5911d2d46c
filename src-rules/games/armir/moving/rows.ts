import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { rosters, sides } from '../ids.ts';
import { countersOf, isOos, stepsLeft, upOf } from '../reading.ts';
import { v } from '../text/speak-moving.ts';
import { axisFields, type Counter, sovietFields } from '../units.ts';
import { printedMp } from './costs.ts';

/** Units as rows of the forms of this part, filled from the lists of counters and the record. */

export const isAxis = { field: 'side', is: sides.axis } as const;
export const isSoviet = { field: 'side', is: sides.soviet } as const;

export const sideField = {
  kind: 'choice',
  msg: v('armir.moving.field.side'),
  start: sides.axis,
  from: 'who',
  options: [
    { key: sides.axis, msg: v('armir.moving.side.axis') },
    { key: sides.soviet, msg: v('armir.moving.side.soviet') },
  ],
} as const;
export const toggle = (msg: Msg, rule: string, start = false) => ({ kind: 'toggle', msg, start, rule }) as const;

const nameField = { kind: 'text', msg: v('armir.moving.field.name'), start: '', max: 60 } as const;
const sp = {
  kind: 'count',
  msg: v('armir.moving.field.sp'),
  hint: v('armir.moving.field.sp.hint'),
  start: 0,
  min: 0,
  max: 20,
  rule: '2.1',
} as const;
const oos = toggle(v('armir.moving.field.oos'), '8.3');

export const moverRow = {
  name: nameField,
  kind: axisFields.kind,
  move: axisFields.move,
  mp: { ...axisFields.mp, hint: v('armir.moving.field.mp.hint'), big: true },
  oos,
  nation: { ...axisFields.nation, rule: '5.4', when: isAxis },
  division: { ...axisFields.division, rule: '5.4.1', when: isAxis },
} as const satisfies Fields;
export const stackRow = {
  name: nameField,
  kind: axisFields.kind,
  sp,
  army: { ...sovietFields.army, rule: '6.3', when: isSoviet },
  corps: { ...sovietFields.corps, when: isSoviet },
  division: { ...axisFields.division, rule: '6.1', when: isAxis },
} as const satisfies Fields;
export const zoneRow = {
  name: nameField,
  kind: axisFields.kind,
  sp,
  heavy: { ...axisFields.heavy, rule: '7.1.1', when: { all: [isAxis, { field: 'kind', is: 'combat' }] } },
  oos,
} as const satisfies Fields;

const counterOf = (unit: RosterUnit, around: Around): Counter | undefined =>
  countersOf(around).find(({ id }) => id === unit.id);

/** What the record says of a counter picked from a list: MP of the side up, steps left, OOS. */
export const recorded = (unit: RosterUnit, around: Around): JsonObject => {
  const counter = counterOf(unit, around);
  if (!counter) return {};
  const [mp, left] = [printedMp(counter, upOf(around, counter.id)), stepsLeft(around, counter)];
  return {
    ...(mp === undefined ? {} : { mp }),
    ...(left === undefined ? {} : { sp: left }),
    oos: isOos(around, counter.id),
  };
};
export const unitRosters = [rosters.axis, rosters.soviet];

/** A row by its name, else by its number. */
export const rowMsg = (row: { readonly name: string }, i: number): Msg =>
  row.name.trim() === ''
    ? v('armir.moving.unitNumber', { n: i + 1 })
    : v('armir.moving.unit', { unit: name(row.name.trim()) });
