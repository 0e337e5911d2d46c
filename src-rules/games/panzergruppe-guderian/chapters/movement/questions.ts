import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { question } from '#rules/kit/game/question.ts';
import { count, hex, hexOrNone, judged, points, side, turn, unitType, verdict } from '../../model/asking.ts';
import { turns } from '../../model/turns.ts';
import { halved, moverOf } from '../../model/units.ts';
import { stepCost } from '../map/stepCost.ts';
import { terrains } from '../map/terrain.ts';
import { stacking } from './stacking.ts';
import { allowance, walk } from './walk.ts';
import { barsColumns } from './west.ts';

const stepOnMap = z.strictObject({
  hex: hexOrNone.default(''),
  terrain: z.enum(terrains as [string, ...string[]]).default('clear'),
  road: z.boolean().default(false),
  river: z.boolean().default(false),
  lake: z.boolean().default(false),
  interdicted: z.boolean().default(false),
  enemyZoc: z.boolean().default(false),
  enemyUnit: z.boolean().default(false),
});

export const moveCost = question({
  id: 'move-cost',
  about:
    'Rules 6.2, 6.4, 6.7, 10.21, 10.23, 13.32, 13.43: cost of a listed path, hex by hex, and how far it may be walked. "road": the road crosses the hexside.',
  input: z.strictObject({
    unit: unitType,
    ma: count(30).meta({ unit: units.mp }),
    outOfSupply: z.boolean().default(false),
    /** of the context, if not given here */
    turn: z.int().min(1).max(turns).optional().meta({ unit: units.turn }),
    /** 5.23: a unit of 13th or 20th Army on turn 1 */
    firstMove: z.boolean().default(false),
    /** 6.22: it cannot leave by choice */
    startsInZoc: z.boolean().default(false),
    /** 10.23: a combat unit that can attack goes with the leader */
    withUnit: z.boolean().default(false),
    path: z.array(stepOnMap).min(1).max(60),
  }),
  output: z.object({
    /** the turn it was judged for (6.4) */
    turn: z.number(),
    allowance: z.number(),
    costs: z.array(z.number()),
    total: z.number(),
    steps: z.number(),
    spent: z.number(),
    left: z.number(),
    halt: z.object({ at: z.number(), why: z.string(), rule: z.string() }).nullable(),
    parts: z.array(z.array(z.object({ part: z.string(), cost: z.number(), rule: z.string() }))),
  }),
  answer: ({ unit, ma, outOfSupply, path, turn: asked, ...how }, context) => {
    const turn = asked ?? context.turn;
    const who = unit === 'rifle' || unit === 'armor' || unit === 'leader' ? 'soviet' : 'german';
    const mover = moverOf(unit);
    const has = allowance(ma, outOfSupply);
    const steps = path.map((step) => ({
      ...step,
      terrain: terrains.find((terrain) => terrain === step.terrain) ?? 'clear',
    }));
    const moved = walk({ ...how, mover, side: who, turn, ma: has }, steps);
    return {
      turn,
      allowance: has,
      costs: moved.costs.map((halves) => halves / 2),
      total: moved.costs.reduce((so, halves) => so + halves, 0) / 2,
      steps: moved.steps,
      spent: moved.spent / 2,
      left: moved.left / 2,
      halt: moved.halt ?? null,
      parts: steps.map((step) =>
        stepCost(mover, who, step).map(({ part, halves, rule }) => ({ part, cost: halves / 2, rule })),
      ),
    };
  },
});

export const movementAllowance = question({
  id: 'movement-allowance',
  about: 'Rules 6.25, 11.31, 11.32: movement allowance and strength of a unit out of supply.',
  input: z.strictObject({
    ma: count(30).meta({ unit: units.mp }),
    outOfSupply: z.boolean(),
    strength: points.default(0).meta({ unit: units.strength }),
  }),
  output: z.object({ ma: z.number(), strength: z.number() }),
  answer: ({ ma, outOfSupply, strength: printed }) => ({
    ma: allowance(ma, outOfSupply),
    strength: outOfSupply ? halved(printed) : printed,
  }),
});

export const stackingQuestion = question({
  id: 'stacking',
  about: 'Rules 7.1, 7.2 and ruling A33: may these units stay in one hex, and how many are too many.',
  input: z.strictObject({
    side,
    combat: count(60).meta({ unit: units.units }),
    leaders: count(15).default(0).meta({ unit: units.units }),
  }),
  output: z.object({ legal: z.boolean(), excess: z.number(), rule: z.string() }),
  answer: ({ side: who, combat, leaders }) => stacking(who, { combat, leaders }),
});

export const columnsQuestion = question({
  id: 'western-columns',
  about: 'Whether Soviet units may enter a hex by move, advance or overrun, and what a retreat there means (6.4).',
  input: z.strictObject({ turn, hex, firstMove: z.boolean().default(false) }),
  output: verdict.extend({ retreatEliminates: z.boolean(), rule: z.string() }),
  answer: ({ turn: asked, hex: at, firstMove }) => {
    const bar = barsColumns(asked, at, firstMove);
    return { ...judged(bar), retreatEliminates: barsColumns(asked, at, false) !== undefined, rule: '6.4' };
  },
});
