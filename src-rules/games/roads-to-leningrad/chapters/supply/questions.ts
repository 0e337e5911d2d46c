import { z } from 'zod';
import { question } from '#rules/kit/game/question.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { said } from '#rules/kit/words/messageSchema.ts';
import { cells } from '../../ids.ts';
import { countersOf, erNow, hasFired, isDisrupted, isSpent, supplyOf } from '../../model/reading.ts';
import { effectsOf } from './effects.ts';

/** Questions about the state of units, answered by the functions the screens call. */

export const unitState = question({
  id: 'unit-state',
  about:
    'What disruption and supply mean for units now (3.72, 6.13, 6.14): effective ER, markers, and each effect with its rule.',
  input: z.strictObject({ unit: z.string().max(60).optional() }),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      er: z.number().optional(),
      disrupted: z.boolean(),
      supply: z.enum(['none', 'emergency', 'oos']),
      fired: z.boolean(),
      spent: z.boolean(),
      effects: z.array(z.object({ id: z.string(), msg: said, rule: z.string() })),
    }),
  ),
  answer: ({ unit }, context) =>
    countersOf(context)
      .filter(({ kind, id, name }) => kind !== 'bridge' && (unit === undefined || unit === id || unit === name))
      .map((one) => {
        const er = erNow(context, one);
        return {
          id: one.id,
          name: one.name,
          er,
          disrupted: isDisrupted(context, one.id),
          supply: supplyOf(textAt(context, cells.supply, one.id)),
          fired: hasFired(context, one.id),
          spent: isSpent(context, one.id),
          effects: effectsOf(context, one).map((each) => ({ ...each })),
        };
      }),
});
