import type { Scalar } from '#rules/kit/base/json.ts';
import type { MapState } from '#rules/kit/game/mapSpec.ts';
import { boardOf } from '#rules/kit/hexmap/board.ts';
import { type DrawnHex, pairOf, type Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Mark } from '#rules/kit/record/journal.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { presetGrid, sheetSpec } from '../chapters/map/sheet.ts';
import { at } from './at.ts';
import { map } from './gameMap.ts';

/** Invented ground for tests: a block of clear hexes, and what lies on it. */
export interface Drawing {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  readonly terrain?: { readonly [terrain: string]: readonly string[] };
  /** hexes of the block that are not drawn */
  readonly without?: readonly string[];
  readonly rivers?: readonly (readonly [string, string])[];
  readonly lakes?: readonly (readonly [string, string])[];
  /** from hex to hex to hex */
  readonly roads?: readonly (readonly string[])[];
  readonly rails?: readonly (readonly string[])[];
  readonly east?: readonly string[];
  readonly names?: { readonly [hex: string]: string };
}

const two = (n: number): string => String(n).padStart(2, '0');

export const draw = (drawing: Drawing): Sheet => {
  const hexes: Record<string, DrawnHex> = {};
  for (let column = drawing.columns[0]; column <= drawing.columns[1]; column += 1) {
    for (let row = drawing.rows[0]; row <= drawing.rows[1]; row += 1) {
      const hex = two(column) + two(row);
      if (drawing.without?.includes(hex)) continue;
      const terrain = Object.entries(drawing.terrain ?? {}).find(([, list]) => list.includes(hex))?.[0] ?? 'clear';
      const name = drawing.names?.[hex];
      hexes[hex] = {
        terrain,
        ...(drawing.east?.includes(hex) ? { features: ['eastEdge'] } : {}),
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
  for (const [a, b] of drawing.rivers ?? []) add(sides, a, b, 'river');
  for (const [a, b] of drawing.lakes ?? []) add(sides, a, b, 'lake');
  const along = (paths: readonly (readonly string[])[] | undefined, kind: string): void => {
    for (const path of paths ?? [])
      path.slice(1).forEach((hex, i) => {
        add(links, path[i] ?? '', hex, kind);
      });
  };
  along(drawing.roads, 'road');
  along(drawing.rails, 'rail');
  return { grid: presetGrid, hexes, sides, links, boxes: {} };
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
  disrupted: readonly string[] = [],
): Scene => {
  const marks: { readonly [piece: string]: Mark } = Object.fromEntries(
    disrupted.map((piece) => [piece, { value: { side: 'x' } }]),
  );
  const context = at({
    place: 't3/ger/combat',
    turn: 3,
    ...over,
    cells: { at: pieces, ...over.cells },
    marks: { disrupted: marks, ...over.marks },
    rosters: over.rosters ?? ratings({ Lukin: 3, Konev: 2 }),
    sheets: { map: sheet },
  });
  const board = boardOf(sheet, sheetSpec);
  return { board, context, stand: map.stateOf(board, context) };
};

/** Leaders with ratings: Lukin's is known, the others' are invented. */
export const ratings = (of: { readonly [leader: string]: Scalar }): Context['rosters'] => ({
  soviet: {
    id: 'soviet',
    units: Object.entries(of).map(([id, rating]) => ({ id, name: id, values: { type: 'leader', rating } })),
  },
});

export const verdicts = ({ board, stand, context }: Scene, side: 'german' | 'soviet'): readonly SupplyStatus[] =>
  map.supplyChecks.find((judge) => judge.side === side)?.of(board, stand, context) ?? [];

export const verdict = (from: Scene, piece: string): SupplyStatus => {
  const found = [...verdicts(from, 'german'), ...verdicts(from, 'soviet')].find((one) => one.piece === piece);
  if (!found) throw new Error(`no verdict on ${piece}`);
  return found;
};
