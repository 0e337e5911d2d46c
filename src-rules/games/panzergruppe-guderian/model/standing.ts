import type { Fact } from '#rules/kit/record/journal.ts';

/** What the rules do by themselves: booked as entries of their own when their trigger is recorded. */

type Go = Extract<Fact, { kind: 'go' }>;

/** The place that is entered: turn, player-turn, phase. */
export const entered = (fact: Fact): { readonly go: Go; readonly side: string; readonly phase: string } | undefined => {
  if (fact.kind !== 'go') return undefined;
  const [, side = '', phase = ''] = fact.to.split('/');
  return { go: fact, side, phase };
};

export const goesTo = (fact: Fact, side: string, phase: string): boolean => {
  const to = entered(fact);
  return to !== undefined && to.side === side && to.phase === phase;
};

export const isSet = (fact: Fact, cell: string): fact is Extract<Fact, { kind: 'set' }> =>
  fact.kind === 'set' && fact.cell === cell;

export const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
