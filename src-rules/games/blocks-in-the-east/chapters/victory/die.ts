import type { Context } from '#rules/kit/record/context.ts';
import { cells, sides } from '../../ids.ts';
import { type DortmundCity, dortmundCities, holds } from '../../model/holders.ts';

/** SBE9-1: the victory die of the long campaign. */

/** The highest face that wins for the Axis: 0 no die, 6 all four cities. Berlin lost comes first (AMB-53). */
export const winsUpTo = (context: Pick<Context, 'cells'>): number =>
  holds(context, 'berlin', sides.soviet)
    ? 0
    : dortmundLimit(dortmundCities.filter((city) => holds(context, city, sides.axis)));
export const dieOf = (context: Pick<Context, 'cells'>, turn: number): number | undefined => {
  const dice = context.cells[cells.dortmund];
  const face = typeof dice === 'object' ? dice[String(turn)] : undefined;
  return typeof face === 'number' ? face : undefined;
};
const rolledFor = (limit: number): boolean => limit > 0 && limit < 6;
export const dieNow = (context: Context): boolean =>
  context.scenario === 'SBE9' && rolledFor(winsUpTo(context)) && dieOf(context, context.turn) === undefined;

/** The die of this month has decided the game. */
export const dieWon = (context: Context): boolean => {
  const face = dieOf(context, context.turn);
  return face !== undefined && face <= winsUpTo(context);
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
