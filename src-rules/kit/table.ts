import type { Fields } from './fields.ts';
import type { Msg } from './text.ts';
import type { Scalar } from './value.ts';

/** A table as plain text, cell by cell: the box's (printed in a rulebook) or the players' own (typed from their card). */
export interface GridData {
  readonly id: string;
  readonly cols: readonly string[];
  readonly rows: readonly string[];
  /** by 'row/col' */
  readonly cells: { readonly [at: string]: GridCell };
  /** where it comes from: a rule number, or 'typed' */
  readonly from: string;
}
export interface GridCell {
  readonly text: string;
  /** false: the player marked it as doubtful */
  readonly sure?: boolean;
  readonly marks?: readonly string[];
}

/** The grammar of a table: what a cell may say. `growing` tables take further rows (a list of values with counts). */
export interface GridSpec<R = unknown> {
  readonly id: string;
  readonly msg: Msg;
  readonly about: Msg;
  readonly rule: string;
  readonly cols: readonly { readonly key: string; readonly msg: Msg }[];
  readonly rows: readonly { readonly key: string; readonly msg: Msg }[] | 'growing';
  /** the pattern a cell's text must match, as the source of a regular expression, and how it reads for players */
  readonly pattern: string;
  readonly example: string;
  readonly parse: (text: string) => R | undefined;
  /** a check over the whole table: what looks wrong, or a sum worth showing */
  readonly notes?: (grid: GridData) => readonly Msg[];
}

/** A unit typed once from its counter. `values` are the roster's fields. */
export interface RosterUnit {
  readonly id: string;
  readonly name: string;
  readonly values: { readonly [field: string]: Scalar | readonly string[] | null };
}
export interface RosterData {
  readonly id: string;
  readonly units: readonly RosterUnit[];
}
/** What a game asks of its units: fields shared with the calculators' rows, a list of units known by name from the rulebook. */
export interface RosterSpec {
  readonly id: string;
  readonly msg: Msg;
  readonly about: Msg;
  readonly rule: string;
  readonly side: string;
  readonly fields: Fields;
  /** the units every copy of the game has, with what the rulebook states of them; missing values are the player's */
  readonly known: readonly RosterUnit[];
  /** the field that holds the ladder of steps as text, e.g. '9-7 4-7 2-7 1-7' */
  readonly steps?: string;
}
