import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import { classes, crts } from '../../../ids.ts';
import { count } from '../../../model/asked.ts';
import { advanceOf } from './advance.ts';
import { billOf } from './bill.ts';
import { lossRows } from './losses.ts';
import { passageOf, retreatLength } from './retreat.ts';

/** What a script may ask of results: the functions of the screens. */

const sideBill = z.object({
  steps: z.number(),
  armour: z.boolean(),
  cut: z.boolean(),
  extra: z.boolean(),
  retreats: z.boolean(),
  eliminated: z.boolean(),
  disrupted: z.boolean(),
});

const result = question({
  id: 'result',
  about: 'Rules 11.11, 11.12, 11.24, 11.42: a result as each side pays it, by the steps there are.',
  input: z.strictObject({
    text: z.string().max(12),
    shaded: z.boolean().default(false),
    noRetreat: z.boolean().default(false),
    attackerSteps: count(99, units.steps).optional(),
    defenderSteps: count(99, units.steps).optional(),
  }),
  output: z.object({ known: z.boolean(), attacker: sideBill.optional(), defender: sideBill.optional() }),
  answer: ({ text, shaded, noRetreat, attackerSteps, defenderSteps }) => {
    const bill = billOf({ text, shaded, noRetreat }, { attacker: attackerSteps, defender: defenderSteps });
    return bill ? { known: true, ...bill } : { known: false };
  },
});
const losses = question({
  id: 'losses',
  about: 'Rules 11.21, 11.22, 11.12: every way to share out steps: lead first, or armour first.',
  input: z.strictObject({
    units: z
      .array(
        z.strictObject({ id: z.string().max(64), steps: count(2, units.steps), armoured: z.boolean().default(false) }),
      )
      .max(20),
    steps: count(20, units.steps),
    lead: z.string().max(64).default(''),
    armour: z.boolean().default(false),
  }),
  output: z.object({ rows: z.array(z.record(z.string(), z.number())) }),
  answer: ({ units: of, steps, lead, armour }) => ({
    rows: lossRows(of, steps, { lead, armour }).map((row) => Object.fromEntries(row)),
  }),
});
const retreatOptions = question({
  id: 'retreat-options',
  about: 'Rules 11.31, 11.5: how far a force retreats, who chooses, and what the way through enemy ZOC costs.',
  input: z.strictObject({
    from: z.enum([...crts, 'refusal', 'overrun']),
    clear: z.boolean().default(true),
    zocHexes: count(6, units.hexes).default(0),
    secondFree: z.boolean().default(true),
    mot: z.boolean().default(false),
    heavyGuns: z.boolean().default(false),
    others: z.boolean().default(true),
    motEnemy: z.boolean().default(false),
  }),
  output: z.object({
    least: z.number(),
    most: z.number(),
    by: z.string(),
    passage: z.string(),
    gunsGone: z.boolean(),
    rule: z.string(),
  }),
  answer: ({ from, clear, zocHexes, secondFree, mot, heavyGuns, others, motEnemy }) => {
    const { least, most, by } = retreatLength(from, !clear);
    return { least, most, by, ...passageOf({ clear, zocHexes, secondFree }, { mot, heavyGuns, others }, motEnemy) };
  },
});
const advance = question({
  id: 'advance-options',
  about: 'Rules 11.6, 9.23: how many hexes a victorious attacker may advance.',
  input: z.strictObject({
    class: z.enum(classes),
    disrupted: z.boolean().default(false),
    after: z.enum([...crts, 'refusal']),
    lastStep: z.boolean().default(false),
  }),
  output: z.object({ hexes: z.number(), rule: z.string() }),
  answer: ({ class: kind, disrupted, after, lastStep }) => {
    const { hexes, rule } = advanceOf({ class: kind, disrupted }, after, lastStep);
    return { hexes, rule };
  },
});

export const resultQuestions: readonly Question[] = [result, losses, retreatOptions, advance];
