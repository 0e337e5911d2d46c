import type { Scalar } from '../base/json.ts';

/** A table as plain text, cell by cell: the box's (printed in a rulebook) or the players' own (typed from their card). */
export interface GridData {
  readonly id: string;
  readonly cols: readonly string[];
  readonly rows: readonly string[];
  /** by 'row/col' */
  readonly cells: { readonly [at: string]: GridCell };
  /** where it comes from: a rule number, or 'typed' */
  readonly from: string;
  /** warnings the players looked at and keep: so it stands on their card */
  readonly accepted?: readonly string[];
  /** cells typed a second time, apart from the first: for finding slips, never for rules */
  readonly second?: { readonly [at: string]: string };
}

export interface GridCell {
  readonly text: string;
  /** false: the player marked it as doubtful */
  readonly sure?: boolean;
  readonly marks?: readonly string[];
  /** where this cell comes from, if not from where its table does: cells of the players' lie over the box's */
  readonly from?: string;
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
