import { z } from 'zod';
import { grouped, pointsOf } from '#rules/kit/game/pool.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import { sides } from '../../ids.ts';
import { blocksOf } from '../../model/blocks/block.ts';
import { message, nation, ruled, turn, unitClass } from '../../model/shapes.ts';
import { arrivalOf } from './arrivals.ts';
import { pool } from './pool.ts';
import { views } from './views.ts';

const side = z.enum([sides.axis, sides.soviet]);
const count = z.object({ units: z.int(), points: z.int() });

const forcePool = question({
  id: 'force-pool',
  about:
    'Every block of the rosters with its state and face; blocks and PF under the headings of a view (set-up, chart, class, state, nation, entry, frozen, team), against what is wanted there.',
  input: z.strictObject({ view: z.string().max(20).optional() }),
  output: z.object({
    blocks: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        side: z.string(),
        nation,
        class: unitClass.nullable(),
        state: z.string(),
        pf: z.int().nullable(),
        half: z.boolean(),
      }),
    ),
    groups: z.array(
      z.object({
        key: z.string(),
        msg: message,
        side: z.string(),
        rows: z.int(),
        ...count.shape,
        wants: count.partial().nullable(),
      }),
    ),
    troubles: z.array(z.object({ ...ruled.shape, block: z.string().nullable() })),
  }),
  answer: ({ view: asked = 'class' }, context) => {
    const rows = pool.rows(context);
    const view = views.find((one) => one.id === asked && (one.when?.(context) ?? true));
    return {
      blocks: blocksOf(context).flatMap((block, i) => {
        const row = rows[i];
        return row
          ? [
              {
                id: row.id,
                name: row.name,
                side: row.side,
                nation: block.nation,
                class: block.class ?? null,
                state: row.state,
                pf: pointsOf(row) ?? null,
                half: row.mark,
              },
            ]
          : [];
      }),
      groups: (view ? grouped(pool, view, rows, context) : []).map((group) => ({
        key: group.key,
        msg: { ...group.msg },
        side: group.side,
        rows: group.rows,
        units: group.units,
        points: group.points,
        wants: group.wants ? { ...group.wants } : null,
      })),
      troubles: pool.troubles(context).map((one) => ({ msg: { ...one.msg }, rule: one.rule, block: one.row ?? null })),
    };
  },
});

const reinforcements = question({
  id: 'reinforcements',
  about: 'Rules 7.3.1 to 7.3.3: the blocks the order-of-battle cards bring in a month, and how each stands.',
  input: z.strictObject({ turn: turn.optional(), side: side.optional() }),
  output: z.object({
    turn: z.int(),
    blocks: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        side,
        pf: z.int().nullable(),
        state: z.enum(['due', 'done', 'delayed', 'lost']),
      }),
    ),
  }),
  answer: ({ turn: asked, side: of }, context) => {
    const month = asked ?? context.turn;
    return {
      turn: month,
      blocks: blocksOf(context).flatMap((block) => {
        const state = block.entry === month ? arrivalOf(block, context) : undefined;
        return state && (of === undefined || of === block.side)
          ? [{ id: block.unit.id, name: block.unit.name, side: block.side, pf: block.entryPf || null, state }]
          : [];
      }),
    };
  },
});

export const poolQuestions: readonly Question[] = [forcePool, reinforcements];
