import type { MapState } from '#rules/kit/game/mapSpec.ts';
import { type Board, boardOf } from '#rules/kit/hexmap/board.ts';
import { type Box, type DrawnHex, pairOf, type Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { type Field, fieldOf } from '../chapters/map/field.ts';
import { presetGrid, sheetSpec } from '../chapters/map/sheet.ts';
import type { Nation, UnitClass } from '../ids.ts';
import { at } from './at.ts';
import { map } from './map.ts';

/** Invented ground for tests: a block of plain hexes, and what lies on it. */
export interface Drawing {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  readonly terrain?: { readonly [terrain: string]: readonly string[] };
  /** hexes of the block that are not drawn */
  readonly without?: readonly string[];
  /** hexside kind → pairs */
  readonly sides?: { readonly [kind: string]: readonly (readonly [string, string])[] };
  /** link kind → from hex to hex to hex */
  readonly links?: { readonly [kind: string]: readonly (readonly string[])[] };
  readonly features?: { readonly [feature: string]: readonly string[] };
  readonly labels?: { readonly [label: string]: readonly string[] };
  readonly names?: { readonly [hex: string]: string };
  readonly boxes?: { readonly [id: string]: Box };
}

const two = (n: number): string => String(n).padStart(2, '0');
const keysWith = (of: { readonly [key: string]: readonly string[] } | undefined, hex: string): readonly string[] =>
  Object.entries(of ?? {}).flatMap(([key, hexes]) => (hexes.includes(hex) ? [key] : []));

export const draw = (drawing: Drawing): Sheet => {
  const hexes: Record<string, DrawnHex> = {};
  for (let column = drawing.columns[0]; column <= drawing.columns[1]; column += 1) {
    for (let row = drawing.rows[0]; row <= drawing.rows[1]; row += 1) {
      const hex = two(column) + two(row);
      if (drawing.without?.includes(hex)) continue;
      const features = keysWith(drawing.features, hex);
      const labels = keysWith(drawing.labels, hex);
      const name = drawing.names?.[hex];
      hexes[hex] = {
        terrain: keysWith(drawing.terrain, hex)[0] ?? 'plain',
        ...(features.length > 0 ? { features } : {}),
        ...(labels.length > 0 ? { labels } : {}),
        ...(name === undefined ? {} : { name }),
      };
    }
  }
  const sides: Record<string, string[]> = {};
  const links: Record<string, string[]> = {};
  const add = (to: Record<string, string[]>, a: string, b: string, kind: string): void => {
    const pair = pairOf(a, b);
    to[pair] = [...(to[pair] ?? []), kind];
  };
  for (const [kind, pairs] of Object.entries(drawing.sides ?? {})) for (const [a, b] of pairs) add(sides, a, b, kind);
  for (const [kind, paths] of Object.entries(drawing.links ?? {}))
    for (const path of paths)
      path.slice(1).forEach((hex, i) => {
        add(links, path[i] ?? '', hex, kind);
      });
  return { grid: presetGrid, hexes, sides, links, boxes: drawing.boxes ?? {} };
};

/** A block that is in no box: '12 Pz' of an invented list. */
export const block = (
  id: string,
  unitClass: UnitClass,
  nation: Nation = 'GER',
  more: RosterUnit['values'] = {},
): RosterUnit => ({
  id,
  name: id,
  values: { ...(nation === 'SOV' ? {} : { nation }), class: unitClass, ...more },
});

/** Blocks for tests, all invented: g… German, s… Soviet, and one of each ally. */
const invented: readonly RosterUnit[] = [
  ...Array.from({ length: 9 }, (_, i) => block(`g${i + 1}`, i === 8 ? 'fighter' : i === 7 ? 'tanks' : 'infantry')),
  block('fin', 'infantry', 'FIN'),
  block('rom', 'infantry', 'ROM'),
  block('hun', 'infantry', 'HUN'),
  block('ita', 'infantry', 'ITA'),
  block('svk', 'infantry', 'SVK'),
  block('stat', 'static'),
];
const inventedSoviet: readonly RosterUnit[] = Array.from({ length: 12 }, (_, i) =>
  block(`s${i + 1}`, i === 11 ? 'fighter' : i === 10 ? 'partisans' : 'infantry', 'SOV'),
);

export interface Scene {
  readonly board: Board;
  readonly context: Context;
  readonly stand: MapState;
  readonly field: Field;
}

/** A fresh game of each scenario, made once: random boards are many. */
const fresh = new Map<string, Context>();
const freshOf = (scenario: string): Context => {
  const known = fresh.get(scenario) ?? at({ scenario });
  fresh.set(scenario, known);
  return known;
};

/** Who stands where, with what the record says beside it; July 1941 of the long campaign unless said otherwise. */
export const scene = (
  sheet: Sheet,
  pieces: { readonly [piece: string]: string },
  over: Partial<Context> = {},
): Scene => {
  const base = freshOf(over.scenario ?? 'SBE9');
  const context: Context = {
    ...base,
    turn: 2,
    place: 't2/axis/supply',
    ...over,
    options: { ...base.options, ...over.options },
    cells: { ...base.cells, at: pieces, ...over.cells },
    rosters: {
      axis: { id: 'axis', units: invented },
      soviet: { id: 'soviet', units: inventedSoviet },
      ...over.rosters,
    },
    sheets: { map: sheet },
  };
  const board = boardOf(sheet, sheetSpec);
  const stand = map.stateOf(board, context);
  return { board, context, stand, field: fieldOf(board, stand, context) };
};

export const verdicts = ({ board, stand, context }: Scene, side: 'axis' | 'soviet'): readonly SupplyStatus[] =>
  map.supplyChecks.find((judge) => judge.side === side)?.of(board, stand, context) ?? [];
export const verdict = (from: Scene, piece: string): SupplyStatus => {
  const found = [...verdicts(from, 'axis'), ...verdicts(from, 'soviet')].find((one) => one.piece === piece);
  if (!found) throw new Error(`no verdict on ${piece}`);
  return found;
};
/** The state of each block, in the order asked. */
export const statesOf = (from: Scene, ...pieces: readonly string[]): readonly string[] =>
  pieces.map((piece) => verdict(from, piece).state);
/** The hexes of the zone of a side. */
export const zoneHexes = ({ board, stand }: Scene, side: 'axis' | 'soviet'): readonly string[] =>
  board.ids.filter((_, node) => stand.zones[side]?.[node] === 1);
