import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { question } from '#rules/kit/game/question.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { accounts, recordCells } from '../../../ids.ts';
import { count, hex, judged, side, turn, verdict } from '../../../model/asking.ts';
import { markers } from '../../../model/markers.ts';
import { turns } from '../../../model/turns.ts';
import { msg } from '../msg.ts';
import { barsBreak, railOpenAt } from './brokenRails.ts';
import { rail, railCost, railRange, railUnits } from './rail.ts';

export const railQuestion = question({
  id: 'rail-cost',
  about:
    'Rules 6.31-6.37, 13.31: rail points, quota units and what forbids the move. "interdicted" of the hexes entered count 4.',
  input: z.strictObject({
    hexes: count(200).meta({ unit: units.hexes }),
    interdicted: count(3).default(0).meta({ unit: units.hexes }),
    rifle: count(20).default(0).meta({ unit: units.units }),
    armor: count(20).default(0).meta({ unit: units.units }),
    leaders: count(20).default(0).meta({ unit: units.units }),
    broken: z.boolean().default(false),
    enemyZoc: z.boolean().default(false),
    onRail: z.boolean().default(true),
    arriving: z.boolean().default(false),
    only: z.boolean().default(true),
    side: side.default('soviet'),
  }),
  output: z.object({
    points: z.number(),
    range: z.number(),
    left: z.number(),
    quota: z.number(),
    quotaLeft: z.number(),
    legal: z.boolean(),
    bars: z.array(z.object({ why: z.string(), rule: z.string() })),
  }),
  answer: (move, context) => {
    const quotaLeft = context.balances[accounts.rail] ?? rail.quota;
    const cost = railCost(move, quotaLeft);
    // 6.36
    const bars = [...cost.bars, ...(move.side === 'german' ? [{ why: 'german', rule: '6.36' }] : [])];
    return { ...cost, range: railRange, quotaLeft, legal: bars.length === 0, bars };
  },
});

export const railQuota = question({
  id: 'rail-quota',
  about:
    'Soviet rail movement in a turn (6.31): what units count of the quota of 8. Reinforcements entering by rail do not count (6.32).',
  input: z.strictObject({
    rifle: z.int().min(0).max(100).default(0).meta({ unit: units.units }),
    armor: z.int().min(0).max(100).default(0).meta({ unit: units.units }),
    leader: z.int().min(0).max(100).default(0).meta({ unit: units.units }),
    used: z.int().min(0).max(rail.quota).default(0).meta({ unit: units.points }),
  }),
  output: verdict.extend({ cost: z.number(), left: z.number(), quota: z.number(), rule: z.string() }),
  answer: ({ used, leader, ...units }) => {
    const cost = railUnits({ ...units, leaders: leader });
    const had = rail.quota - used;
    const bar: Objection | undefined =
      cost > had ? { msg: msg('pgg.bar.rail', { n: cost, count: had }), rule: '6.31' } : undefined;
    return { ...judged(bar), cost, left: bar ? had : had - cost, quota: rail.quota, rule: '6.31' };
  },
});

export const brokenRail = question({
  id: 'broken-rail',
  about:
    'Breaking a rail line, or whether trains may use a hex (6.37). "broken": hex to the turn of its repair, 0 while broken.',
  input: z.strictObject({
    turn,
    hex,
    broken: z.record(hex, z.int().min(0).max(turns).meta({ unit: units.turn })).default({}),
  }),
  output: z.object({ mayBreak: verdict, open: z.boolean(), markersLeft: z.number(), rule: z.string() }),
  answer: ({ turn: asked, hex: at, broken }, context) => {
    const then: Context = { ...context, turn: asked, cells: { ...context.cells, [recordCells.brokenRail]: broken } };
    return {
      mayBreak: judged(barsBreak(then, at)),
      open: railOpenAt(then, at),
      markersLeft: markers.brokenRail - Object.values(broken).filter((repaired) => repaired === 0).length,
      rule: '6.37',
    };
  },
});
