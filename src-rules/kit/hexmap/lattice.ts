import { distance as cubeDistance, Orientation, offsetToCube, round } from 'honeycomb-grid';
import { memo } from '../base/memo.ts';
import { type Grid, hexAt, hexNumber } from './grid.ts';

/**
 * The hexes of a grid side by side. Everything is reckoned once per grid and kept: an index is
 * (row − 1) × columns + column − 1, a direction 0 to 5 clockwise, opposite directions three apart.
 */

export type Direction = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
const flat: readonly Direction[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const pointy: readonly Direction[] = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];
/** The names of the six directions, in the order of `neighboursOf`. */
export const directionsOf = (grid: Pick<Grid, 'orientation'>): readonly Direction[] =>
  grid.orientation === 'flat' ? flat : pointy;
export const opposite = (direction: number): number => (direction + 3) % 6;

/** In cube coordinates (q, r), in the order of the directions. */
const steps = {
  flat: [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
  pointy: [
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
  ],
} as const;

export interface Lattice {
  readonly grid: Grid;
  readonly size: number;
  /** by index */
  readonly numbers: readonly string[];
  /** −1: no hex of the grid */
  readonly indexOf: (number: string) => number;
  /** by index × 6 + direction; −1 off the grid */
  readonly beside: Int16Array;
  /** cube coordinates by index */
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** the index of cube coordinates; −1 off the grid */
  readonly atCube: (q: number, r: number) => number;
}

/** As honeycomb-grid counts columns and rows from 0, the even ones of ours are its odd ones. */
export const honeycombOf = (grid: Grid): { readonly orientation: Orientation; readonly offset: 1 | -1 } => ({
  orientation: grid.orientation === 'flat' ? Orientation.FLAT : Orientation.POINTY,
  offset: grid.offset === 'even' ? -1 : 1,
});

export const latticeOf = memo((grid: Grid): Lattice => {
  const { columns, rows } = grid;
  const size = columns * rows;
  const settings = honeycombOf(grid);
  const numbers: string[] = [];
  const index = new Map<string, number>();
  const q = new Int16Array(size);
  const r = new Int16Array(size);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column;
      const number = hexNumber(grid, column + 1, row + 1) ?? '';
      numbers.push(number);
      index.set(number, i);
      const cube = offsetToCube(settings, { col: column, row });
      q[i] = cube.q;
      r[i] = cube.r;
    }
  }
  const flatTops = grid.orientation === 'flat';
  // the shove of a column (row) in cube coordinates is that of its first hex
  const shove = Array.from({ length: flatTops ? columns : rows }, (_, i) => (flatTops ? r[i] : q[i * columns]) ?? 0);
  const atCube = (atQ: number, atR: number): number => {
    const column = flatTops ? atQ : atQ - (shove[atR] ?? Number.NaN);
    const row = flatTops ? atR - (shove[atQ] ?? Number.NaN) : atR;
    return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : -1;
  };
  const beside = new Int16Array(size * 6);
  for (let i = 0; i < size; i++) {
    steps[grid.orientation].forEach(([dq, dr], direction) => {
      beside[i * 6 + direction] = atCube((q[i] ?? 0) + dq, (r[i] ?? 0) + dr);
    });
  }
  return { grid, size, numbers, indexOf: (number) => index.get(number) ?? -1, beside, q, r, atCube };
});

/** The six neighbours in the order of `directionsOf`; undefined off the grid. None at all for a number off the grid. */
export const neighboursOf = (grid: Grid, number: string): readonly (string | undefined)[] => {
  const { indexOf, beside, numbers } = latticeOf(grid);
  const i = indexOf(number);
  if (i < 0) return [];
  return Array.from({ length: 6 }, (_, direction) => numbers[beside[i * 6 + direction] ?? -1]);
};

/** The direction, 0 to 5, from a hex to one that touches it; −1: they do not touch. */
export const directionOf = (grid: Grid, from: string, to: string): number => {
  const { indexOf, beside } = latticeOf(grid);
  const a = indexOf(from);
  const b = indexOf(to);
  if (a < 0 || b < 0) return -1;
  for (let direction = 0; direction < 6; direction++) if (beside[a * 6 + direction] === b) return direction;
  return -1;
};
export const touch = (grid: Grid, a: string, b: string): boolean => directionOf(grid, a, b) >= 0;

/** In hexes, as the crow flies; undefined where one is off the grid. */
export const distanceOf = (grid: Grid, a: string, b: string): number | undefined => {
  const from = hexAt(grid, a);
  const to = hexAt(grid, b);
  if (!from || !to) return undefined;
  const zero = { col: from.column - 1, row: from.row - 1 };
  return cubeDistance(honeycombOf(grid), zero, { col: to.column - 1, row: to.row - 1 });
};

/** The hexes of a straight line, both ends included, each touching the next; empty where one is off the grid. */
export const straightLine = (grid: Grid, a: string, b: string): readonly string[] => {
  const { indexOf, q, r, atCube, numbers } = latticeOf(grid);
  const from = indexOf(a);
  const to = indexOf(b);
  const steps = distanceOf(grid, a, b);
  if (steps === undefined) return [];
  // A line along a hexside lies in either hex: nudged one way, and where that leads out of the grid the other way.
  const nudged = (nudge: number): readonly number[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const part = i / Math.max(steps, 1);
      const at = round({
        q: (q[from] ?? 0) * (1 - part) + (q[to] ?? 0) * part + nudge,
        r: (r[from] ?? 0) * (1 - part) + (r[to] ?? 0) * part + 2 * nudge,
      });
      return atCube(at.q, at.r);
    });
  const line = nudged(1e-6);
  return (line.includes(-1) ? nudged(-1e-6) : line).flatMap((i) => numbers[i] ?? []);
};
