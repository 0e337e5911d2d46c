import { z } from 'zod';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { chance } from '#rules/kit/chance/chanceSchema.ts';
import { chanceIn } from '#rules/kit/chance/dist.ts';
import { units } from '#rules/kit/forms/countedIn.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import { parsePlain } from '#rules/kit/forms/parse.ts';
import { schemaOf } from '#rules/kit/forms/schema.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import { traits } from '../../../ids.ts';
import { count } from '../../../model/asked.ts';
import { acrosses, terrains } from '../fight/fields.ts';
import { chainOf } from './chain.ts';
import { chainFields } from './chainFields.ts';
import { enables, overrunCost, placeBars } from './run.ts';

/** What a script may ask of overruns: the functions of the screens. */

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
  answer: ({ group, entry, terrain, ...place }, context) => ({
    rules: [
      ...(enables(
        group.map((one) => ({ traits: new Set(one.traits) })),
        context,
      )
        ? []
        : ['8.62']),
      ...placeBars({ ...place, terrain: new Set(terrain) }, context).map(({ rule }) => rule),
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
        cleared: chance,
        not: z.string().nullable().describe('the rule by which it is not tried'),
      }),
    ),
    lost: z.object({ attacker: z.number(), defender: z.number() }).nullable().describe('null: a check has no ER'),
  }),
  answer: ({ chain }, context) => {
    const parsed = parsePlain(chainFields, chain as JsonObject, context);
    if (!parsed.ok) throw new Error('the schema lets pass what the fields do not');
    const made = chainOf(asInput(chainFields, parsed.value), context);
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

export const overrunQuestions: readonly Question[] = [overrunBars, overruns];
