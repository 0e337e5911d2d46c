import type { Ranks } from './side.ts';

/** Chances of standing at (a, c), so many units left on either side, by a × (inner size + 1) + c. */
export type Standing = Float64Array;

/** Where battles have ended so far. Written by the engines, read when all is done. */
export interface Ends {
  /** the other side is gone; by how many are left */
  readonly outerAlone: Float64Array;
  readonly innerAlone: Float64Array;
  neither: number;
  /** given up, or nobody left who can hit: by standing; made when first needed */
  stopped: Standing | undefined;
  /** expected rounds fought to the end */
  rounds: number;
}

/** States with fewer units than this on a side are left alone by `settle`: a side gives up there. */
export interface Below {
  readonly outer: number;
  readonly inner: number;
}

/**
 * One way of fighting a round. Rows are worked from the largest a down, `close` after the last: a caller can stop,
 * count and report between any two of them.
 */
export interface Engine {
  /** rounds without end: the row of a, once all higher rows are done. `coming` holds what enters from outside. */
  readonly settle: (a: number, coming: Standing, below: Below, ends: Ends) => void;
  /** a single round: the row of a, from one standing to the next */
  readonly once: (a: number, from: Standing, to: Standing, ends: Ends) => void;
  readonly close: (ends: Ends) => void;
}

export type EngineOf = (outer: Ranks, inner: Ranks) => Engine;

export const stop = (ends: Ends, size: number, at: number, chance: number): void => {
  ends.stopped ??= new Float64Array(size);
  ends.stopped[at] = chance;
};
