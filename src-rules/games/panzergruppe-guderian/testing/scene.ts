import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import { type Board, boardOf } from '#rules/kit/hexmap/board.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { type DrawnHex, pairOf, type Sheet } from '#rules/kit/hexmap/sheet.ts';
import { fixture2000 } from '#rules/kit/hexmap/testing/randomSheet.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { withZones } from '../chapters/map/stand.ts';
import type { SideId } from '../ids.ts';
import { panzergruppeGuderian } from '../index.ts';
import { map } from './gameMap.ts';

/**
 * The scene on which supply is measured: 2,000 drawn hexes with every kind of edge, 200 counters, 20 of them cut off in
 * pockets behind the other side's lines. Strengths and places are invented; what counts is how much work they make.
 */
export interface SupplyScene {
  readonly sheet: Sheet;
  readonly board: Board;
  readonly pieces: readonly Piece[];
  /** everything on the map made anew, so that nothing is remembered */
  readonly stand: () => MapState;
  /** both sides judged: what the screen asks for after every change */
  readonly judge: (stand: MapState) => readonly SupplyStatus[];
}

type At = readonly [column: number, row: number];

const hex = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

const apart = ([c1, r1]: At, [c2, r2]: At): number => {
  const cube = (c: number, r: number): At => [c, r - Math.floor((c - 1) / 2)];
  const [q1, s1] = cube(c1, r1);
  const [q2, s2] = cube(c2, r2);
  return Math.max(Math.abs(q1 - q2), Math.abs(s1 - s2), Math.abs(q1 + s1 - q2 - s2));
};

/** The hexes at a distance, in the order of their numbers. */
const ring = (centre: At, distance: number): readonly At[] => {
  const found: At[] = [];
  for (let column = 1; column <= 50; column++)
    for (let row = 1; row <= 40; row++) if (apart([column, row], centre) === distance) found.push([column, row]);
  return found;
};

/** Roads of the scene besides those of the fixture: one from 0120 to the east, four across it. */
const roads = (): readonly string[] => {
  const links: string[] = [];
  const join = (a: string, b: string): number => links.push(pairOf(a, b));
  for (let column = 1; column < 50; column++) {
    // straight on along row 20: half a hex down, half a hex up
    join(hex(column, 20), hex(column + 1, 20));
  }
  for (const column of [6, 14, 22, 34]) for (let row = 1; row < 40; row++) join(hex(column, row), hex(column, row + 1));
  return links;
};

const pocketsOf: { readonly [S in SideId]: readonly At[] } = {
  german: [
    [35, 9],
    [35, 30],
  ],
  soviet: [
    [11, 9],
    [11, 31],
  ],
};

const pieces = (): readonly Piece[] => {
  const all: Piece[] = [];
  const add = (side: SideId, kind: string, [column, row]: At, more: Partial<Piece> = {}): number =>
    all.push({
      id: `${side}-${all.length}`,
      kind,
      side,
      symbol: 'infantry',
      name: String(all.length),
      hex: hex(column, row),
      states: [],
      ...more,
    });
  const types = ['infantry', 'panzer', 'grenadier', 'motorized', 'cavalry'];
  const leader = (at: At, radius: number): number => add('soviet', 'leader', at, { symbol: 'leader', radius });
  // two fronts, six columns apart
  for (let row = 1; row <= 40; row++) {
    add('german', types[row % 5] ?? 'infantry', [21 + (row % 2), row]);
    add('soviet', row % 4 === 0 ? 'armor' : 'rifle', [27 + (row % 2), row]);
  }
  // five counters in each pocket, ringed at three hexes by every second hex
  for (const centre of pocketsOf.german) {
    for (const at of [centre, ...ring(centre, 1).slice(0, 4)]) add('german', types[all.length % 5] ?? 'infantry', at);
    for (const at of ring(centre, 3).filter((_, i) => i % 2 === 0)) add('soviet', 'rifle', at);
    for (const column of [centre[0] - 4, centre[0] + 4]) leader([column, centre[1]], 6);
  }
  for (const [n, centre] of pocketsOf.soviet.entries()) {
    leader(centre, 2 + n);
    for (const at of ring(centre, 1).slice(0, 4)) add('soviet', 'rifle', at);
    for (const at of ring(centre, 3).filter((_, i) => i % 2 === 0))
      add('german', types[all.length % 5] ?? 'infantry', at);
  }
  // the rest behind the fronts: nine more leaders, then divisions up to a hundred a side
  for (let n = 0; n < 9; n++) leader([29, 2 + Math.floor(4.5 * n)], 4 + (n % 3));
  const count = (side: SideId): number => all.filter((piece) => piece.side === side).length;
  for (let n = 0; count('german') < 100; n++)
    add('german', types[n % 5] ?? 'infantry', [16 + (n % 3), 1 + ((n * 5) % 40)]);
  for (let n = 0; count('soviet') < 100; n++) add('soviet', 'rifle', [30, 1 + ((n * 3) % 40)]);
  return all;
};

const wet = (drawn: DrawnHex | undefined): boolean => drawn?.terrain === 'lake' || drawn?.terrain === 'swamp';

export const supplyScene = (): SupplyScene => {
  const drawn = fixture2000(map.sheet);
  const all = pieces();
  const hexes: Record<string, DrawnHex> = { ...drawn.hexes };
  const sides: Record<string, readonly string[]> = { ...drawn.sides };
  const links: Record<string, readonly string[]> = { ...drawn.links };
  for (const pair of roads()) links[pair] = [...new Set([...(links[pair] ?? []), 'road'])];
  // nobody stands in water, beside water or in a swamp: only who is meant to be is cut off
  for (const at of new Set(all.map((piece) => piece.hex))) {
    for (const near of [at, ...neighboursOf(drawn.grid, at)]) {
      const here = near === undefined ? undefined : hexes[near];
      if (near === undefined || !here) continue;
      if (wet(here)) hexes[near] = { ...here, terrain: 'clear' };
      const pair = pairOf(at, near);
      if (sides[pair]) sides[pair] = sides[pair].filter((side) => side !== 'lake');
    }
  }
  const sheet = { ...drawn, hexes, sides, links };
  const board = boardOf(sheet, map.sheet);
  const context = contextWithoutGame(panzergruppeGuderian);
  return {
    sheet,
    board,
    pieces: all,
    stand: () => withZones(board, all, []),
    judge: (stand) => map.supplyChecks.flatMap((judge) => judge.of(board, stand, context)),
  };
};
