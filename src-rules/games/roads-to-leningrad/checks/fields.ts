import type { Around } from '../../../kit/around.ts';
import { setAt } from '../../../kit/facts.ts';
import type { Fact } from '../../../kit/journal.ts';
import { name } from '../../../kit/text.ts';
import { isCommander, pointsBar, pointsNow, type Use } from '../activation/command.ts';
import { cells, otherSide } from '../ids.ts';
import type { Bar } from '../propose.ts';
import { countersOf, erNow } from '../reading.ts';
import { hex, type Named, namedIn, unit } from '../record/actions/fields.ts';
import { k } from '../text/speak-checks.ts';
import type { Counter } from '../units.ts';
import { activeSide, declaredIn } from './declared.ts';

/** Fields and readings that the forms before a fight share. */

/** The hex of a declared attack; it opens with the first one. */
export const targetField = {
  ...hex,
  msg: k('rtl.chk.field.target'),
  big: true,
  begins: (around: Around) => declaredIn(around)[0]?.hex,
} as const;
const theirs = (around: Around): readonly Counter[] =>
  countersOf(around).filter(
    ({ side, kind }) => side === otherSide(activeSide(around)) && kind !== 'air' && kind !== 'bridge',
  );
export const unitField = { ...unit(theirs), big: true, begins: undefined } as const;
export const leadField = { ...unitField, msg: k('rtl.chk.field.lead') } as const;
export const erField = {
  kind: 'count',
  msg: k('rtl.chk.field.er'),
  hint: k('rtl.chk.field.er.hint'),
  start: 0,
  min: 0,
  max: 10,
  rule: '3.44',
} as const;
export const helperField = {
  ...unit((around) => theirs(around).filter(isCommander)),
  begins: undefined,
  msg: k('rtl.chk.field.helper'),
  hint: k('rtl.chk.field.helper.hint'),
  big: false,
  rule: '15.33',
} as const;
export const pointsField = {
  kind: 'count',
  msg: k('rtl.chk.field.points'),
  hint: k('rtl.chk.field.points.hint'),
  start: 0,
  min: 0,
  max: 4,
  rule: '15.31',
} as const;
export const faceField = {
  kind: 'face',
  msg: k('rtl.chk.field.face'),
  start: null,
  sides: 10,
  zero: 10,
  big: true,
} as const;

export const erOf = (around: Around, typed: number, { counter }: Named): number | undefined =>
  typed > 0 ? typed : counter ? erNow(around, counter) : undefined;

export interface Help {
  readonly points: number;
  readonly bar: Bar | undefined;
  readonly facts: readonly Fact[];
}
/** 15.33: the points named, and who is spent by it. */
export const helpOf = (
  around: Around,
  { helper, points }: { readonly helper: string; readonly points: number },
  use: Use,
  formation: string | undefined,
  at: string,
): Help => {
  if (helper.trim() === '') return { points, bar: undefined, facts: [] };
  const { counter } = namedIn(around, helper);
  if (!counter) return { points, bar: undefined, facts: [] };
  const has = pointsNow(around, counter);
  return {
    points: points > 0 ? points : has,
    bar:
      pointsBar(around, counter, {
        use,
        ...(formation === undefined ? {} : { formation }),
        ...(at === '' ? {} : { hex: at }),
      }) ??
      // 15.32: always the whole amount
      (points > 0 && counter.commandPoints !== undefined && points !== has
        ? { msg: k('rtl.chk.bar.points', { what: name(counter.name), count: has }), rule: '15.32' }
        : undefined),
    facts: [setAt(cells.spent, counter.id, 'yes')],
  };
};
