import type { Context } from '../record/context.ts';
import type { Fact } from '../record/journal.ts';
import type { Msg } from '../words/message.ts';
import type { Ink } from './book.ts';

/** How a figure of the game went from turn to turn: read from the record where each turn ended, never kept apart. */

/** A turn as it ended, or as it stands. */
export interface TurnEnd {
  readonly turn: number;
  readonly context: Context;
  /** what was recorded in it */
  readonly facts: readonly Fact[];
}

export interface SeriesLine {
  readonly id: string;
  readonly msg: Msg;
  /** drawn as a side */
  readonly side?: string;
  /** drawn with the sign of an account */
  readonly sign?: { readonly ink: Ink; readonly letter: Msg };
}

/** Values over the turns. What does not apply in a turn is left out of `at`; a line that never has a value is not drawn. */
export interface SeriesSpec {
  readonly id: string;
  readonly msg: Msg;
  /** what it belongs to, where several of a kind stand together: a nation */
  readonly of?: Msg;
  /** a level from turn to turn, or an amount for each turn */
  readonly kind: 'level' | 'amount';
  readonly lines: readonly SeriesLine[];
  readonly at: (end: TurnEnd) => { readonly [line: string]: number | undefined };
}
