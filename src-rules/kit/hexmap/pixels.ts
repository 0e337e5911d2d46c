import { createHexDimensions, defineHex, pointToCube } from 'honeycomb-grid';
import type { Grid } from './grid.ts';
import { honeycombOf, type Lattice, latticeOf } from './lattice.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A grid drawn with hexes of a size (centre to corner), from 0,0 at the top left of the sheet. */
export interface Pixels {
  readonly grid: Grid;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** by index (see `latticeOf`): x and y of the centres */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** the six corners around a centre at 0,0: hexside `direction` runs from corner `direction` to the next, clockwise */
  readonly corners: readonly Point[];
  /** undefined off the grid */
  readonly centre: (number: string) => Point | undefined;
  readonly cornersOf: (number: string) => readonly Point[];
  /** the ends of a hexside; empty off the grid */
  readonly side: (number: string, direction: number) => readonly Point[];
  /** the hex under a point; undefined outside the grid */
  readonly hexUnder: (point: Point) => string | undefined;
  /** the indices of hexes that may show in a rectangle, row by row; for drawing what is on the screen alone */
  readonly within: (left: number, top: number, right: number, bottom: number) => readonly number[];
}

const made = new WeakMap<Grid, Map<number, Pixels>>();
export const pixelsOf = (grid: Grid, size: number): Pixels => {
  const sizes = made.get(grid) ?? new Map<number, Pixels>();
  made.set(grid, sizes);
  const known = sizes.get(size);
  if (known) return known;
  const pixels = makePixels(latticeOf(grid), size);
  // a sheet is zoomed by a transform; a few sizes are all that is ever asked for
  if (sizes.size >= 8) sizes.clear();
  sizes.set(size, pixels);
  return pixels;
};

const makePixels = (lattice: Lattice, size: number): Pixels => {
  const { grid, numbers, indexOf } = lattice;
  const { columns, rows } = grid;
  const flat = grid.orientation === 'flat';
  const settings = { ...honeycombOf(grid), dimensions: size };
  const Tile = defineHex({ ...settings, origin: { x: 0, y: 0 } });
  const xs = new Float64Array(lattice.size);
  const ys = new Float64Array(lattice.size);
  // places are linear in cube coordinates: two steps say them all
  const alongQ = new Tile([1, 0]);
  const alongR = new Tile([0, 1]);
  const [qx, qy, rx, ry] = [alongQ.x, alongQ.y, alongR.x, alongR.y];
  for (let i = 0; i < lattice.size; i++) {
    const [q, r] = [lattice.q[i] ?? 0, lattice.r[i] ?? 0];
    xs[i] = q * qx + r * rx;
    ys[i] = q * qy + r * ry;
  }
  const [half, tall] = flat ? [size, (size * Math.sqrt(3)) / 2] : [(size * Math.sqrt(3)) / 2, size];
  const left = xs.reduce((so, x) => Math.min(so, x), Number.POSITIVE_INFINITY) - half;
  const top = ys.reduce((so, y) => Math.min(so, y), Number.POSITIVE_INFINITY) - tall;
  for (let i = 0; i < lattice.size; i++) {
    xs[i] = (xs[i] ?? 0) - left;
    ys[i] = (ys[i] ?? 0) - top;
  }
  const width = xs.reduce((so, x) => Math.max(so, x), 0) + half;
  const height = ys.reduce((so, y) => Math.max(so, y), 0) + tall;
  // honeycomb-grid begins at the upper right corner, clockwise; the first side begins one corner before it
  const round = new Tile([0, 0]).corners;
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const { x, y } = round[(i + 5) % 6] ?? { x: 0, y: 0 };
    return { x, y };
  });
  const centreAt = (i: number): Point => ({ x: xs[i] ?? 0, y: ys[i] ?? 0 });
  const shifted = (i: number, corner: number): Point => {
    const { x, y } = corners[corner % 6] ?? { x: 0, y: 0 };
    return { x: (xs[i] ?? 0) + x, y: (ys[i] ?? 0) + y };
  };
  const dimensions = createHexDimensions(size);
  const [across, down] = flat ? [size * 1.5, tall * 2] : [half * 2, size * 1.5];
  return {
    grid,
    size,
    width,
    height,
    xs,
    ys,
    corners,
    centre: (number) => {
      const i = indexOf(number);
      return i < 0 ? undefined : centreAt(i);
    },
    cornersOf: (number) => {
      const i = indexOf(number);
      return i < 0 ? [] : corners.map((_, corner) => shifted(i, corner));
    },
    side: (number, direction) => {
      const i = indexOf(number);
      return i < 0 ? [] : [shifted(i, direction), shifted(i, direction + 1)];
    },
    hexUnder: ({ x, y }) => {
      const at = pointToCube({ dimensions, origin: { x: left, y: top }, orientation: settings.orientation }, { x, y });
      return numbers[lattice.atCube(at.q, at.r)];
    },
    within: (fromX, fromY, toX, toY) => {
      const firstColumn = Math.max(0, Math.floor(fromX / across) - 1);
      const lastColumn = Math.min(columns - 1, Math.ceil(toX / across));
      const firstRow = Math.max(0, Math.floor(fromY / down) - 1);
      const lastRow = Math.min(rows - 1, Math.ceil(toY / down));
      const found: number[] = [];
      for (let row = firstRow; row <= lastRow; row++) {
        for (let column = firstColumn; column <= lastColumn; column++) {
          const i = row * columns + column;
          const x = xs[i] ?? 0;
          const y = ys[i] ?? 0;
          if (x + half >= fromX && x - half <= toX && y + tall >= fromY && y - tall <= toY) found.push(i);
        }
      }
      return found;
    },
  };
};
