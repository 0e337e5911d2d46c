import { turnOf } from './calendar.ts';

/** 34.0: armour (red) and air (blue) PP by route, from the month named on. Pacific PP are never attacked. */
export interface Cargo {
  readonly red: number;
  readonly blue: number;
}
const nothing: Cargo = { red: 0, blue: 0 };
const table: readonly { readonly from: number; readonly arctic: Cargo; readonly persia: Cargo }[] = [
  { from: turnOf(1941, 9), arctic: { red: 2, blue: 1 }, persia: nothing },
  { from: turnOf(1942, 6), arctic: { red: 2, blue: 1 }, persia: { red: 1, blue: 1 } },
  { from: turnOf(1943, 6), arctic: { red: 1, blue: 2 }, persia: { red: 0, blue: 2 } },
];
export const cargoIn = (turn: number): { readonly arctic: Cargo; readonly persia: Cargo } =>
  table.reduce((so, row) => (row.from <= turn ? row : so), { from: 0, arctic: nothing, persia: nothing });
