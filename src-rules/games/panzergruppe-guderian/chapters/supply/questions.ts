import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { inputSchema, outputSchema, readInput } from '#rules/kit/forms/questionShape.ts';
import type { Question } from '#rules/kit/game/question.ts';
import { boardOf, zonesOf } from '#rules/kit/hexmap/board.ts';
import { hexAt } from '#rules/kit/hexmap/grid.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import type { Profile } from '#rules/kit/supply/trace/profile.ts';
import { traceAll } from '#rules/kit/supply/trace/trace.ts';
import { name } from '#rules/kit/words/message.ts';
import { said } from '#rules/kit/words/messageSchema.ts';
import { sides } from '../../ids.ts';
import { answered, assumed, assuming, copyOpening, mapQuestion, noUnit, opening, sideField } from '../map/asking.ts';
import { bareSheet, hexField, mapShape } from '../map/scene.ts';
import { presetGrid, sheetSpec } from '../map/sheet.ts';
import { verdictsBy } from './judged.ts';
import { msg } from './msg.ts';

const leg = z.object({ leg: z.string(), path: z.array(z.string()), cost: z.number() });

const verdict = z.object({
  piece: z.string(),
  hex: z.string(),
  state: z.string(),
  msg: said,
  tone: z.string(),
  says: said,
  ways: z.array(
    z.object({
      id: z.string(),
      msg: said,
      rule: z.string(),
      says: said,
      ok: z.boolean(),
      line: z.array(leg),
      source: z.string().optional(),
    }),
  ),
  openings: z.array(opening),
  reached: z.array(z.string()),
  effects: z.array(z.object({ msg: said, rule: z.string() })),
});

const copyVerdict = (one: SupplyStatus): z.input<typeof verdict> => ({
  ...one,
  ways: one.ways.map((way) => ({
    ...way,
    line: way.line.map((each) => ({ ...each, path: [...each.path] })),
  })),
  openings: one.openings.map(copyOpening),
  reached: [...one.reached],
  effects: [...one.effects],
});

export const supply = mapQuestion({
  id: 'supply',
  about:
    'Supply and command of the units on a map (11.1, 11.2): state, lines with their length against the limit, and where there is none the fewest hexes that open one, with their causes. Without a sheet every hex counts as clear.',
  fields: z.strictObject({
    side: sideField.optional().describe('absent: both'),
    unit: z.string().optional().describe('absent: all'),
  }),
  output: z.object({ verdicts: z.array(verdict), off: z.array(z.string()), ...assumed }),
  answer: ({ side, unit }, scene) => {
    const { board, stand, context } = scene;
    if (unit !== undefined && !stand.pieces.some((piece) => piece.id === unit)) return noUnit('unit');
    const asked = side === undefined ? [sides.german, sides.soviet] : [side];
    const all = asked.flatMap((one) => [...verdictsBy(board, stand, context, one).values()]);
    return answered({
      verdicts: all.filter(({ piece }) => unit === undefined || piece === unit).map(copyVerdict),
      off: stand.off.map((piece) => piece.id),
      ...assuming(scene),
    });
  },
});

const quickInput = z.strictObject({
  unit: hexField,
  targets: z.array(hexField).min(1).max(200),
  enemies: z.array(hexField).max(400).default([]),
  friends: z.array(hexField).max(400).default([]),
  markers: z.array(hexField).max(20).default([]).describe('closed whatever stands there (13.44)'),
  limit: z.int().min(0).max(2400).optional().describe('hexes; absent: any length').meta({ unit: units.hexes }),
  grid: mapShape.grid,
});

/** Nothing drawn, nobody named: a line over clear hexes, past enemies and their zones. */
export const line: Question = {
  id: 'line',
  about:
    'A quick line with hex numbers alone: from a unit to the nearest target, enemies and their zones closed, friends cancelling zones (8.15). Every hex counts as clear.',
  describe: () => ({
    input: inputSchema(quickInput),
    output: outputSchema(
      z.object({
        ok: z.boolean(),
        length: z.number().optional(),
        path: z.array(z.string()),
        cuts: z.array(z.array(z.string())),
        over: z.number().optional(),
        reached: z.array(z.string()),
        assumed: said,
      }),
    ),
  }),
  answer: (raw) => {
    const parsed = readInput(quickInput, raw ?? {});
    if (!parsed.ok) return parsed;
    const { unit, targets, enemies, friends, markers, limit, grid: laid } = parsed.value;
    const grid = { ...presetGrid, ...laid };
    const lists = { unit: [unit], targets, enemies, friends, markers };
    const troubles = Object.entries(lists).flatMap(([field, hexes]) =>
      hexes.flatMap((hex, i) =>
        hexAt(grid, hex)
          ? []
          : [{ path: field === 'unit' ? field : `${field}.${i}`, msg: msg('pgg.bar.offGrid', { hex: name(hex) }) }],
      ),
    );
    if (troubles.length > 0) return { ok: false, troubles };
    const board = boardOf(bareSheet(grid), sheetSpec);
    const nodes = (hexes: readonly string[]): ReadonlySet<number> => new Set(hexes.map(board.nodeOf));
    const [enemy, friend, marked, ends] = [nodes(enemies), nodes(friends), nodes(markers), nodes(targets)];
    const zone = zonesOf(board, enemy, () => true);
    const profile: Profile = {
      id: 'quick',
      legs: [
        {
          id: 'line',
          cost: () => 1,
          limit: limit ?? Number.POSITIVE_INFINITY,
          shut: (node) => enemy.has(node) || marked.has(node) || (zone[node] === 1 && !friend.has(node)),
          ends: (node) => (ends.has(node) ? [{ to: 'source' }] : []),
        },
      ],
    };
    const [traced] = traceAll(board, profile, [board.nodeOf(unit)]);
    if (!traced) throw new Error('a line that was not traced');
    const ids = (of: readonly number[]) => of.map((node) => board.ids[node] ?? '');
    const wanted = traced.ok ? traced.line : traced.cuts[0]?.line;
    return {
      ok: true,
      value: {
        ok: traced.ok,
        ...(traced.ok ? { length: traced.line.legs[0]?.cost ?? 0 } : {}),
        path: ids(wanted?.legs[0]?.path ?? []),
        cuts: traced.ok ? [] : traced.cuts.map((cut) => ids(cut.nodes)),
        ...(!traced.ok && traced.over !== undefined ? { over: traced.over } : {}),
        reached: traced.ok ? [] : ids(traced.reached),
        assumed: msg('pgg.map.clear'),
      },
    };
  },
};
