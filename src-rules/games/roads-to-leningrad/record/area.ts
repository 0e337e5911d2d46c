import type { Area } from '../../../kit/area.ts';
import { accountSpecs, cellSpecs, start } from './cells.ts';

/** 2, 5, 14, 16: the sequence of play and what goes on from turn to turn. */
export const record: Area = {
  cells: cellSpecs,
  accounts: accountSpecs,
  start,
};
