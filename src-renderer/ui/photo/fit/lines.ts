import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { type Point, pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { hexSize } from '../../canvas/layout.ts';
import type { Grey } from './grey.ts';
import { type Lay, seenThrough } from './lay.ts';

/** Between two places of a profile, in hex sizes (centre to corner). */
const fine = 0.025;
/** Places along a hexside that are looked at. */
const along = 9;

/** What a photo shows across each hexside: by hex and side (0 to 2), from `-reach` to `reach`, all in hex sizes. */
export interface Profiles {
  readonly reach: number;
  readonly places: number;
  /** by (hex index × 3 + side) × places + place; NaN first: the photo does not reach there */
  readonly values: Float32Array;
  readonly normals: readonly Point[];
  readonly centres: readonly Point[];
}

/** Across the hexsides as the lay has them, of every hex or of one in so many. */
export const profilesOf = (grey: Grey, lay: Lay, grid: Grid, reach: number, every = 1): Profiles => {
  const { xs, ys, corners } = pixelsOf(grid, hexSize);
  const seen = seenThrough(lay);
  const margin = 6;
  const most = Math.round(reach / fine) + margin;
  const places = most * 2 + 1;
  const values = new Float32Array(xs.length * 3 * places).fill(Number.NaN);
  const { data, width, height, step } = grey;
  const sides = [0, 1, 2].map((side) => {
    const [from, to] = [corners[side] ?? { x: 0, y: 0 }, corners[(side + 1) % 6] ?? { x: 0, y: 0 }];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const long = Math.hypot(middle.x, middle.y);
    return { from, to, normal: { x: middle.x / long, y: middle.y / long } };
  });
  const ends = Array.from({ length: along }, (_, n) => 0.04 + (0.92 * n) / (along - 1));
  for (let hex = 0; hex < xs.length; hex += every) {
    const [cx, cy] = [xs[hex] ?? 0, ys[hex] ?? 0];
    const at = seen(cx, cy);
    // within a hex all is even enough
    const [right, down] = [seen(cx + hexSize, cy), seen(cx, cy + hexSize)];
    const [xx, yx] = [(right.x - at.x) / hexSize, (right.y - at.y) / hexSize];
    const [xy, yy] = [(down.x - at.x) / hexSize, (down.y - at.y) / hexSize];
    // what lies behind the camera is seen mirrored
    if (!(xx * yy - xy * yx > 0)) continue;
    const room = (1.1 + reach) * hexSize * Math.max(Math.hypot(xx, yx), Math.hypot(xy, yy));
    if (!(at.x > room && at.y > room && at.x < width * step - room && at.y < height * step - room)) continue;
    for (let side = 0; side < 3; side++) {
      const one = sides[side];
      if (!one) continue;
      const { from, to, normal } = one;
      const begin = (hex * 3 + side) * places;
      for (let place = 0; place < places; place++) {
        const out = (place - most) * fine * hexSize;
        let sum = 0;
        for (const part of ends) {
          const dx = from.x + (to.x - from.x) * part + normal.x * out;
          const dy = from.y + (to.y - from.y) * part + normal.y * out;
          const x = (at.x + xx * dx + xy * dy) / step - 0.5;
          const y = (at.y + yx * dx + yy * dy) / step - 0.5;
          const left = x | 0;
          const top = y | 0;
          const fx = x - left;
          const fy = y - top;
          const i = top * width + left;
          sum +=
            ((data[i] ?? 0) * (1 - fx) + (data[i + 1] ?? 0) * fx) * (1 - fy) +
            ((data[i + width] ?? 0) * (1 - fx) + (data[i + width + 1] ?? 0) * fx) * fy;
        }
        values[begin + place] = sum / along;
      }
    }
  }
  return {
    reach,
    places,
    values,
    normals: sides.map(({ normal }) => normal),
    centres: Array.from(xs, (x, i) => ({ x, y: ys[i] ?? 0 })),
  };
};

/** How much a thin line stands out at each place of a profile from what lies beside it: the difference of two bells. */
const thin = (() => {
  const bell = (wide: number) => {
    const raw = Array.from({ length: 13 }, (_, i) => Math.exp(-(((i - 6) * fine) ** 2) / (2 * wide * wide)));
    const all = raw.reduce((sum, one) => sum + one, 0);
    return raw.map((one) => one / all);
  };
  const [narrow, broad] = [bell(0.035), bell(0.09)];
  return narrow.map((one, i) => one - (broad[i] ?? 0));
})();

/** How far the printed lines about a place lie off, in hex sizes of the sheet, and how well they are seen. */
export interface Offset {
  readonly at: Point;
  readonly off: Point;
  /** how strongly lines are seen there, against how strongly anywhere near */
  readonly sure: number;
  /** the strength itself */
  readonly strength: number;
}

/** The lines about some places: each hex counts the more the nearer it is, `wide` hex sizes being near. */
export const offsetsAt = (
  profiles: Profiles,
  nodes: readonly Point[],
  wide: number,
  ink: 1 | -1,
): readonly Offset[] => {
  const { places, values, normals, centres, reach } = profiles;
  const most = (places - 1) / 2;
  const near = wide * hexSize;
  const steps = Math.round(reach / fine);
  return nodes.map((at): Offset => {
    const lines = [0, 1, 2].map((side) => {
      const sum = new Float32Array(places);
      let all = 0;
      for (let hex = 0; hex < centres.length; hex++) {
        const centre = centres[hex];
        const begin = (hex * 3 + side) * places;
        if (!centre || Number.isNaN(values[begin])) continue;
        const far = ((centre.x - at.x) ** 2 + (centre.y - at.y) ** 2) / (near * near);
        if (far > 6) continue;
        const weight = Math.exp(-far / 2);
        all += weight;
        for (let place = 0; place < places; place++)
          sum[place] = (sum[place] ?? 0) + weight * (values[begin + place] ?? 0);
      }
      const line = new Float32Array(places);
      if (all > 1)
        for (let place = 6; place < places - 6; place++) {
          let value = 0;
          for (let k = 0; k < 13; k++) value += (thin[k] ?? 0) * (sum[place + k - 6] ?? 0);
          line[place] = (ink * value) / all;
        }
      return line;
    });
    const valueAt = (x: number, y: number): number => {
      let value = 0;
      for (let side = 0; side < 3; side++) {
        const normal = normals[side];
        const place = most + ((normal?.x ?? 0) * x + (normal?.y ?? 0) * y) / fine;
        const left = Math.floor(place);
        const part = place - left;
        value += (lines[side]?.[left] ?? 0) * (1 - part) + (lines[side]?.[left + 1] ?? 0) * part;
      }
      return value;
    };
    let [best, power, count, x, y] = [Number.NEGATIVE_INFINITY, 0, 0, 0, 0];
    for (let row = -steps; row <= steps; row++)
      for (let column = -steps; column <= steps; column++) {
        if (row * row + column * column > steps * steps) continue;
        const value = valueAt(column * fine, row * fine);
        power += value * value;
        count++;
        if (value <= best) continue;
        best = value;
        x = column;
        y = row;
      }
    const between = (before: number, after: number) => {
      const sharp = before + after - 2 * best;
      return sharp < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * sharp))) : 0;
    };
    const off = {
      x: (x + between(valueAt((x - 1) * fine, y * fine), valueAt((x + 1) * fine, y * fine))) * fine,
      y: (y + between(valueAt(x * fine, (y - 1) * fine), valueAt(x * fine, (y + 1) * fine))) * fine,
    };
    return { at, off, sure: best / (Math.sqrt(power / Math.max(1, count)) + 1e-6), strength: best };
  });
};
