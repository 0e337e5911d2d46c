import { z } from 'zod';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { chanceIn } from '#rules/kit/chance/dist.ts';
import { units } from '#rules/kit/forms/countedIn.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import { parsePlain } from '#rules/kit/forms/parse.ts';
import { schemaOf } from '#rules/kit/forms/schema.ts';
import { type Question, question } from '#rules/kit/game/questions/question.ts';
import { acrosses, terrains } from '../attack/fields.ts';
import { classes, crts, traits } from '../ids.ts';
import { advanceOf } from './advance.ts';
import { billOf } from './bill.ts';
import { lossRows } from './losses.ts';
import { chainOf } from './overrun/chain.ts';
import { chainFields } from './overrun/chain-fields.ts';
import { enables, overrunCost, placeBars } from './overrun/run.ts';
import { passageOf, retreatLength } from './retreat.ts';

/** What a script may ask of results: the functions of the screens. */

const count = (max: number, unit: string) => z.int().min(0).max(max).meta({ unit });
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
const overrunBars = question({
  id: 'overrun-bars',
  about: 'Rules 8.61 to 8.64: whether a group may overrun a hex, why not, and what it costs in halves of MP.',
  input: z.strictObject({
    group: z.array(z.strictObject({ traits: z.array(z.enum(traits)).default([]) })).max(20),
    terrain: z.array(z.enum(terrains)).default([]),
    across: z.enum(acrosses).default('land'),
    strongpoint: z.boolean().default(false),
    weather: z.enum(['dry', 'overcast', 'rain']).default('dry'),
    fromZoc: z.boolean().default(false),
    assault: z.boolean().default(false),
    entry: count(60, units.halves).default(0),
  }),
  output: z.object({ rules: z.array(z.string()), mpHalves: z.number() }),
  answer: ({ group, entry, terrain, ...place }, around) => ({
    rules: [
      ...(enables(
        group.map((one) => ({ traits: new Set(one.traits) })),
        around,
      )
        ? []
        : ['8.62']),
      ...placeBars({ ...place, terrain: new Set(terrain) }, around).map(({ rule }) => rule),
    ],
    mpHalves: overrunCost(entry),
  }),
});

const overruns = question({
  id: 'overrun-chances',
  about:
    'P7: the exact chance that a group clears one hex after another, MP left in halves, and steps lost on average.',
  input: z.strictObject({ chain: schemaOf(chainFields) }),
  output: z.object({
    hexes: z.array(
      z.object({
        hex: z.string(),
        mpHalves: z.number(),
        leftHalves: z.number().nullable(),
        cleared: z.object({ p: z.number(), exact: z.string().optional() }),
        not: z.string().nullable().describe('the rule by which it is not tried'),
      }),
    ),
    lost: z.object({ attacker: z.number(), defender: z.number() }).nullable().describe('null: a check has no ER'),
  }),
  answer: ({ chain }, around) => {
    const parsed = parsePlain(chainFields, chain as JsonObject, around);
    if (!parsed.ok) throw new Error('the schema lets pass what the fields do not');
    const made = chainOf(asInput(chainFields, parsed.value), around);
    if (!made) return { hexes: [], lost: null };
    const { links, lost } = made;
    return {
      hexes: links.map(({ hex, cost, left, cleared, total, not }) => ({
        hex: hex.hex,
        mpHalves: hex.before + cost,
        leftHalves: left ?? null,
        cleared: chanceIn(cleared, total),
        not: not?.rule ?? null,
      })),
      lost,
    };
  },
});

export const resultQuestions: readonly Question[] = [result, losses, retreatOptions, advance, overrunBars, overruns];
