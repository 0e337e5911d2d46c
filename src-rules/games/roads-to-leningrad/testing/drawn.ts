import type { MapState } from '#rules/kit/game/mapSpec.ts';
import { type Board, boardOf } from '#rules/kit/hexmap/board.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { type DrawnHex, pairOf, type Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { sheetSpec } from '../chapters/map/sheet.ts';
import type { SideId, Weather } from '../ids.ts';
import { inventedThings } from './invented.ts';
import { map } from './map.ts';

/** Invented ground for tests: a block of hexes with what lies on it; nothing of it is the printed map. */
export interface Drawing {
  /** RR and CC, first and last */
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
  readonly without?: readonly string[];
  /** terrain → hexes; all others are open */
  readonly terrain?: { readonly [terrain: string]: readonly string[] };
  readonly features?: { readonly [feature: string]: readonly string[] };
  /** hexside kind → pairs */
  readonly sides?: { readonly [side: string]: readonly (readonly [string, string])[] };
  /** link kind → ways from hex to hex to hex */
  readonly links?: { readonly [link: string]: readonly (readonly string[])[] };
}
const preset = sheetSpec.presets.find(({ id }) => id === 'both') ?? sheetSpec.presets[0];
if (!preset) throw new Error('no grid');
export const { grid } = preset;

export const draw = (of: Drawing): Sheet => {
  const hexes: Record<string, DrawnHex> = {};
  for (const hex of latticeOf(grid).numbers) {
    const [row, column] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    const inside = row >= of.rows[0] && row <= of.rows[1] && column >= of.columns[0] && column <= of.columns[1];
    if (!inside || of.without?.includes(hex)) continue;
    const has = (lists: Drawing['features']) =>
      Object.entries(lists ?? {}).flatMap(([key, list]) => (list.includes(hex) ? [key] : []));
    const features = has(of.features);
    hexes[hex] = { terrain: has(of.terrain)[0] ?? 'open', ...(features.length > 0 ? { features } : {}) };
  }
  const sides: Record<string, string[]> = {};
  const links: Record<string, string[]> = {};
  const add = (to: Record<string, string[]>, a: string, b: string, kind: string): void => {
    if (hexes[a] && hexes[b]) to[pairOf(a, b)] = [...(to[pairOf(a, b)] ?? []), kind];
  };
  for (const [kind, pairs] of Object.entries(of.sides ?? {})) for (const [a, b] of pairs) add(sides, a, b, kind);
  for (const [kind, all] of Object.entries(of.links ?? {}))
    for (const way of all)
      way.slice(1).forEach((hex, i) => {
        add(links, way[i] ?? '', hex, kind);
      });
  return { grid, hexes, sides, links, boxes: {} };
};

export interface Scene {
  readonly board: Board;
  readonly context: Context;
  readonly stand: MapState;
}
/** Who stands where, with what the record says beside it. */
export const scene = (
  sheet: Sheet,
  pieces: { readonly [piece: string]: string },
  over: Partial<Context> & { readonly weather?: Weather } = {},
): Scene => {
  const { weather = 'dry', ...rest } = over;
  const context: Context = {
    ...emptyContext,
    scenario: 'staraya-russa',
    turn: 3,
    place: 't3/strategic/supply',
    rosters: inventedThings.rosters ?? {},
    ...rest,
    cells: { at: pieces, weather: { 3: weather }, ...over.cells },
    sheets: { [sheetSpec.id]: sheet },
  };
  const board = boardOf(sheet, sheetSpec);
  return { board, context, stand: map.stateOf(board, context) };
};
export const verdicts = ({ board, stand, context }: Scene, side: SideId): readonly SupplyStatus[] =>
  map.supplyChecks.find((judge) => judge.side === side)?.of(board, stand, context) ?? [];
export const verdict = (from: Scene, piece: string): SupplyStatus => {
  const found = [...verdicts(from, 'german'), ...verdicts(from, 'soviet')].find((one) => one.piece === piece);
  if (!found) throw new Error(`no verdict on ${piece}`);
  return found;
};
