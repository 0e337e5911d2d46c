/**
 * Battles in rounds of ordered fire steps, solved exactly. A state is a pair (outer, inner) of whole numbers: units on
 * the ground and aircraft above them, say. Each step throws one volley, whose chances hang on one half of the state, and
 * its hits move one half or both (a hit that finds nothing to move in the inner half moves nothing). Two volleys at once are two steps, as long as the first does not change what throws
 * the second.
 *
 * A round is a row of doors: what stands before step k, after the last step. Mass passes from door to door and, where
 * the battle goes on, from the last door to the first. Since every hit, rotation or removal raises `rank` (outer) or the
 * number of the state (inner), the only way back to the same door of the same state is a whole round that changes
 * nothing: a geometric series, divided out. So states are worked once, in the order of their rank, all inner states of an
 * outer one together. Only positive terms are added.
 */
export interface RoundStep {
  /** chances of 0, 1, 2 … hits, by the outer or by the inner state; they sum to 1 */
  readonly volley:
    | { readonly by: 'outer'; readonly of: (outer: number) => Float64Array }
    | { readonly by: 'inner'; readonly of: (inner: number) => Float64Array };
  /** the outer states after 0 to `most` hits (a shorter list: its last holds for all more); absent: none is touched */
  readonly outer?: (outer: number, most: number) => readonly number[];
  /** the inner states after 0, 1, 2 … hits, likewise, never less than the state itself */
  readonly inner?: (inner: number) => readonly number[];
}

export interface RoundChain {
  readonly inner: number;
  readonly steps: readonly RoundStep[];
  /** raised by whatever changes an outer state */
  readonly rank: (outer: number) => number;
  /** no outer state ranks higher */
  readonly most: number;
}

/** Mass by outer state, one number for each inner state. */
export type Masses = Map<number, Float64Array>;

/** Whether a battle ends at a state after a round. */
export type Over = (outer: number, inner: number) => boolean;

export interface Settled {
  /** where battles ended */
  readonly over: Masses;
  /** where they go on for ever without anything changing */
  readonly stuck: Masses;
  readonly rounds: number;
}
