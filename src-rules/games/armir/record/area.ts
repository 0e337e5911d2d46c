import type { Area } from '../../../kit/area.ts';
import { accountSpecs, cellSpecs, start } from './cells.ts';
import { placesRoster } from './places.ts';

/** 3, 4, 15, 16: the sequence of play and what goes on from turn to turn. */
export const record: Area = {
  cells: cellSpecs,
  accounts: accountSpecs,
  rosters: [placesRoster],
  start,
};
