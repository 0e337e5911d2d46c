import { z } from 'zod';
import type { Inferred } from '../base/inferred.ts';
import { spoken } from '../words/messageSchema.ts';

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

/** Scripts are told the name of an operation, and no more; the union above is its type. */
const op = z.looseObject({ op: z.string() }) as unknown as z.ZodType<Op, Op>;

const step = z.object({
  op,
  after: z.number(),
  /** after − before; the deltas of a figure sum to its value */
  delta: z.number(),
  msg: spoken,
  /** rule number as printed, '' where no rule speaks */
  rule: z.string(),
});
export type ExplanationStep = Inferred<typeof step>;

export const figure = z.object({
  id: z.string(),
  msg: spoken,
  /** 2: the value is counted in halves */
  per: z.union([z.literal(1), z.literal(2)]),
  value: z.number(),
  /** the side whose figure it is, for the eye */
  side: z.string().optional(),
  steps: z.array(step),
});
export type Figure = Inferred<typeof figure>;
