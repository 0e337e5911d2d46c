import type { Context } from '#rules/kit/record/context.ts';
import { cells, type SideId } from '../ids.ts';
import type { CityId } from './cities.ts';

/** 3.3: who holds a city, as the record has it. */
export const holds = (context: Pick<Context, 'cells'>, city: CityId, side: SideId): boolean => {
  const owner = context.cells[cells.owner];
  return typeof owner === 'object' && owner[city] === side;
};
/** SBE9: the cities of its victory die; who sets up later finds them in Soviet hands. */
export const dortmundCities = ['moscow', 'baku', 'leningrad', 'stalingrad'] as const;
export type DortmundCity = (typeof dortmundCities)[number];
