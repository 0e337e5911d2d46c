import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { question } from '#rules/kit/game/question.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { accounts, recordCells } from '../../ids.ts';
import { hex, judged, turn, verdict } from '../../model/asking.ts';
import { markers } from '../../model/markers.ts';
import { turns } from '../../model/turns.ts';
import { airUnlimited, barsAir, barsInterdiction, firstClosedColumn } from './markers.ts';

/** A city's state given with the question lies over the record's. */
const withSmolensk = (
  context: Context,
  asked: number,
  given: { german: boolean; line: boolean; since: number } | undefined,
): Context => ({
  ...context,
  turn: asked,
  cells: given
    ? {
        ...context.cells,
        [recordCells.control]: { smolensk: given.german ? 'german' : 'soviet' },
        [recordCells.line]: { smolensk: given.line ? 'open' : 'cut' },
        [recordCells.controlSince]: { smolensk: given.since },
      }
    : context.cells,
});

export const airMarkers = question({
  id: 'air-markers',
  about: 'Placing German air markers (13.1, 13.2, 13.33): each hex in turn, with those already on the map.',
  input: z.strictObject({
    hexes: z.array(hex).min(1).max(6),
    already: z.array(hex).max(3).default([]),
    turn,
    smolensk: z
      .strictObject({
        german: z.boolean(),
        line: z.boolean(),
        since: z.int().min(0).max(turns).meta({ unit: units.turn }),
      })
      .optional(),
  }),
  output: z.object({
    hexes: z.array(verdict.extend({ hex: z.string() })),
    anywhere: z.boolean(),
    firstClosedColumn: z.number().optional(),
    rule: z.string(),
  }),
  answer: ({ hexes, already, turn: asked, smolensk }, context) => {
    const then = withSmolensk(context, asked, smolensk);
    const lie = [...already];
    const anywhere = airUnlimited(then);
    return {
      hexes: hexes.map((one) => {
        const bar = barsAir(then, one, lie);
        if (!bar) lie.push(one);
        return { hex: one, ...judged(bar) };
      }),
      anywhere,
      ...(anywhere ? {} : { firstClosedColumn: firstClosedColumn(then) }),
      rule: '13.2',
    };
  },
});

export const sovietInterdiction = question({
  id: 'soviet-interdiction',
  about:
    'Placing the Soviet interdiction marker (13.41, 13.42, 13.45): turns it was used in, whether Germans are in the hex.',
  input: z.strictObject({
    turn,
    used: z.array(turn).max(3).default([]),
    hex: hex.optional().describe("where the game's record may have a German"),
    germans: z.boolean().default(false),
  }),
  output: verdict.extend({ left: z.number(), liftedIn: z.string(), rule: z.string() }),
  answer: ({ turn: asked, used, hex: at, germans }, context) => {
    const left = markers.interdiction - used.length;
    const then: Context = {
      ...context,
      turn: asked,
      balances: { ...context.balances, [accounts.interdiction]: left },
      cells: {
        ...context.cells,
        [recordCells.sovietMarker]: '',
        [recordCells.sovietMarkerUses]: Object.fromEntries(used.map((one) => [String(one), 'used'])),
      },
    };
    return {
      ...judged(barsInterdiction(then, at, germans)),
      left,
      liftedIn: `t${asked}/ger/interdiction`,
      rule: '13.42',
    };
  },
});
