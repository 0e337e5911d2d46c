import type { Msg } from '../words/message.ts';

/**
 * Figures whose steps can be done again. The deltas of the steps sum to the value, also through rounding, clamping
 * and lookup, and `verifySteps` repeats every operation.
 */
export type Op =
  | { readonly op: 'add'; readonly n: number }
  | { readonly op: 'times'; readonly n: number }
  | { readonly op: 'halve'; readonly drop: 'down' | 'up' }
  | { readonly op: 'atLeast'; readonly n: number }
  | { readonly op: 'atMost'; readonly n: number }
  /** the whole part of `figure` / its `per` */
  | { readonly op: 'whole'; readonly figure: string; readonly drop: 'down' | 'up' }
  | { readonly op: 'plus'; readonly figure: string }
  | { readonly op: 'plusUpTo'; readonly figure: string; readonly n: number }
  /**
   * looked up: the named function of the kit (or of the game) applied to the values of other figures; `columns`: the place
   * of these odds among the columns of the players' own table
   */
  | {
      readonly op: 'read';
      readonly table: string;
      readonly figures: readonly string[];
      readonly columns?: readonly string[];
    };

export interface ExplanationStep {
  readonly op: Op;
  readonly after: number;
  /** after − before; the deltas of a figure sum to its value */
  readonly delta: number;
  readonly msg: Msg;
  /** rule number as printed, '' where no rule speaks */
  readonly rule: string;
}

export interface Figure {
  readonly id: string;
  readonly msg: Msg;
  /** 2: the value is counted in halves */
  readonly per: 1 | 2;
  readonly value: number;
  readonly steps: readonly ExplanationStep[];
  /** the side whose figure it is, for the eye */
  readonly side?: string;
}

/** Of figures in the order they were written: these, and all that take one of them in. */
export const hangingOn = (figures: readonly Figure[], from: Iterable<string>): readonly string[] => {
  const found = new Set(from);
  for (const { id, steps } of figures)
    if (steps.some(({ op }) => 'figure' in op && found.has(op.figure))) found.add(id);
  return [...found];
};
