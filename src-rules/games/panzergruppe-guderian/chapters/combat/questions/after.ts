import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { question } from '#rules/kit/game/question.ts';
import { count, hexOrNone, side } from '../../../model/asking.ts';
import { ruling } from '../../../model/rulings.ts';
import { overrunCost } from '../../movement/overrunCost.ts';
import { readCode } from '../crt.ts';
import { advanceAfter } from '../retreat/advance.ts';
import { retreatInto } from '../retreat/retreats.ts';
import { resultCode } from './code.ts';

export const retreatQuestion = question({
  id: 'retreat',
  about:
    'Rules 6.4, 8.15, 9.71-9.73 and ruling A32: of listed neighbouring hexes, which may be retreated into, which must be, and who is eliminated there.',
  input: z.strictObject({
    side,
    units: count(30).meta({ unit: units.units }),
    leaders: count(15).default(0).meta({ unit: units.units }),
    hexes: z
      .array(
        z.strictObject({
          hex: hexOrNone.default(''),
          enemyUnit: z.boolean().default(false),
          lake: z.boolean().default(false),
          enemyZoc: z.boolean().default(false),
          friends: count(30).default(0).meta({ unit: units.units }),
          friendlyLeaders: count(15).default(0).meta({ unit: units.units }),
        }),
      )
      .min(1)
      .max(6),
  }),
  output: z.object({
    possible: z.boolean(),
    hexes: z.array(
      z.object({
        hex: z.string(),
        bar: z.string().nullable(),
        rank: z.number().nullable(),
        must: z.boolean(),
        fit: z.number(),
        eliminated: z.number(),
        rule: z.string(),
      }),
    ),
    /** no legal hex: take losses, or retreat and be eliminated (A29) */
    otherwise: z.enum(['losses', 'eliminated']),
  }),
  answer: ({ side: who, units, leaders, hexes }, context) => {
    const judged = retreatInto(who, context, { combat: units, leaders }, hexes);
    return {
      possible: judged.some((choice) => choice.rank !== undefined),
      hexes: judged.map((choice) => ({ ...choice, bar: choice.bar ?? null, rank: choice.rank ?? null })),
      otherwise: ruling(context.options, 'a29'),
    };
  },
});

export const advanceQuestion = question({
  id: 'advance',
  about: 'Rules 9.66, 9.67, 9.81-9.88: who may advance after a result, along the line of retreat or up to two hexes.',
  input: z.strictObject({
    result: resultCode,
    overrun: z.boolean().default(false),
    defender: z.enum(['losses', 'retreat']).default('losses'),
    attacker: z.enum(['losses', 'retreat']).default('losses'),
    emptied: z.boolean().default(false),
    /** A46: units of the side that pays took no part and are still in that hex */
    stayed: z.boolean().default(false),
  }),
  output: z.object({
    attackers: z.boolean(),
    defenders: z.boolean(),
    way: z.enum(['line', 'free']).nullable(),
    hexes: z.number().nullable(),
    rule: z.string(),
  }),
  answer: ({ result, ...rest }) => {
    const after = advanceAfter({ code: result, ...rest });
    // 9.86 two hexes; along a line of retreat as far as it goes
    return { ...after, way: after.way ?? null, hexes: after.way === 'free' ? 2 : null };
  },
});

export const overrunNext = question({
  id: 'overrun-next-step',
  about:
    'Rules 6.51, 6.52, 6.56-6.58, 6.61: what overrunners do after a result, MP left, and whether the defenders are disrupted.',
  input: z.strictObject({
    result: resultCode,
    emptied: z.boolean(),
    mp: z.number().min(0).max(20).multipleOf(0.5).meta({ unit: units.halfMp }),
    entryCost: z.number().min(0).max(10).multipleOf(0.5).default(1).meta({ unit: units.halfMp }),
    /** A11: what the hex after that would cost */
    nextEntryCost: z.number().min(0).max(10).multipleOf(0.5).default(1).meta({ unit: units.halfMp }),
    inEnemyZoc: z.boolean().default(false),
  }),
  output: z.object({
    cost: z.number(),
    allowed: z.boolean(),
    mpLeft: z.number(),
    next: z.enum(['enter', 'stay']),
    mayMove: z.boolean(),
    mayOverrunAgain: z.boolean(),
    disrupted: z.boolean(),
  }),
  answer: ({ result: code, emptied, mp, entryCost, nextEntryCost, inEnemyZoc }, context) => {
    const cost = overrunCost({ entryCost: entryCost * 2 }, context) / 2;
    const result = readCode(code);
    const enters =
      result?.defender !== undefined && !result.split && !result.engaged && (emptied || result.defender.all);
    const mpLeft = Math.max(0, mp - cost);
    return {
      cost,
      allowed: mp >= cost,
      mpLeft: enters ? mpLeft : 0,
      next: enters ? ('enter' as const) : ('stay' as const),
      mayMove: enters && mpLeft > 0 && !inEnemyZoc,
      mayOverrunAgain: enters && mpLeft >= overrunCost({ entryCost: nextEntryCost * 2 }, context) / 2,
      disrupted:
        result?.defender !== undefined &&
        !result.defender.all &&
        (!result.engaged || ruling(context.options, 'a12') === 'disrupted'),
    };
  },
});
