import { z } from 'zod';
import type { Around } from '../../../kit/around.ts';
import { troublesOf } from '../../../kit/define.ts';
import type { Parsed } from '../../../kit/fields.ts';
import type { Question } from '../../../kit/game.ts';
import { boardOf } from '../../../kit/hexMap/board.ts';
import { parseSheet } from '../../../kit/hexMap/parseSheet.ts';
import type { RosterUnit } from '../../../kit/table.ts';
import { cells, type SideId, sides } from '../ids.ts';
import { map } from '../map/index.ts';
import { sheetId, sheetSpec } from '../map/sheet.ts';
import { m } from '../text/speak-map.ts';
import { nation, unitClass } from './shapes.ts';

/** Questions put to a map on the command line, answered by the functions the supply screen calls. */

/** A message: its id, what it is about, and its sentence in the language asked for. */
const msg = z.object({ id: z.string(), p: z.record(z.string(), z.unknown()).optional(), text: z.string().optional() });
const side = z.enum([sides.axis, sides.soviet]);
const place = z.string().min(1).max(40);
const unit = z.strictObject({
  id: z.string().regex(/^[\w.:#-]{1,64}$/),
  at: place.describe('hex number or id of a box'),
  class: unitClass.optional().describe('for a block that no roster knows'),
  nation: nation.default('GER'),
  faces: z.string().max(40).optional(),
  barrel: z.boolean().default(false).describe('marked out of supply at step 2'),
});
const shape = {
  // read by parseSheet, which names what is wrong by its place
  sheet: z.unknown().optional().describe("a map sheet file, or the bare sheet it holds; left out: the game's own"),
  units: z.array(unit).max(400).default([]).describe("beside those the record's cell `at` has"),
  control: z.record(place, side).default({}),
  partisans: z.record(place, z.int().min(0).max(3)).default({}),
} as const;
type MapInput = z.output<z.ZodObject<typeof shape>>;

const mapIn = (around: Around, cell: string) => {
  const value = around.cells[cell];
  return typeof value === 'object' ? value : {};
};

const unitOf = (one: z.output<typeof unit>): RosterUnit => ({
  id: one.id,
  name: one.id,
  values: {
    ...(one.nation === 'SOV' ? {} : { nation: one.nation }),
    class: one.class ?? null,
    ...(one.faces === undefined ? {} : { faces: one.faces }),
  },
});

/** The record with what was given laid over it. */
const laid = (input: MapInput, sheet: NonNullable<Around['sheets']>[string], around: Around): Around => {
  const roster = (of: SideId) => {
    const known = around.rosters[of]?.units ?? [];
    const fresh = input.units.filter(
      (one) =>
        one.class !== undefined &&
        (one.nation === 'SOV') === (of === sides.soviet) &&
        !known.some(({ id }) => id === one.id),
    );
    return { id: of, units: [...known, ...fresh.map(unitOf)] };
  };
  const over = (cell: string, more: { readonly [key: string]: string | number }) => ({
    [cell]: { ...mapIn(around, cell), ...more },
  });
  return {
    ...around,
    sheets: { ...around.sheets, [sheetId]: sheet },
    rosters: { ...around.rosters, axis: roster(sides.axis), soviet: roster(sides.soviet) },
    cells: {
      ...around.cells,
      ...over(cells.at, Object.fromEntries(input.units.map(({ id, at }) => [id, at]))),
      ...over(cells.barrels, Object.fromEntries(input.units.flatMap((one) => (one.barrel ? [[one.id, 'yes']] : [])))),
      ...over(cells.control, input.control),
      ...over(cells.partisans, input.partisans),
    },
  };
};

/** A question asked of a map: without a sheet, given or of the game, there is nothing to ask. */
const asked = <I extends z.ZodType<MapInput>, O extends z.ZodType>(
  spec: { readonly id: string; readonly about: string },
  input: I,
  output: O,
  answer: (input: z.output<I>, around: Around) => z.input<O>,
): Question => ({
  ...spec,
  describe: () => ({
    input: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
    output: z.toJSONSchema(output, { unrepresentable: 'any' }),
  }),
  answer: (raw, around): Parsed<unknown> => {
    const parsed = input.safeParse(raw);
    if (!parsed.success) return { ok: false, troubles: troublesOf(parsed.error) };
    const given = parsed.data.sheet;
    const read = given === undefined ? undefined : parseSheet(given, sheetSpec);
    if (read && !read.ok)
      return { ok: false, troubles: read.troubles.map(({ at, msg: says }) => ({ path: `sheet.${at}`, msg: says })) };
    const sheet = read?.sheet ?? around.sheets?.[sheetId];
    if (!sheet) return { ok: false, troubles: [{ path: 'sheet', msg: m('bite.sheet.about') }] };
    return { ok: true, value: answer(parsed.data, laid(parsed.data, sheet, around)) };
  },
});

const sceneOf = (around: Around) => {
  const sheet = around.sheets?.[sheetId];
  if (!sheet) throw new Error('a map is there');
  const board = boardOf(sheet, sheetSpec);
  return { board, stand: map.stand(board, around) };
};
const item = z.object({ msg, rule: z.string(), hex: z.string().optional() });

const supply = asked(
  {
    id: 'supply',
    about: 'Rules 4.0, 9.1, 12.0, 33.0: which blocks of a side are in supply, by which line, and what would open it.',
  },
  z.strictObject({ ...shape, side }),
  z.object({
    units: z.array(
      z.object({
        id: z.string(),
        hex: z.string(),
        state: z.string().describe('supplied, none, besieged, sevastopol, pocket'),
        says: msg,
        line: z.array(z.object({ leg: z.string(), path: z.array(z.string()), cost: z.number() })),
        openings: z.array(z.array(z.string())).describe('hexes that would all have to be opened, smallest set first'),
        effects: z.array(z.object({ msg, rule: z.string() })),
      }),
    ),
  }),
  (input, around) => {
    const { board, stand } = sceneOf(around);
    const verdicts = map.judges.find((judge) => judge.side === input.side)?.of(board, stand, around) ?? [];
    return {
      units: verdicts.map((one) => ({
        id: one.piece,
        hex: one.hex,
        state: one.state,
        says: one.says,
        line: (one.ways.find(({ ok }) => ok)?.line ?? []).map(({ leg, path, cost }) => ({
          leg,
          path: [...path],
          cost,
        })),
        openings: one.openings.map(({ hexes }) => [...hexes]),
        effects: [...one.effects],
      })),
    };
  },
);

const tool = asked(
  {
    id: 'map',
    about:
      'Whatever the map is asked on its screen: reach, rail, retreat, range of an HQ, ports, borders, stacks, cities cut off, sites joined.',
  },
  z.strictObject({
    ...shape,
    ask: z.enum(map.tools.map(({ id }) => id)),
    target: z.string().max(64).default('').describe('a block, or a hex; nothing where the whole map is asked'),
  }),
  z.object({
    says: msg,
    hexes: z.array(z.object({ hex: z.string(), tone: z.string(), label: z.string().optional(), msg: msg.optional() })),
    list: z.array(item),
  }),
  (input, around) => {
    const { board, stand } = sceneOf(around);
    const found = map.tools.find(({ id }) => id === input.ask);
    if (!found) throw new Error(`no tool ${input.ask}`);
    const { says, hexes, list } = found.show(input.target, board, stand, around);
    return {
      says,
      hexes: hexes.map(({ hex, tone, label, msg: why }) => ({
        hex,
        tone,
        ...(label === undefined ? {} : { label }),
        ...(why ? { msg: why } : {}),
      })),
      list: list.map(({ msg: why, rule, hex }) => ({ msg: why, rule, ...(hex === undefined ? {} : { hex }) })),
    };
  },
);

export const mapQuestions: readonly Question[] = [supply, tool];
