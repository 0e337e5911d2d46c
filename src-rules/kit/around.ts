import type { GridData, RosterData } from './table.ts';
import type { Json, Scalar } from './value.ts';

/**
 * What the game already knows, as plain data: handed to calculators, sequence, lanes, limits, reminders and score.
 * Without a saved game everything but `options` (their defaults) is empty and `turn` is 1.
 */
export interface Around {
  readonly scenario: string;
  readonly options: { readonly [id: string]: Scalar };
  readonly turn: number;
  /** the path of the present place in the sequence, '' without a game */
  readonly place: string;
  readonly cells: { readonly [id: string]: CellValue };
  readonly balances: { readonly [account: string]: number };
  readonly marks: { readonly [mark: string]: { readonly [key: string]: Mark } };
  readonly ticks: { readonly [task: string]: true };
  readonly tables: { readonly [id: string]: GridData };
  readonly rosters: { readonly [id: string]: RosterData };
}

/** A count, a choice, or a map of either by key. */
export type CellValue = Scalar | { readonly [key: string]: Scalar };

/** Something noted on a thing for a while: until the place leaves `until` (a path prefix), or for good without it. */
export interface Mark {
  readonly value: Json;
  readonly until?: string;
}
