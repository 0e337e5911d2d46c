import { z } from 'zod';
import { question } from '#rules/kit/game/question.ts';
import { countsFor } from '../../model/julia.ts';
import { countersOf, fullSteps, stepsLeft } from '../../model/reading.ts';

export const steps = question({
  id: 'step-ledger',
  about: 'Steps of every counter (2.1): full, left, eliminated, and the corps it counts for (17.1.1).',
  input: z.strictObject({ corps: z.string().optional() }),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      side: z.string(),
      corps: z.string().optional(),
      full: z.number().optional(),
      left: z.number().optional(),
      eliminated: z.boolean(),
    }),
  ),
  answer: ({ corps }, context) =>
    countersOf(context)
      .map((counter) => ({ counter, of: countsFor(context, counter) }))
      .filter(({ of }) => corps === undefined || of === corps)
      .map(({ counter, of }) => {
        const [full, left] = [fullSteps(counter), stepsLeft(context, counter)];
        return {
          id: counter.id,
          name: counter.name,
          side: counter.side,
          ...(of ? { corps: of } : {}),
          full,
          left,
          eliminated: left === 0,
        };
      }),
});
