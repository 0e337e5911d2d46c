import { z } from 'zod';

export const chance = z.object({
  p: z.number(),
  /** 'n/d' in lowest terms, absent where the value is no fraction of whole numbers below 2^53 */
  exact: z.string().optional(),
});
