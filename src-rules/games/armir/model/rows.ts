import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { rosters, sides } from '../ids.ts';
import { counterOf } from './members.ts';
import { msg } from './msg.ts';
import { isOos, stepsLeft, upOf } from './reading.ts';
import { printedMp } from './units.ts';

/** Units as rows of forms of movement, stacking and zones, filled from the lists of counters and the record. */

export const isAxis = { field: 'side', is: sides.axis } as const;
export const isSoviet = { field: 'side', is: sides.soviet } as const;

export const sideField = {
  kind: 'choice',
  msg: msg('armir.moving.field.side'),
  start: sides.axis,
  from: 'who',
  options: [
    { key: sides.axis, msg: msg('armir.moving.side.axis') },
    { key: sides.soviet, msg: msg('armir.moving.side.soviet') },
  ],
} as const;
export const toggle = (msg: Msg, rule: string, start = false) => ({ kind: 'toggle', msg, start, rule }) as const;

export const nameField = { kind: 'text', msg: msg('armir.moving.field.name'), start: '', max: 60 } as const;
export const sp = {
  kind: 'count',
  msg: msg('armir.moving.field.sp'),
  hint: msg('armir.moving.field.sp.hint'),
  start: 0,
  min: 0,
  max: 20,
  rule: '2.1',
} as const;
export const oos = toggle(msg('armir.moving.field.oos'), '8.3');

/** What the record says of a counter picked from a list: MP of the side up, steps left, OOS. */
export const recorded = (unit: RosterUnit, context: Context): JsonObject => {
  const counter = counterOf(context, unit.id);
  if (!counter) return {};
  const [mp, left] = [printedMp(counter, upOf(context, counter.id)), stepsLeft(context, counter)];
  return {
    ...(mp === undefined ? {} : { mp }),
    ...(left === undefined ? {} : { sp: left }),
    oos: isOos(context, counter.id),
  };
};
export const unitRosters = [rosters.axis, rosters.soviet];

/** A row by its name, else by its number. */
export const rowMsg = (row: { readonly name: string }, i: number): Msg =>
  row.name.trim() === ''
    ? msg('armir.moving.unitNumber', { n: i + 1 })
    : msg('armir.moving.unit', { unit: name(row.name.trim()) });
