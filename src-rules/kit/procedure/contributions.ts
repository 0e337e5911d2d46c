import { z } from 'zod';
import type { Inferred } from '../base/inferred.ts';
import { jsonObject } from '../base/jsonSchema.ts';
import { chance } from '../chance/chanceSchema.ts';
import { spoken } from '../words/messageSchema.ts';

const edit = z.union([
  z.strictObject({ rows: z.string(), row: z.string(), set: jsonObject }),
  z.strictObject({ set: jsonObject }),
]);
/** A change of a form: of one of its rows, or of its own fields. */
export type Edit = Inferred<typeof edit>;

const byMeasure = z.record(z.string(), chance);
const contribution = z.object({
  id: z.string(),
  msg: spoken,
  rule: z.string(),
  side: z.string(),
  /** it is in the fight; it could be; it would stand in place of something */
  state: z.enum(['in', 'out', 'instead']),
  /** by measure: with it less without it; of one `instead`, less the fight as it stands. What is missing is not known */
  adds: z.record(z.string(), z.number()),
  /** by measure: the fight with this undone (`in`) or done */
  comesTo: byMeasure,
  /** does or undoes it in the form; absent: only thought of */
  edits: z.array(edit).optional(),
});
export type Contribution = Inferred<typeof contribution>;

const alternative = z.object({
  id: z.string(),
  msg: spoken,
  gives: byMeasure,
  /** it is done so now */
  now: z.boolean().optional(),
  edits: z.array(edit),
});
export type Alternative = Inferred<typeof alternative>;

export const contributions = z.object({
  measures: z.array(
    z.object({
      id: z.string(),
      msg: spoken,
      /** `points`: a mean, which may be negative; its `p` is no chance */
      kind: z.enum(['chance', 'points']),
      /** of the fight as it stands; absent: not known, `not` says why */
      now: chance.optional(),
      not: spoken.optional(),
    }),
  ),
  things: z.array(contribution),
  ways: z.array(
    z.object({
      id: z.string(),
      msg: spoken,
      rule: z.string(),
      side: z.string(),
      /** by measure: is more of it better for that side? */
      wants: z.record(z.string(), z.enum(['more', 'less'])),
      list: z.array(alternative),
    }),
  ),
});
/**
 * What each thing adds to a fight, in the measure its players pick: the same fight with it and without it; and whole ways
 * of doing something, to be ranked.
 */
export type Contributions = Inferred<typeof contributions>;
