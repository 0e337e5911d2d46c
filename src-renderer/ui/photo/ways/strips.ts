import type { Pixels, Seen } from '../terrain/patches.ts';
import { shades } from '../terrain/shades.ts';
import type { Pairs } from './pairs.ts';

/** A strip lies along a place where a line may be: cut in parts along, each looked at across. */
export const parts = 6;
/** How often a part is looked at along, and what is told of it is their mean. */
const each = 5;
/** Looks across a part, and their pitch in hex sizes (centre to corner). */
export const across = 27;
export const pitch = 0.04;
/** Light and cast, as `shades` has them, and how uneven the light is along a part (sleepers, dashes). */
export const channels = 4;
/** The ends of a strip are left out, in parts of its length: there others meet it, and towns stand. */
const rim = { sides: 0.04, links: 0.06 };

/** What is seen along every place of a grid. */
export interface Strips {
  readonly pairs: Pairs;
  /** by place × parts × channels × across */
  readonly values: Float32Array;
  /** by place: 1 where it can be seen */
  readonly seen: Uint8Array;
}
export const stripLength = parts * channels * across;

/** Reads all strips of a grid drawn with hexes of a size, where they are seen on a photo. */
export const stripsOf = (
  photo: Pixels,
  pairs: Pairs,
  size: number,
  seen: Seen,
  told: (part: number) => void = () => {},
): Strips => {
  const table = shades();
  const { data, width, height } = photo;
  const count = pairs.names.length;
  const values = new Float32Array(count * stripLength);
  const visible = new Uint8Array(count);
  const edge = rim[pairs.of];
  for (let place = 0; place < count; place++) {
    if (place % 256 === 0) told(place / count);
    const [from, to] = [pairs.from[place], pairs.to[place]];
    if (!from || !to) continue;
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    // over one strip a photo is as good as flat
    const reach = size * 0.7;
    const [mid, behind, before, left, right] = [
      seen(middle.x, middle.y),
      seen(middle.x - ux * reach, middle.y - uy * reach),
      seen(middle.x + ux * reach, middle.y + uy * reach),
      seen(middle.x + uy * reach, middle.y - ux * reach),
      seen(middle.x - uy * reach, middle.y + ux * reach),
    ];
    if (!mid || !behind || !before || !left || !right) continue;
    const [ax, ay] = [(before.x - behind.x) / 1.4, (before.y - behind.y) / 1.4];
    const [bx, by] = [(right.x - left.x) / 1.4, (right.y - left.y) / 1.4];
    // in pixels of the photo to a hex size
    const scale = Math.sqrt(Math.abs(ax * by - ay * bx));
    if (!(scale > 8)) continue;
    const wide = Math.max(1, Math.round(scale * pitch));
    const all = wide * wide;
    const back = (wide - 1) / 2 + 0.5;
    let outside = 0;
    for (let step = 0; step < parts * each; step++) {
      const along = ((edge + ((1 - 2 * edge) * (step + 0.5)) / (parts * each) - 0.5) * long) / size;
      const base = place * stripLength + Math.floor(step / each) * channels * across;
      for (let n = 0; n < across; n++) {
        const aside = (n - (across - 1) / 2) * pitch;
        const px = Math.round(mid.x + along * ax + aside * bx - back);
        const py = Math.round(mid.y + along * ay + aside * by - back);
        if (px < 0 || py < 0 || px + wide > width || py + wide > height) outside += 1;
        let [light, red, yellow] = [0, 0, 0];
        for (let dy = 0; dy < wide; dy++)
          for (let dx = 0; dx < wide; dx++) {
            const at =
              (Math.min(height - 1, Math.max(0, py + dy)) * width + Math.min(width - 1, Math.max(0, px + dx))) * 4;
            const shade = table.at(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
            light += table.light[shade] ?? 0;
            red += table.red[shade] ?? 0;
            yellow += table.yellow[shade] ?? 0;
          }
        const share = all * each;
        values[base + n] = (values[base + n] ?? 0) + light / share;
        values[base + across + n] = (values[base + across + n] ?? 0) + red / share;
        values[base + 2 * across + n] = (values[base + 2 * across + n] ?? 0) + yellow / share;
        values[base + 3 * across + n] = (values[base + 3 * across + n] ?? 0) + (light / all) ** 2 / each;
      }
    }
    for (let part = 0; part < parts; part++) {
      const base = place * stripLength + part * channels * across;
      for (let n = 0; n < across; n++) {
        const spread = (values[base + 3 * across + n] ?? 0) - (values[base + n] ?? 0) ** 2;
        values[base + 3 * across + n] = 0.1 * Math.log(Math.sqrt(Math.max(0, spread)) + 0.02);
      }
    }
    visible[place] = outside < parts * each * across * 0.25 ? 1 : 0;
  }
  told(1);
  return { pairs, values, seen: visible };
};
