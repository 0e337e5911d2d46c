import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import { movements, nations } from '../../ids.ts';
import { flag, kind, side, sp } from '../../model/asked.ts';
import { movesAs } from '../../model/units.ts';
import { allowance, costsPa, plainStep, walk } from './costs.ts';
import { stacking } from './stack.ts';

/** Movement, stacking and zones of control in figures, for the command line. */
const halves = z.number().multipleOf(0.5).min(0).max(40).meta({ unit: units.halfMp });
const text = z.string().max(40).default('');

const moveCost = question({
  id: 'move-cost',
  about:
    'What a way costs one unit (5, 13.1, 18.4.1), step by step, and how far it gets. MP in steps of 0.5; the turn decides on the weather.',
  input: z.strictObject({
    side,
    kind,
    /** of a combat unit: HQs move as motorised units, guns on foot (5.3.2) */
    move: z.enum(movements).default('other'),
    mp: halves,
    oos: flag,
    nation: z.enum(nations).default('ITA'),
    division: text,
    pa: z.boolean().default(true),
    assaults: flag,
    path: z.array(
      z
        .object({
          road: z.boolean(),
          zoc: z.boolean(),
          anyZoc: z.boolean(),
          enemy: z.boolean(),
          assault: z.boolean(),
          won: z.boolean(),
          don: z.boolean(),
          strongpointSide: z.boolean(),
          railAB: z.boolean(),
          bokovskaya: z.boolean(),
        })
        .partial()
        .strict(),
    ),
  }),
  output: z.object({
    has: z.number(),
    steps: z.int(),
    spent: z.number(),
    left: z.number(),
    costs: z.array(z.number()),
    minimum: z.boolean(),
    pa: z.int(),
    halt: z.object({ at: z.int(), why: z.string(), rule: z.string() }).optional(),
  }),
  answer: (asked, context) => {
    const input = { ...asked, move: movesAs(asked) };
    const has = allowance(input.mp * 2, { move: input.move, turn: context.turn, oos: input.oos });
    const pays = costsPa(input);
    const moved = walk(
      { ...input, halves: has, far: !pays || input.pa },
      input.path.map((step) => ({ ...plainStep, ...step })),
    );
    return {
      has: has / 2,
      steps: moved.steps,
      spent: moved.spent / 2,
      left: moved.left / 2,
      costs: moved.costs.map((cost) => cost / 2),
      minimum: moved.minimum,
      pa: pays && moved.steps > 1 ? 1 : 0,
      ...(moved.halt ? { halt: moved.halt } : {}),
    };
  },
});

const stackCheck = question({
  id: 'stack-check',
  about: 'May these units of one side stand in one hex (6)? The excess, and whom the owner may pick.',
  input: z.strictObject({
    units: z
      .array(
        z.strictObject({
          id: z.string().min(1).max(40),
          side,
          kind,
          sp: sp.optional(),
          army: z.string().max(40).optional(),
          corps: text,
          division: text,
        }),
      )
      .max(16),
  }),
  output: z.object({
    sp: z.int(),
    legal: z.boolean(),
    over: z.int(),
    armies: z.boolean(),
    together: z.string().optional(),
    untyped: z.array(z.string()),
    excess: z.object({ sp: z.int(), groups: z.array(z.array(z.string())) }),
  }),
  answer: ({ units }) => {
    const { excess, untyped, ...judged } = stacking(units);
    return {
      ...judged,
      untyped: [...untyped],
      excess: { sp: excess.sp, groups: excess.groups.map((group) => [...group]) },
    };
  },
});

export const questions: readonly Question[] = [moveCost, stackCheck];
