import type { Grid } from '#rules/kit/hexmap/grid.ts';
import type { Point } from '#rules/kit/hexmap/pixels.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import type { Photo } from '#shared/contract.ts';
import { longestSide } from './fitPhoto.ts';
import { hexSize } from './layout.ts';

/** A place of a photo and the hex whose centre it is. */
export type Place = NonNullable<Photo['fit']>[number];
export type Four = readonly [Place, Place, Place, Place];

/** Solves a square system by elimination; undefined where it has no single answer. */
const solved = (rows: number[][]): readonly number[] | undefined => {
  const n = rows.length;
  for (let col = 0; col < n; col++) {
    let best = col;
    for (let row = col + 1; row < n; row++)
      if (Math.abs(rows[row]?.[col] ?? 0) > Math.abs(rows[best]?.[col] ?? 0)) best = row;
    const pivot = rows[best];
    const other = rows[col];
    if (!pivot || !other || Math.abs(pivot[col] ?? 0) < 1e-9) return undefined;
    rows[best] = other;
    rows[col] = pivot;
    for (let row = 0; row < n; row++) {
      const here = rows[row];
      if (row === col || !here) continue;
      const times = (here[col] ?? 0) / (pivot[col] ?? 1);
      for (let k = col; k <= n; k++) here[k] = (here[k] ?? 0) - times * (pivot[k] ?? 0);
    }
  }
  return rows.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1));
};

/**
 * A flat map seen at an angle: where on the photo a point of the sheet lies, by the one projection that takes the centres
 * of four hexes to the places shown. Undefined where three of them lie on a line, or a hex is not on the grid.
 */
export const seenAt = (places: Four, grid: Grid): ((x: number, y: number) => Point) | undefined => {
  const { centre } = pixelsOf(grid, hexSize);
  const pairs = places.flatMap((place) => {
    const from = centre(place.hex);
    return from ? [{ from, to: place }] : [];
  });
  if (pairs.length < 4 || onLine(places) || onLine(pairs.map(({ from }) => from))) return undefined;
  const found = solved(
    pairs.flatMap(({ from: { x, y }, to }) => [
      [x, y, 1, 0, 0, 0, -x * to.x, -y * to.x, to.x],
      [0, 0, 0, x, y, 1, -x * to.y, -y * to.y, to.y],
    ]),
  );
  if (!found) return undefined;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = found;
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
  };
};

/** Three of four points so near a line that nothing can be told from them. */
const onLine = (points: readonly Point[]): boolean =>
  points.some((_, out) => {
    const [one, two, three] = points.filter((__, i) => i !== out);
    if (!one || !two || !three) return true;
    const area = (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x);
    const long = Math.max(
      Math.hypot(two.x - one.x, two.y - one.y),
      Math.hypot(three.x - one.x, three.y - one.y),
      Math.hypot(three.x - two.x, three.y - two.y),
    );
    return Math.abs(area) < 0.03 * long * long;
  });

export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The picture of a whole sheet from a photo taken at an angle; white where the photo does not reach. */
export const straightened = (
  photo: Pixels,
  seen: (x: number, y: number) => Point,
  size: Omit<Pixels, 'data'>,
  scale: number,
): Uint8ClampedArray => {
  const { data, width, height } = photo;
  const out = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  for (let row = 0; row < size.height; row++)
    for (let col = 0; col < size.width; col++) {
      const { x, y } = seen((col + 0.5) / scale, (row + 0.5) / scale);
      const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
      if (!(left >= 0 && top >= 0 && left + 1 < width && top + 1 < height)) continue;
      const [dx, dy] = [x - 0.5 - left, y - 0.5 - top];
      const from = (top * width + left) * 4;
      const below = from + width * 4;
      const to = (row * size.width + col) * 4;
      for (let k = 0; k < 3; k++) {
        const upper = (data[from + k] ?? 0) * (1 - dx) + (data[from + 4 + k] ?? 0) * dx;
        const lower = (data[below + k] ?? 0) * (1 - dx) + (data[below + 4 + k] ?? 0) * dx;
        out[to + k] = upper * (1 - dy) + lower * dy;
      }
    }
  return out;
};

/** How large the picture of a whole sheet is kept, and where two of its hexes lie on it. */
export const sheetPicture = (
  grid: Grid,
  [one, , other]: Four,
): { readonly width: number; readonly height: number; readonly scale: number; readonly fit: Photo['fit'] } => {
  const { width, height, centre } = pixelsOf(grid, hexSize);
  const scale = Math.min(3, longestSide / Math.max(width, height));
  const at = ({ hex }: Place): Place => {
    const { x, y } = centre(hex) ?? { x: 0, y: 0 };
    return { x: x * scale, y: y * scale, hex };
  };
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    scale,
    fit: [at(one), at(other)],
  };
};

/** The photo as if taken from straight above; undefined where the four places do not tell how. */
export const straighten = (
  picture: ImageBitmap,
  places: Four,
  grid: Grid,
): Pick<Photo, 'image' | 'width' | 'height' | 'fit'> | undefined => {
  const seen = seenAt(places, grid);
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!seen || !ctx) return undefined;
  ctx.drawImage(picture, 0, 0);
  const photo = ctx.getImageData(0, 0, picture.width, picture.height);
  const { width, height, scale, fit } = sheetPicture(grid, places);
  const flat = new ImageData(width, height);
  flat.data.set(straightened(photo, seen, { width, height }, scale));
  canvas.width = width;
  canvas.height = height;
  ctx.putImageData(flat, 0, 0);
  return { image: canvas.toDataURL('image/jpeg', 0.85), width, height, fit };
};
