import type { Around } from './around.ts';

/** What a game knows before anything is recorded: nothing, in the first turn. */
export const bareAround: Around = {
  scenario: '',
  options: {},
  turn: 1,
  place: '',
  cells: {},
  balances: {},
  marks: {},
  ticks: {},
  tables: {},
  rosters: {},
};
