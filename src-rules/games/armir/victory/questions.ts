import { z } from 'zod';
import type { Question } from '../../../kit/game.ts';
import { question } from '../../../kit/game.ts';
import { italianCorps } from '../ids.ts';
import { armirHqGone, corpsDestroyed, corpsTallies, isDestroyed, stepsNeeded } from './corps.ts';
import { decoys, objectives } from './objectives.ts';
import { canWin } from './points.ts';
import { figuresOf, verdictOf, worthOf } from './standing.ts';

/** Questions of victory, answered by the functions the screens call. */

const corps = question({
  id: 'corps',
  about:
    'Corps destroyed (17.1.1): steps of each Italian corps, lost, still needed; ARMIR HQ as one corps more. "steps" asks of any corps by its numbers.',
  input: z.strictObject({ steps: z.strictObject({ full: z.int().min(1), lost: z.int().min(0) }).optional() }),
  output: z.object({
    corps: z.array(
      z.object({
        corps: z.enum(italianCorps),
        full: z.number(),
        lost: z.number(),
        unknown: z.array(z.string()),
        destroyed: z.boolean(),
        needed: z.number(),
        byHand: z.literal(true).optional(),
      }),
    ),
    armirHq: z.boolean(),
    destroyed: z.number(),
    steps: z.object({ destroyed: z.boolean(), needed: z.number() }).optional(),
  }),
  answer: ({ steps }, around) => ({
    corps: corpsTallies(around).map((one) => ({ ...one, unknown: [...one.unknown] })),
    armirHq: armirHqGone(around),
    destroyed: corpsDestroyed(around),
    ...(steps
      ? { steps: { destroyed: isDestroyed(steps.lost, steps.full), needed: stepsNeeded(steps.lost, steps.full) } }
      : {}),
  }),
});

const objective = z.enum(objectives);
const points = question({
  id: 'objectives',
  about:
    'PV of a choice of objectives (17.1, 17.2). Figures left out are those of the context: turn of arrival at Bokovskaya (0: not), airports, corps destroyed, starred points, Soviet HQs eliminated.',
  input: z.strictObject({
    choice: z.array(objective).min(2).max(4),
    arrival: z.int().min(0).max(6).optional(),
    airports: z.boolean().optional(),
    corps: z.int().min(0).max(5).optional(),
    stars: z.int().min(0).max(99).optional(),
    hqs: z.int().min(0).max(99).optional(),
    spent: z.boolean().optional(),
  }),
  output: z.object({
    worth: z.record(objective, z.number()),
    soviet: z.number(),
    axis: z.number(),
    net: z.number(),
    winner: z.enum(['soviet', 'axis']),
    lost: z.enum(['ps', 'airports']).optional(),
    canWin: z.boolean(),
    decoys: z.number(),
    rules: z.array(z.string()),
  }),
  answer: ({ choice, ...given }, around) => {
    const at = {
      ...figuresOf(around),
      ...Object.fromEntries(Object.entries(given).filter(([, v]) => v !== undefined)),
    };
    const picked = objectives.filter((one) => choice.includes(one));
    return {
      worth: worthOf(at, around),
      ...verdictOf(picked, at, around),
      canWin: canWin(picked),
      decoys: decoys(picked),
      rules: ['17.1.1', '17.1.2', '17.1.3', '17.2'],
    };
  },
});

export const questions: readonly Question[] = [corps, points];
