import type { Around } from '#rules/kit/record/context.ts';
import type { CityId } from './data/cities.ts';
import type { SideId } from './ids.ts';
import { cells, sides } from './ids.ts';
import { dortmundCities, dortmundLimit } from './ops/clocks.ts';

/** SBE9-1: the victory die of the long campaign. */

export const holds = (around: Pick<Around, 'cells'>, city: CityId, side: SideId): boolean => {
  const owner = around.cells[cells.owner];
  return typeof owner === 'object' && owner[city] === side;
};

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
