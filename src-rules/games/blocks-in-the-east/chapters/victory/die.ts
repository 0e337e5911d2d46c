import type { Around } from '#rules/kit/record/context.ts';
import { cells, sides } from '../../ids.ts';
import { type DortmundCity, dortmundCities, holds } from '../../model/holders.ts';

/** SBE9-1: the victory die of the long campaign. */

/** The highest face that wins for the Axis: 0 no die, 6 all four cities. Berlin lost comes first (AMB-53). */
export const winsUpTo = (around: Pick<Around, 'cells'>): number =>
  holds(around, 'berlin', sides.soviet)
    ? 0
    : dortmundLimit(dortmundCities.filter((city) => holds(around, city, sides.axis)));
export const dieOf = (around: Pick<Around, 'cells'>, turn: number): number | undefined => {
  const dice = around.cells[cells.dortmund];
  const face = typeof dice === 'object' ? dice[String(turn)] : undefined;
  return typeof face === 'number' ? face : undefined;
};
const rolledFor = (limit: number): boolean => limit > 0 && limit < 6;
export const dieNow = (around: Around): boolean =>
  around.scenario === 'SBE9' && rolledFor(winsUpTo(around)) && dieOf(around, around.turn) === undefined;

/** The die of this month has decided the game. */
export const dieWon = (around: Around): boolean => {
  const face = dieOf(around, around.turn);
  return face !== undefined && face <= winsUpTo(around);
};

/** SBE9: the highest face of the monthly die that wins the game for the Axis; 6: no die is needed. */
export const dortmundLimit = (held: readonly DortmundCity[]): number => {
  const has = (one: DortmundCity): boolean => held.includes(one);
  const south = has('moscow') || has('baku');
  const north = has('leningrad') || has('stalingrad');
  if (!south || !north) return 0;
  if (held.length === 4) return 6;
  return held.length === 3 ? 2 : 1;
};
