import type { Context } from '#rules/kit/record/context.ts';
import { post, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, cells } from '../../ids.ts';
import { countersOf, stepsLeft } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';
import { isScored, lossKey } from './ledger.ts';
import { type LossKind, lossKindOf, lossVp } from './losses.ts';
import { msg } from './msg.ts';

/** S1.31: VP for each step of a tank, artillery or HQ, at once and whatever it was lost to. */

type Reads = Pick<Context, 'cells' | 'rosters'>;
/** A counter as far as its losses count. */
export type LostCounter = Pick<Counter, 'id' | 'name' | 'side' | 'kind' | 'traits' | 'steps'>;

/** Steps left after each step lost from `from` to `to`: 2 → 0 are 1 and 0. */
const lostFrom = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, from - to) }, (_, i) => from - 1 - i);

const unbooked = (context: Reads, counter: LostCounter, kind: LossKind, from: number, to: number): readonly number[] =>
  lostFrom(from, to).filter((left) => !isScored(context, lossKey(counter.side, kind, counter.id, left)));

/** One line for the whole loss, and every step of it noted. */
const facts = (counter: LostCounter, kind: LossKind, lost: readonly number[]): readonly Fact[] => {
  if (lost.length === 0) return [];
  const each = lossVp(counter.side, kind);
  const why = msg(`rtl.vp.loss.${kind}`, { unit: name(counter.name), count: lost.length });
  return [
    post(accounts.vp, each * lost.length, why, 'S1.31'),
    ...lost.map((left) => setAt(cells.scored, lossKey(counter.side, kind, counter.id, left), each)),
  ];
};

const lossFactsOf = (context: Reads, counter: LostCounter, left: number): readonly Fact[] => {
  const kind = lossKindOf(counter);
  if (!kind) return [];
  return facts(counter, kind, unbooked(context, counter, kind, stepsLeft(context, counter), left));
};
/** The VP of a counter that is left with so many steps: to be booked in the entry that takes its steps. */
export const lossFacts = (context: Reads, id: string, left: number): readonly Fact[] => {
  const counter = countersOf(context).find((one) => one.id === id);
  return counter ? lossFactsOf(context, counter, left) : [];
};
/** What they come to. */
export const lossPoints = (context: Reads, id: string, left: number): number =>
  lossFacts(context, id, left).reduce((sum, fact) => sum + (fact.kind === 'post' ? fact.n : 0), 0);

/** Steps it began the game with. */
const stepsAtFirst = (context: Pick<Context, 'cells'>, { id, steps }: Counter): number =>
  countAt(context, cells.began, id) ?? steps;

export interface Due {
  readonly counter: Counter;
  readonly kind: LossKind;
  readonly steps: number;
  readonly vp: number;
}
/** Steps recorded as lost for which no VP were booked. */
export const dueOf = (context: Reads, counter: Counter): Due | undefined => {
  const kind = lossKindOf(counter);
  if (!kind) return undefined;
  const { length } = unbooked(context, counter, kind, stepsAtFirst(context, counter), stepsLeft(context, counter));
  return length === 0 ? undefined : { counter, kind, steps: length, vp: length * lossVp(counter.side, kind) };
};
export const lossesDue = (context: Reads): readonly Due[] =>
  countersOf(context).flatMap((counter) => dueOf(context, counter) ?? []);
export const dueFacts = (context: Reads, { counter, kind }: Due): readonly Fact[] =>
  facts(counter, kind, unbooked(context, counter, kind, stepsAtFirst(context, counter), stepsLeft(context, counter)));

/** A counter is left with so many steps: with none it stands nowhere any more. */
export const leftWith = (context: Reads, counter: LostCounter, left: number): readonly Fact[] => [
  setAt(cells.steps, counter.id, left),
  ...lossFactsOf(context, counter, left),
  ...(left > 0
    ? []
    : [cells.at, cells.disrupted].flatMap((cell) =>
        textAt(context, cell, counter.id) === '' ? [] : [setAt(cell, counter.id, null)],
      )),
];
