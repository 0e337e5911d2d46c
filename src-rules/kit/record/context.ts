import type { Scalar } from '../base/json.ts';
import type { Sheet } from '../hexmap/sheet.ts';
import type { CellValue, Coming, Mark, State } from './journal.ts';
import type { GridData, RosterData } from './playerData.ts';

/**
 * What the game already knows, as plain data: handed to calculators, sequence, lanes, limits, reminders and score.
 * Without a saved game everything but `options` (their defaults) is empty and `turn` is 1.
 */
export interface Context {
  readonly scenario: string;
  readonly options: { readonly [id: string]: Scalar };
  /** options agreed that take hold with a later turn; absent: none */
  readonly coming?: Coming;
  readonly turn: number;
  /** the path of the present place in the sequence, '' without a game */
  readonly place: string;
  /** the side whose phase it is; absent without a game */
  readonly who?: string;
  /** the places of this turn already left, in order; absent where nothing is recorded */
  readonly past?: readonly string[];
  /** the cells as they stood when this place was come to; absent where nothing is recorded */
  readonly began?: { readonly [id: string]: CellValue };
  readonly cells: { readonly [id: string]: CellValue };
  readonly balances: { readonly [account: string]: number };
  readonly marks: { readonly [mark: string]: { readonly [key: string]: Mark } };
  readonly ticks: { readonly [task: string]: true };
  /** notes sealed on the way here, by `<secret>/<id>`: their text only once they were opened for both */
  readonly sealed?: State['sealed'];
  readonly tables: { readonly [id: string]: GridData };
  readonly rosters: { readonly [id: string]: RosterData };
  /** the players' drawn maps, by the spec's id; absent or empty: nothing is drawn */
  readonly sheets?: { readonly [id: string]: Sheet };
}

/** The players' own tables and rosters that a game uses, by the game's ids. */
export interface PlayerData {
  readonly tables?: { readonly [id: string]: GridData };
  readonly rosters?: { readonly [id: string]: RosterData };
  readonly sheets?: { readonly [id: string]: Sheet };
}

/** What a game knows before anything is recorded: nothing, in the first turn. */
export const emptyContext: Context = {
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
