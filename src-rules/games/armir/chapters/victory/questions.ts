import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { parseFields } from '#rules/kit/forms/parse.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import { said } from '#rules/kit/words/messageSchema.ts';
import { italianCorps } from '../../ids.ts';
import { armirHqGone, corpsDestroyed, corpsTallies, isDestroyed, stepsNeeded } from '../../model/corps.ts';
import { readShare } from './ahead.ts';
import { asObjectives, decoys, fewest, isChoice, objectives } from './objectives.ts';
import { canWin } from './points.ts';
import { figuresOf, verdictOf, worthOf } from './standing.ts';
import { aheadOf, shareKeys, supposedFields } from './supposed.ts';

/** Questions of victory, answered by the functions the screens call. */

const corps = question({
  id: 'corps',
  about:
    'Corps destroyed (17.1.1): steps of each Italian corps, lost, still needed; ARMIR HQ as one corps more. "steps" asks of any corps by its numbers.',
  input: z.strictObject({
    steps: z
      .strictObject({
        full: z.int().min(1).meta({ unit: units.steps }),
        lost: z.int().min(0).meta({ unit: units.steps }),
      })
      .optional(),
  }),
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
  answer: ({ steps }, context) => ({
    corps: corpsTallies(context).map((one) => ({ ...one, unknown: [...one.unknown] })),
    armirHq: armirHqGone(context),
    destroyed: corpsDestroyed(context),
    ...(steps
      ? { steps: { destroyed: isDestroyed(steps.lost, steps.full), needed: stepsNeeded(steps.lost, steps.full) } }
      : {}),
  }),
});

const objective = z.enum(objectives);
const choiceSchema = z
  .array(objective)
  .min(fewest)
  .max(objectives.length)
  .refine(isChoice, 'each objective once (17.1)')
  .meta({ uniqueItems: true });
const points = question({
  id: 'objectives',
  about:
    'PV of a choice of objectives (17.1, 17.2). Figures left out are those of the context: turn of arrival at Bokovskaya (0: not), airports, corps destroyed, starred points, Soviet HQs eliminated.',
  input: z.strictObject({
    choice: choiceSchema,
    arrival: z.int().min(0).max(6).optional().meta({ unit: units.turn }),
    airports: z.boolean().optional(),
    corps: z.int().min(0).max(5).optional().meta({ unit: units.units }),
    stars: z.int().min(0).max(99).optional().meta({ unit: units.points }),
    hqs: z.int().min(0).max(99).optional().meta({ unit: units.units }),
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
  answer: ({ choice, ...given }, context) => {
    const at = {
      ...figuresOf(context),
      ...Object.fromEntries(Object.entries(given).filter(([, v]) => v !== undefined)),
    };
    const picked = asObjectives(choice);
    return {
      worth: worthOf(at, context),
      ...verdictOf(picked, at, context),
      canWin: canWin(picked),
      decoys: decoys(picked),
      rules: ['17.1.1', '17.1.2', '17.1.3', '17.2'],
    };
  },
});

/** "25" or 25: percents; "1/3": a third. */
const share = z
  .union([z.number().min(0).max(100), z.string().max(9)])
  .meta({ unit: units.percent })
  .refine((said) => readShare(String(said)) !== undefined, 'percent (25, 12.5) or a fraction ("1/3")');
const outlook = question({
  id: 'objectives-outlook',
  about:
    'Chance of 3 PV for every choice of objectives (17.1, 17.2), the best first, as on the private screen of the Soviet player. Chances are percents (25, 12.5) or fractions ("1/3"); what is left out is supposed as on that screen. "cir" and "tem" say whether Čir and airports are reckoned from the units recorded or your own: with a chance of your own given they are "own".',
  input: z.strictObject({
    cir: z.enum(['reckoned', 'own']).optional(),
    tem: z.enum(['reckoned', 'own']).optional(),
    hqs: z.int().min(0).max(20).optional().meta({ unit: units.units }),
    ...Object.fromEntries(shareKeys.map((key) => [key, share.optional()])),
  }),
  output: z.object({
    chances: z.array(z.object({ choice: z.array(objective), p: z.number(), exact: z.string().optional() })),
    note: said,
    rules: z.array(z.string()),
  }),
  answer: (given, context) => {
    const raw: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(given))
      if (typeof value === 'string' || typeof value === 'number') raw[key] = key === 'hqs' ? value : String(value);
    if (raw.cir === undefined && (raw.cirUp !== undefined || raw.cirEven !== undefined)) raw.cir = 'own';
    if (raw.tem === undefined && raw.airports !== undefined) raw.tem = 'own';
    const parsed = parseFields(supposedFields, raw, context);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.troubles));
    const { chances, note } = aheadOf(parsed.value, context);
    return {
      chances: chances.map(({ set, p, exact }) => ({ choice: [...set], p, exact })),
      note,
      rules: ['17.1.1', '17.1.3', '17.2'],
    };
  },
});

export const questions: readonly Question[] = [corps, points, outlook];
