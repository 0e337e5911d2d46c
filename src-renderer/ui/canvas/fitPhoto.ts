import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { type Point, pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import type { Photo } from '#shared/contract.ts';
import { hexSize } from './layout.ts';

/** Turned, scaled and moved: x' = a x − b y + e, y' = b x + a y + f. */
export interface Fitted {
  readonly a: number;
  readonly b: number;
  readonly e: number;
  readonly f: number;
}

/**
 * Where a photo comes to lie when two of its places are the centres of two hexes; undefined where the hexes are not on
 * the grid or both places are one.
 */
export const fitOf = (fit: Photo['fit'], grid: Grid): Fitted | undefined => {
  if (!fit) return undefined;
  const [one, other] = fit;
  const { centre } = pixelsOf(grid, hexSize);
  const [from, to] = [centre(one.hex), centre(other.hex)];
  if (!from || !to) return undefined;
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const length = dx * dx + dy * dy;
  const [wide, high] = [to.x - from.x, to.y - from.y];
  if (length < 1 || (wide === 0 && high === 0)) return undefined;
  // the one turn and scale that takes the first stretch to the second: a quotient of complex numbers
  const a = (wide * dx + high * dy) / length;
  const b = (high * dx - wide * dy) / length;
  return { a, b, e: from.x - a * one.x + b * one.y, f: from.y - b * one.x - a * one.y };
};

/** Without a fit the photo lies over the whole grid, its proportions kept. */
export const laidOver = (photo: Pick<Photo, 'width' | 'height'>, grid: Grid): Fitted => {
  const { width, height } = pixelsOf(grid, hexSize);
  const a = Math.min(width / photo.width, height / photo.height);
  return { a, b: 0, e: (width - photo.width * a) / 2, f: (height - photo.height * a) / 2 };
};

/** Where on a photo a point of the sheet lies, both in their pixels. */
export const seenBy = ({ a, b, e, f }: Fitted): ((point: Point) => Point) => {
  const scale = a * a + b * b;
  return ({ x, y }) => ({ x: (a * (x - e) + b * (y - f)) / scale, y: (a * (y - f) - b * (x - e)) / scale });
};

/**
 * The fit of a photo that shows other numbers than it was laid by: every hex is truly the one so far away, in cube
 * coordinates. Undefined where the grid is too small for it.
 */
export const movedFit = (fitted: Fitted, grid: Grid, by: { readonly q: number; readonly r: number }): Photo['fit'] => {
  const { numbers, q, r, atCube } = latticeOf(grid);
  const { centre } = pixelsOf(grid, hexSize);
  const seen = seenBy(fitted);
  const places = numbers.flatMap((hex, i) => {
    const truly = numbers[atCube((q[i] ?? 0) + by.q, (r[i] ?? 0) + by.r)];
    const at = centre(hex);
    return truly !== undefined && at ? [{ ...seen(at), hex: truly }] : [];
  });
  // the furthest apart of all: from the first row to the last
  const [first, last] = [places.at(0), places.at(-1)];
  return first && last && first !== last ? [first, last] : undefined;
};

/** The longest side of a photo as it is kept: a map sheet of two metres still shows its hex numbers. */
export const longestSide = 2_800;
export const scaledTo = (width: number, height: number): { readonly width: number; readonly height: number } => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
