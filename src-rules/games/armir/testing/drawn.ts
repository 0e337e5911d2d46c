import type { Scalar } from '#rules/kit/base/json.ts';
import type { MapState } from '#rules/kit/game/mapSpec.ts';
import { boardOf } from '#rules/kit/hexmap/board.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { type DrawnHex, pairOf, type Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { options } from '../chapters/setup/options.ts';
import { armir } from '../index.ts';
import { inventedThings } from './invented.ts';

const { map: found } = armir;
if (!found) throw new Error('no map');
/** The map of the game, its parts joined. */
export const map = found;

/** Invented ground for tests: a block of hexes, and what lies on it. */
export interface Drawing {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  /** hexes of the block that are not drawn */
  readonly without?: readonly string[];
  /** feature → hexes */
  readonly features?: { readonly [feature: string]: readonly string[] };
  /** hexside kind → pairs */
  readonly sides?: { readonly [side: string]: readonly (readonly [string, string])[] };
  /** link kind → ways from hex to hex to hex */
  readonly links?: { readonly [link: string]: readonly (readonly string[])[] };
  readonly names?: { readonly [hex: string]: string };
  readonly labels?: { readonly [hex: string]: string };
}

const two = (n: number): string => String(n).padStart(2, '0');
export const grid = gridOf(40, 30);

export const draw = (drawing: Drawing): Sheet => {
  const hexes: Record<string, DrawnHex> = {};
  for (let column = drawing.columns[0]; column <= drawing.columns[1]; column += 1)
    for (let row = drawing.rows[0]; row <= drawing.rows[1]; row += 1) {
      const hex = two(column) + two(row);
      if (drawing.without?.includes(hex)) continue;
      const features = Object.entries(drawing.features ?? {}).flatMap(([key, list]) =>
        list.includes(hex) ? [key] : [],
      );
      const [name, label] = [drawing.names?.[hex], drawing.labels?.[hex]];
      hexes[hex] = {
        terrain: 'clear',
        ...(features.length > 0 ? { features } : {}),
        ...(name === undefined ? {} : { name }),
        ...(label === undefined ? {} : { labels: [label] }),
      };
    }
  const sides: Record<string, string[]> = {};
  const links: Record<string, string[]> = {};
  const add = (to: Record<string, string[]>, a: string, b: string, kind: string): void => {
    if (hexes[a] || hexes[b]) to[pairOf(a, b)] = [...(to[pairOf(a, b)] ?? []), kind];
  };
  for (const [kind, pairs] of Object.entries(drawing.sides ?? {})) for (const [a, b] of pairs) add(sides, a, b, kind);
  for (const [kind, ways] of Object.entries(drawing.links ?? {}))
    for (const way of ways)
      way.slice(1).forEach((hex, i) => {
        const from = way[i] ?? '';
        if (hexes[from] && hexes[hex]) add(links, from, hex, kind);
      });
  return { grid, hexes, sides, links, boxes: {} };
};

export interface Scene {
  readonly board: ReturnType<typeof boardOf>;
  readonly context: Context;
  readonly stand: MapState;
}

/** Who stands where, with what the record says beside it. */
export const scene = (
  sheet: Sheet,
  pieces: { readonly [piece: string]: string },
  over: Partial<Context> = {},
): Scene => {
  const context: Context = {
    ...emptyContext,
    turn: 3,
    place: 't3/supply',
    rosters: inventedThings.rosters ?? {},
    ...over,
    options: { ...Object.fromEntries(options.map((one) => [one.id, one.start])), ...over.options },
    cells: { at: pieces, depot: 'yes', cai: 'ready', ...over.cells },
    sheets: { map: sheet },
  };
  const board = boardOf(sheet, map.sheet);
  return { board, context, stand: map.stateOf(board, context) };
};

export const verdicts = ({ board, stand, context }: Scene, side: 'axis' | 'soviet'): readonly SupplyStatus[] =>
  map.supplyChecks.find((judge) => judge.side === side)?.of(board, stand, context) ?? [];
export const verdict = (from: Scene, piece: string): SupplyStatus => {
  const found = [...verdicts(from, 'axis'), ...verdicts(from, 'soviet')].find((one) => one.piece === piece);
  if (!found) throw new Error(`no verdict on ${piece}`);
  return found;
};

/** The record once these facts are in it. */
export const booked = (context: Context, facts: readonly Fact[]): Context => {
  const cells: Record<string, Context['cells'][string]> = { ...context.cells };
  const marks: Record<string, Context['marks'][string]> = { ...context.marks };
  for (const fact of facts) {
    if (fact.kind === 'mark') marks[fact.mark] = { ...marks[fact.mark], [fact.key]: { value: fact.value } };
    if (fact.kind !== 'set') continue;
    if (fact.key === undefined) cells[fact.cell] = fact.value ?? '';
    else {
      const had = cells[fact.cell];
      const kept: Record<string, Scalar> = { ...(typeof had === 'object' ? had : {}) };
      if (fact.value === null) delete kept[fact.key];
      else kept[fact.key] = fact.value;
      cells[fact.cell] = kept;
    }
  }
  return { ...context, cells, marks };
};
