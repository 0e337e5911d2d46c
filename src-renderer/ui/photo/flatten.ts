import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { type Point, pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import type { Photo } from '#shared/contract.ts';
import { longestSide } from '../canvas/fitPhoto.ts';
import { hexSize } from '../canvas/layout.ts';
import type { Pixels } from './fit/grey.ts';

/** Places change slowly over a picture: reckoned at every such pixel, and evenly between them. */
const step = 8;

/** The picture of a whole sheet from a photo, by where its points are seen there; nothing where the photo does not reach. */
export const flattened = (
  photo: Pixels,
  seen: (x: number, y: number) => Point,
  size: Omit<Pixels, 'data'>,
  scale: number,
  tell: (part: number) => void = () => {},
): Uint8ClampedArray => {
  const { data, width, height } = photo;
  const out = new Uint8ClampedArray(size.width * size.height * 4);
  const row = (y: number): Float64Array => {
    const wide = Math.ceil(size.width / step) + 1;
    const places = new Float64Array(wide * 2);
    for (let n = 0; n < wide; n++) {
      const at = seen((n * step + 0.5) / scale, y);
      places[n * 2] = at.x - 0.5;
      places[n * 2 + 1] = at.y - 0.5;
    }
    return places;
  };
  const rowAt = (n: number): Float64Array => row((n * step + 0.5) / scale);
  let [upper, lower] = [rowAt(0), rowAt(1)];
  for (let y = 0; y < size.height; y++) {
    const between = (y % step) / step;
    if (between === 0 && y > 0) {
      [upper, lower] = [lower, rowAt(y / step + 1)];
      if (y % (step * 16) === 0) tell(y / size.height);
    }
    for (let x = 0; x < size.width; x++) {
      const i = Math.floor(x / step) * 2;
      const part = (x % step) / step;
      const px =
        ((upper[i] ?? 0) * (1 - part) + (upper[i + 2] ?? 0) * part) * (1 - between) +
        ((lower[i] ?? 0) * (1 - part) + (lower[i + 2] ?? 0) * part) * between;
      const py =
        ((upper[i + 1] ?? 0) * (1 - part) + (upper[i + 3] ?? 0) * part) * (1 - between) +
        ((lower[i + 1] ?? 0) * (1 - part) + (lower[i + 3] ?? 0) * part) * between;
      const left = Math.floor(px);
      const top = Math.floor(py);
      if (!(left >= 0 && top >= 0 && left + 1 < width && top + 1 < height)) continue;
      const dx = px - left;
      const dy = py - top;
      const from = (top * width + left) * 4;
      const below = from + width * 4;
      const to = (y * size.width + x) * 4;
      for (let k = 0; k < 3; k++) {
        const above = (data[from + k] ?? 0) * (1 - dx) + (data[from + 4 + k] ?? 0) * dx;
        const under = (data[below + k] ?? 0) * (1 - dx) + (data[below + 4 + k] ?? 0) * dx;
        out[to + k] = above * (1 - dy) + under * dy;
      }
      out[to + 3] = 255;
    }
  }
  return out;
};

/** So many hexes beyond the edge are kept: a photo laid by numbers that are off is moved, and then they lie on the sheet. */
const spare = 2;

/** How large the picture of a whole sheet is kept, how much of it lies around the sheet, and where first and last hex lie on it. */
export const sheetPicture = (
  grid: Grid,
): {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** in pixels of the sheet */
  readonly margin: number;
  readonly fit: Photo['fit'];
} => {
  const { width, height, centre } = pixelsOf(grid, hexSize);
  const { numbers } = latticeOf(grid);
  const margin = spare * Math.sqrt(3) * hexSize;
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const scale = Math.min(3, longestSide / Math.max(wide, high));
  const at = (hex: string) => {
    const { x, y } = centre(hex) ?? { x: 0, y: 0 };
    return { x: (x + margin) * scale, y: (y + margin) * scale, hex };
  };
  return {
    width: Math.max(1, Math.round(wide * scale)),
    height: Math.max(1, Math.round(high * scale)),
    scale,
    margin,
    fit: [at(numbers[0] ?? ''), at(numbers.at(-1) ?? '')],
  };
};
