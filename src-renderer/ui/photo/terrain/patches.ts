import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { type Point, pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { shades } from './shades.ts';

/** A photo, four bytes a pixel. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Where on the photo a point of the sheet lies, both in their own pixels; undefined: nowhere. */
export type Seen = (x: number, y: number) => Point | undefined;

/** Places across a patch: its pitch is an eighteenth of the way from the centre of a hex to its corner. */
export const side = 36;
/** How far from the centre, in parts of the way to a side, a hex is looked at: the printed side itself is left out. */
const rim = 0.84;
const half = Math.sqrt(3) / 2;

/** 0 in the middle of a hex, 1 on its sides; x and y in parts of the way from centre to corner. */
const outward = (x: number, y: number, flat: boolean): number => {
  const [along, across] = flat ? [Math.abs(x), Math.abs(y)] : [Math.abs(y), Math.abs(x)];
  return Math.max(across, along * half + across / 2) / half;
};

/** The places of a patch that lie within its hex, for a kind of grid. */
export const insideOf = (flat: boolean): Uint8Array =>
  Uint8Array.from({ length: side * side }, (_, i) => {
    const x = ((i % side) + 0.5) / (side / 2) - 1;
    const y = (Math.floor(i / side) + 0.5) / (side / 2) - 1;
    return outward(x, y, flat) < rim ? 1 : 0;
  });

/** A hex as it is seen, laid straight: light and cast at each of side × side places. */
export interface Patch {
  readonly light: Float32Array;
  readonly red: Float32Array;
  readonly yellow: Float32Array;
}

export interface PatchReader {
  readonly patch: Patch;
  /** reads a hex, by its index, into the patch; false: it lies outside the photo, or so small that nothing is seen */
  readonly read: (hex: number) => boolean;
}

/** Reads the hexes of a grid, drawn with hexes of a size, where they are seen on a photo. */
export const patchReader = (photo: Pixels, grid: Grid, size: number, seen: Seen): PatchReader => {
  const { xs, ys } = pixelsOf(grid, size);
  const places = side * side;
  const patch: Patch = {
    light: new Float32Array(places),
    red: new Float32Array(places),
    yellow: new Float32Array(places),
  };
  const table = shades();
  const { data, width, height } = photo;
  const read = (hex: number): boolean => {
    const [x, y] = [xs[hex] ?? 0, ys[hex] ?? 0];
    const reach = size * 0.8;
    const [middle, left, right, up, down] = [
      seen(x, y),
      seen(x - reach, y),
      seen(x + reach, y),
      seen(x, y - reach),
      seen(x, y + reach),
    ];
    if (!middle || !left || !right || !up || !down) return false;
    // within one hex a photo is as good as flat: its own two directions say where everything lies
    const [ax, ay] = [(right.x - left.x) / 1.6, (right.y - left.y) / 1.6];
    const [bx, by] = [(down.x - up.x) / 1.6, (down.y - up.y) / 1.6];
    const pitch = (2 / side) * Math.sqrt(Math.abs(ax * by - ay * bx));
    // narrower than ten pixels from centre to corner a printed ground is a blur
    if (!(pitch > 20 / side)) return false;
    const wide = Math.max(1, Math.round(pitch));
    const back = (wide - 1) / 2;
    let outside = 0;
    for (let row = 0; row < side; row++) {
      const v = (row + 0.5) / (side / 2) - 1;
      for (let col = 0; col < side; col++) {
        const u = (col + 0.5) / (side / 2) - 1;
        const px = Math.round(middle.x + u * ax + v * bx - 0.5 - back);
        const py = Math.round(middle.y + u * ay + v * by - 0.5 - back);
        const i = row * side + col;
        if (px < 0 || py < 0 || px + wide > width || py + wide > height) {
          // beyond the edge of the photo: what stands at the edge
          outside += 1;
          const at = (Math.min(height - 1, Math.max(0, py)) * width + Math.min(width - 1, Math.max(0, px))) * 4;
          const shade = table.at(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
          patch.light[i] = table.light[shade] ?? 0;
          patch.red[i] = table.red[shade] ?? 0;
          patch.yellow[i] = table.yellow[shade] ?? 0;
          continue;
        }
        let [light, red, yellow] = [0, 0, 0];
        for (let dy = 0; dy < wide; dy++) {
          let at = ((py + dy) * width + px) * 4;
          for (let dx = 0; dx < wide; dx++, at += 4) {
            const shade = table.at(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
            light += table.light[shade] ?? 0;
            red += table.red[shade] ?? 0;
            yellow += table.yellow[shade] ?? 0;
          }
        }
        const all = wide * wide;
        patch.light[i] = light / all;
        patch.red[i] = red / all;
        patch.yellow[i] = yellow / all;
      }
    }
    return outside < 0.25 * places;
  };
  return { patch, read };
};
