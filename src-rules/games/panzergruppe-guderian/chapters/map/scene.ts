import { z } from 'zod';
import type { Scalar } from '#rules/kit/base/json.ts';
import { units } from '#rules/kit/forms/countedIn.ts';
import type { Trouble } from '#rules/kit/forms/fields.ts';
import type { MapState } from '#rules/kit/game/mapSpec.ts';
import { type Board, boardOf } from '#rules/kit/hexmap/board.ts';
import { parseSheet } from '#rules/kit/hexmap/file/parseSheet.ts';
import { fittingGrid } from '#rules/kit/hexmap/fittingGrid.ts';
import { type Grid, hexAt, hexNumber } from '#rules/kit/hexmap/grid.ts';
import { touch } from '#rules/kit/hexmap/lattice.ts';
import { type DrawnHex, pairOf, type Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Mark } from '#rules/kit/record/journal.ts';
import type { RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { msg as kitMsg, type Msg, name } from '#rules/kit/words/message.ts';
import { cells, mapCells, marks, recordCells, rosters } from '../../ids.ts';
import { turns } from '../../model/turns.ts';
import { germanTypes, sovietTypes } from '../../model/units.ts';
import { msg } from './msg.ts';
import { personOf } from './pieces.ts';
import { presetGrid, sheetSpec, terrainKeys } from './sheet.ts';
import { stand } from './stand.ts';

/**
 * The map a question is asked of: a sheet file, or a few hexes named on a clear grid, or nothing but hex numbers; and
 * who stands on it, laid over what the game's record has.
 */
export const hexField = z.string().regex(/^[0-9]{4}$/);

const way = z.array(hexField).min(2).max(200);

const pair = z.tuple([hexField, hexField]);

const terrain = z.partialRecord(z.enum([...terrainKeys, 'lake']), z.array(hexField).max(2400));

const ground = z.strictObject({
  terrain: terrain.default({}).describe('terrain → hexes; the others are clear'),
  roads: z.array(way).max(200).default([]).describe('from hex to touching hex'),
  rails: z.array(way).max(200).default([]),
  rivers: z.array(pair).max(2000).default([]).describe('hexsides between two hexes'),
  lakes: z.array(pair).max(2000).default([]),
  east: z.array(hexField).max(200).default([]).describe('hexes of the east edge; column 01 is the west edge'),
  names: z.record(hexField, z.string().min(1).max(40)).default({}).describe('cities by hex'),
});

const unit = z.strictObject({
  id: z.string().min(1).max(64).describe("a unit's id, a leader's name, or a counter: 'rifle#3', 'armor#1'"),
  hex: hexField,
  kind: z
    .enum([...germanTypes, ...sovietTypes])
    .optional()
    .describe('for a unit that no roster knows'),
  disrupted: z.boolean().default(false),
  retreated: z.boolean().default(false),
  arrived: z.boolean().default(false).describe('entered the map this turn (11.33)'),
  tried: z
    .string()
    .regex(/^\d{1,2}-\d{1,2}-\d{1,2}$/)
    .optional()
    .describe('strength of a counter that has been shown'),
  rating: z.int().min(0).max(12).optional().describe("a leader's rating (10.1)").meta({ unit: units.whole }),
  ma: z.int().min(0).max(30).optional().describe('movement allowance').meta({ unit: units.mp }),
  status: z.enum(['supplied', 'out', 'command', 'none']).optional().describe('as marked when the phase began'),
});

export const mapShape = {
  // read by parseSheet, which names what is wrong by its place
  sheet: z
    .unknown()
    .optional()
    .describe('a map sheet file (its schema is among the documents), or the bare sheet it holds'),
  ground: ground.optional().describe('without a sheet: what lies on an otherwise clear grid'),
  grid: z
    .strictObject({
      orientation: z.enum(['flat', 'pointy']).default('flat'),
      offset: z.enum(['odd', 'even']).default('even'),
    })
    .optional()
    .describe('without a sheet: how the hexes lie (N06)'),
  units: z.array(unit).max(400).default([]).describe("beside those the record's cell `at` has"),
  markers: z
    .strictObject({
      air: z.array(hexField).max(3).optional(),
      interdiction: hexField.optional(),
      brokenRail: z
        .record(hexField, z.int().min(0).max(turns).meta({ unit: units.turn }))
        .optional()
        .describe('hex → turn of its repair, 0 while broken'),
    })
    .default({}),
} as const;

export type MapInput = z.output<z.ZodObject<typeof mapShape>>;

export interface AskedScene {
  readonly board: Board;
  readonly stand: MapState;
  readonly context: Context;
  /** no sheet was given: what the answer rests on */
  readonly assumed?: Msg;
}

export type ReadScene =
  | ({ readonly ok: true } & AskedScene)
  | { readonly ok: false; readonly troubles: readonly Trouble[] };

/** Every hex of a grid clear: made once for each way the grid may lie. */
export const bareSheet = (grid: Grid): Sheet => {
  const key = `${grid.orientation} ${grid.offset}`;
  const known = bare.get(key);
  if (known) return known;
  const made = clearSheet(grid);
  bare.set(key, made);
  return made;
};

const bare = new Map<string, Sheet>();

/** Every hex of a grid clear, but for what is named. */
const clearSheet = (grid: Grid, drawn?: z.output<typeof ground>): Sheet => {
  const hexes: Record<string, DrawnHex> = {};
  for (let column = 1; column <= grid.columns; column += 1)
    for (let row = 1; row <= grid.rows; row += 1) hexes[hexNumber(grid, column, row) ?? ''] = { terrain: 'clear' };
  const change = (hex: string, by: Partial<DrawnHex>): void => {
    const had = hexes[hex];
    if (had) hexes[hex] = { ...had, ...by };
  };
  for (const [kind, list] of Object.entries(drawn?.terrain ?? {}))
    for (const hex of list) change(hex, { terrain: kind });
  for (const hex of drawn?.east ?? []) change(hex, { features: ['eastEdge'] });
  for (const [hex, called] of Object.entries(drawn?.names ?? {})) change(hex, { name: called });
  const sides: Record<string, string[]> = {};
  const links: Record<string, string[]> = {};
  const add = (to: Record<string, string[]>, a: string, b: string, kind: string): void => {
    to[pairOf(a, b)] = [...(to[pairOf(a, b)] ?? []), kind];
  };
  for (const [a, b] of drawn?.rivers ?? []) add(sides, a, b, 'river');
  for (const [a, b] of drawn?.lakes ?? []) add(sides, a, b, 'lake');
  for (const [kind, list] of [['road', drawn?.roads ?? []] as const, ['rail', drawn?.rails ?? []] as const])
    for (const path of list)
      path.slice(1).forEach((hex, i) => {
        add(links, path[i] ?? '', hex, kind);
      });
  return { grid, hexes, sides, links, boxes: {} };
};

/** Pairs that do not touch, hexes that the grid does not have: each named with its place. */
const groundTroubles = (grid: Grid, drawn: z.output<typeof ground>): readonly Trouble[] => {
  const off = (at: string, hex: string): readonly Trouble[] =>
    hexAt(grid, hex) ? [] : [{ path: `ground.${at}`, msg: msg('pgg.bar.offGrid', { hex: name(hex) }) }];
  const apart = (at: string, a: string, b: string): readonly Trouble[] =>
    touch(grid, a, b) ? [] : [{ path: `ground.${at}`, msg: msg('pgg.bar.apart', { a: name(a), b: name(b) }) }];
  const steps = [...drawn.roads, ...drawn.rails].flatMap((path) =>
    path.slice(1).map((hex, i) => [path[i] ?? '', hex] as const),
  );
  const fits = fittingGrid(grid, [...steps, ...drawn.rivers, ...drawn.lakes]);
  const ways = (at: string, list: readonly (readonly string[])[]): readonly Trouble[] =>
    list.flatMap((path, i) => path.slice(1).flatMap((hex, j) => apart(`${at}.${i}.${j + 1}`, path[j] ?? '', hex)));
  return [
    ...(fits ? [{ path: `grid.${fits.at}`, msg: fits.msg }] : []),
    ...Object.entries(drawn.terrain).flatMap(([kind, list]) => list.flatMap((hex) => off(`terrain.${kind}`, hex))),
    ...drawn.east.flatMap((hex, i) => off(`east.${i}`, hex)),
    ...Object.keys(drawn.names).flatMap((hex) => off(`names.${hex}`, hex)),
    ...ways('roads', drawn.roads),
    ...ways('rails', drawn.rails),
    ...drawn.rivers.flatMap(([a, b], i) => apart(`rivers.${i}`, a, b)),
    ...drawn.lakes.flatMap(([a, b], i) => apart(`lakes.${i}`, a, b)),
  ];
};

const sheetOf = (
  input: MapInput,
  context: Context,
):
  | { readonly ok: true; readonly sheet: Sheet; readonly assumed: boolean }
  | { readonly ok: false; troubles: readonly Trouble[] } => {
  if (input.sheet !== undefined) {
    const parsed = parseSheet(input.sheet, sheetSpec);
    return parsed.ok
      ? { ok: true, sheet: parsed.sheet, assumed: false }
      : { ok: false, troubles: parsed.troubles.map(({ at, msg: said }) => ({ path: `sheet.${at}`, msg: said })) };
  }
  const own = context.sheets?.[sheetSpec.id];
  if (own && !input.ground) return { ok: true, sheet: own, assumed: false };
  const grid = { ...presetGrid, ...input.grid };
  const troubles = input.ground ? groundTroubles(grid, input.ground) : [];
  return troubles.length > 0
    ? { ok: false, troubles }
    : { ok: true, sheet: input.ground ? clearSheet(grid, input.ground) : bareSheet(grid), assumed: true };
};

/** Units that no roster knows, and ratings, as the question gives them. */
const rostersWith = (input: MapInput, context: Context): Context['rosters'] => {
  const of = (roster: string, types: readonly string[]): RosterData => {
    const had = context.rosters[roster]?.units ?? [];
    const given = input.units.flatMap((one): readonly RosterUnit[] => {
      const known = had.find(({ id }) => id === one.id);
      const isLeader =
        one.kind === 'leader' || personOf(context, one.id)?.type === 'leader' || one.rating !== undefined;
      if (roster === rosters.soviet && isLeader)
        return [
          {
            id: one.id,
            name: known?.name ?? one.id,
            values: { type: 'leader', rating: one.rating ?? known?.values.rating ?? null },
          },
        ];
      return one.kind !== undefined && types.includes(one.kind) && one.kind !== 'leader' && !personOf(context, one.id)
        ? [{ id: one.id, name: one.id, values: { type: one.kind, division: '', steps: '' } }]
        : [];
    });
    return { id: roster, units: [...given, ...had.filter(({ id }) => !given.some((one) => one.id === id))] };
  };
  return {
    ...context.rosters,
    [rosters.german]: of(rosters.german, germanTypes),
    [rosters.soviet]: of(rosters.soviet, ['leader']),
  };
};

const placed = (input: MapInput, context: Context): Context => {
  const set = (cell: string, entries: readonly (readonly [string, Scalar])[]): { readonly [key: string]: Scalar } => ({
    ...mapIn(context, cell),
    ...Object.fromEntries(entries),
  });
  const mark = (id: string, which: (one: MapInput['units'][number]) => boolean): { readonly [key: string]: Mark } => ({
    ...context.marks[id],
    ...Object.fromEntries(
      input.units.filter(which).map((one) => [one.id, { value: { hex: one.hex, state: one.status ?? '' } }]),
    ),
  });
  const { air, interdiction, brokenRail } = input.markers;
  return {
    ...context,
    rosters: rostersWith(input, context),
    cells: {
      ...context.cells,
      [mapCells.at]: set(
        mapCells.at,
        input.units.map((one) => [one.id, one.hex]),
      ),
      [mapCells.tried]: set(
        mapCells.tried,
        input.units.flatMap((one) => (one.tried === undefined ? [] : [[one.id, one.tried] as const])),
      ),
      [mapCells.allowance]: set(
        mapCells.allowance,
        input.units.flatMap((one) => (one.ma === undefined ? [] : [[one.id, one.ma] as const])),
      ),
      // a unit asked about is there, whatever the record has lost
      [cells.steps]: Object.fromEntries(
        Object.entries(mapIn(context, cells.steps)).filter(
          ([id, left]) => left !== 0 || !input.units.some((one) => one.id === id),
        ),
      ),
      ...(air ? { [recordCells.air]: Object.fromEntries(air.map((hex) => [hex, true])) } : {}),
      ...(interdiction === undefined ? {} : { [recordCells.sovietMarker]: interdiction }),
      ...(brokenRail ? { [recordCells.brokenRail]: brokenRail } : {}),
    },
    marks: {
      ...context.marks,
      [marks.disrupted]: mark(marks.disrupted, (one) => one.disrupted),
      [marks.retreated]: mark(marks.retreated, (one) => one.retreated),
      [marks.arrived]: mark(marks.arrived, (one) => one.arrived),
      [marks.status]: mark(marks.status, (one) => one.status !== undefined),
    },
  };
};

export const readScene = (input: MapInput, given: Context): ReadScene => {
  const read = sheetOf(input, given);
  if (!read.ok) return read;
  const context: Context = { ...placed(input, given), sheets: { ...given.sheets, [sheetSpec.id]: read.sheet } };
  const troubles = input.units.flatMap(({ id, hex }, i): readonly Trouble[] => [
    ...(personOf(context, id) ? [] : [{ path: `units.${i}.id`, msg: msg('pgg.bar.noUnit') }]),
    ...(hexAt(read.sheet.grid, hex)
      ? []
      : [{ path: `units.${i}.hex`, msg: msg('pgg.bar.offGrid', { hex: name(hex) }) }]),
    ...(input.units.findIndex((one) => one.id === id) < i
      ? [{ path: `units.${i}.id`, msg: kitMsg('kit.field.sameId', { id: name(id) }) }]
      : []),
  ]);
  if (troubles.length > 0) return { ok: false, troubles };
  const board = boardOf(read.sheet, sheetSpec);
  return {
    ok: true,
    board,
    context,
    stand: stand(board, context),
    ...(read.assumed ? { assumed: msg(input.ground ? 'pgg.map.ground' : 'pgg.map.clear') } : {}),
  };
};
