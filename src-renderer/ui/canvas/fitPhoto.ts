import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
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

/** The longest side of a photo as it is kept: a map sheet of two metres still shows its hex numbers. */
export const longestSide = 2_800;
export const scaledTo = (width: number, height: number): { readonly width: number; readonly height: number } => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
