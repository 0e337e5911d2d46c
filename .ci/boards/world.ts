// The lie of an invented land: terrain by height and damp, waters, ways and towns. Nothing of it is on any map there is.
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { type Pixels, type Point, pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { pairOf } from '#rules/kit/hexmap/sheet.ts';
import { dice } from '#rules/kit/hexmap/testing/randomSheet.ts';
import { noiseOf } from './noise.ts';

export const terrains = ['clear', 'forest', 'swamp', 'hills', 'mountain', 'town', 'city', 'water'] as const;
export type Terrain = (typeof terrains)[number];
export type SideKind = 'river' | 'stream' | 'coast';
export type WayKind = 'road' | 'rail';

/** What is truly on a board, by hex numbers and by pairs of them (see `pairOf`). */
export interface Truth {
  readonly terrain: Readonly<Record<string, Terrain>>;
  readonly names: Readonly<Record<string, string>>;
  /** waters along hexsides */
  readonly sides: Readonly<Record<string, readonly SideKind[]>>;
  /** ways from centre to centre */
  readonly ways: Readonly<Record<string, readonly WayKind[]>>;
}

/** A net of corners or centres: who touches whom, and over which pair of hexes. */
interface Net {
  readonly at: readonly Point[];
  readonly next: readonly (readonly { readonly to: number; readonly pair: string }[])[];
}

/** The cheapest way through a net; the pairs it takes. */
const cheapest = (
  net: Net,
  from: number,
  isEnd: (i: number) => boolean,
  cost: (to: number, pair: string) => number,
) => {
  const far = new Map<number, number>([[from, 0]]);
  const came = new Map<number, { readonly from: number; readonly pair: string }>();
  const open = new Set([from]);
  while (open.size > 0) {
    let here = -1;
    for (const one of open) if (here < 0 || (far.get(one) ?? 0) < (far.get(here) ?? 0)) here = one;
    open.delete(here);
    if (here !== from && isEnd(here)) {
      const pairs: string[] = [];
      for (let step = came.get(here); step; step = came.get(step.from)) pairs.push(step.pair);
      return pairs;
    }
    for (const { to, pair } of net.next[here] ?? []) {
      const total = (far.get(here) ?? 0) + cost(to, pair);
      if (total >= (far.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      far.set(to, total);
      came.set(to, { from: here, pair });
      open.add(to);
    }
  }
  return [];
};

/** The corners of all hexes, and the hexsides between them that part two hexes of the grid. */
const cornersNet = (pixels: Pixels): Net => {
  const { numbers, beside, size } = latticeOf(pixels.grid);
  const known = new Map<string, number>();
  const at: Point[] = [];
  const next: { to: number; pair: string }[][] = [];
  const corner = (point: Point): number => {
    const key = `${Math.round(point.x * 4)}/${Math.round(point.y * 4)}`;
    // two reckonings of one corner may round apart
    for (const dx of [0, -1, 1])
      for (const dy of [0, -1, 1]) {
        const [x = 0, y = 0] = key.split('/').map(Number);
        const found = known.get(`${x + dx}/${y + dy}`);
        if (found !== undefined) return found;
      }
    known.set(key, at.length);
    at.push(point);
    next.push([]);
    return at.length - 1;
  };
  for (let i = 0; i < size; i++)
    for (let direction = 0; direction < 6; direction++) {
      const other = beside[i * 6 + direction] ?? -1;
      const [one, two] = pixels.side(numbers[i] ?? '', direction);
      if (other < i || !one || !two) continue;
      const [a, b] = [corner(one), corner(two)];
      const pair = pairOf(numbers[i] ?? '', numbers[other] ?? '');
      next[a]?.push({ to: b, pair });
      next[b]?.push({ to: a, pair });
    }
  return { at, next };
};

const centresNet = (pixels: Pixels): Net => {
  const { numbers, beside, size } = latticeOf(pixels.grid);
  const at = Array.from({ length: size }, (_, i) => ({ x: pixels.xs[i] ?? 0, y: pixels.ys[i] ?? 0 }));
  const next = Array.from({ length: size }, (_, i) =>
    Array.from(beside.slice(i * 6, i * 6 + 6))
      .filter((to) => to >= 0)
      .map((to) => ({ to, pair: pairOf(numbers[i] ?? '', numbers[to] ?? '') })),
  );
  return { at, next };
};

const heads = ['Vor', 'Ulm', 'Kest', 'Dar', 'Ol', 'Prie', 'Zab', 'Mir', 'Tchel', 'Bru', 'Gos', 'Yar'];
const tails = ['ava', 'enko', 'itsa', 'grod', 'bino', 'oye', 'insk', 'alets', 'umka', 'orod', 'esh', 'ikovo'];

/** The land of a seed, on any grid. */
export const worldOf = (grid: Grid, seed: number): Truth => {
  const roll = dice(seed * 7919 + 13);
  const pixels = pixelsOf(grid, 10);
  const { numbers, size, beside } = latticeOf(grid);
  const [height, damp, local] = [noiseOf(seed * 3 + 1), noiseOf(seed * 3 + 2), noiseOf(seed * 3 + 3)];
  const centres = centresNet(pixels);
  const shore = roll() * 2 * Math.PI;
  const wide = Math.max(pixels.width, pixels.height);
  const heights = centres.at.map(({ x, y }) => {
    const out = ((x - pixels.width / 2) * Math.cos(shore) + (y - pixels.height / 2) * Math.sin(shore)) / wide;
    return height(x / 110, y / 110, 4) - Math.max(0, out - 0.3) * 2.4;
  });
  const damps = centres.at.map(({ x, y }) => 0.7 * damp(x / 70, y / 70, 3) + 0.3 * local(x / 16, y / 16, 1));
  const sorted = (values: readonly number[], part: number): number =>
    [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;
  const [sea, upland, peaks] = [sorted(heights, 0.05), sorted(heights, 0.8), sorted(heights, 0.93)];
  const [wet, green] = [sorted(damps, 0.93), sorted(damps, 0.62)];
  const terrain: Record<string, Terrain> = {};
  numbers.forEach((number, i) => {
    const [h, d] = [heights[i] ?? 0, damps[i] ?? 0];
    terrain[number] =
      h < sea
        ? 'water'
        : h > peaks
          ? 'mountain'
          : h > upland
            ? 'hills'
            : d > wet
              ? 'swamp'
              : d > green
                ? 'forest'
                : 'clear';
  });
  const names: Record<string, string> = {};
  const places: number[] = [];
  const wanted = Math.max(2, Math.round(size / 45));
  for (let n = 0; n < wanted * 12 && places.length < wanted; n++) {
    const i = Math.floor(roll() * size);
    const here = centres.at[i];
    const near = places.some((one) => {
      const other = centres.at[one];
      return here && other && Math.hypot(here.x - other.x, here.y - other.y) < 45;
    });
    const number = numbers[i] ?? '';
    if (near || terrain[number] === 'water' || terrain[number] === 'mountain') continue;
    terrain[number] = places.length % 5 === 1 ? 'city' : 'town';
    names[number] = `${heads[Math.floor(roll() * heads.length)]}${tails[Math.floor(roll() * tails.length)]}`;
    places.push(i);
  }

  const sides: Record<string, SideKind[]> = {};
  const add = <K>(to: Record<string, K[]>, pair: string, kind: K) => {
    const kinds = to[pair] ?? [];
    to[pair] = kinds;
    if (!kinds.includes(kind)) kinds.push(kind);
  };
  const wateriness = (pair: string) => pair.split('/').filter((number) => terrain[number] === 'water').length;
  for (let i = 0; i < size; i++)
    for (const { pair } of centres.next[i] ?? []) if (wateriness(pair) === 1) add(sides, pair, 'coast');
  const corners = cornersNet(pixels);
  // rivers begin in the middle of the land and leave it at an edge or into water; streams end in rivers
  const edge = (i: number) => (corners.next[i]?.length ?? 0) < 3;
  const rough = corners.at.map(({ x, y }) => 0.3 + 2 * local(x / 24, y / 24, 2));
  const wetCorner = (i: number) => (corners.next[i] ?? []).some(({ pair }) => sides[pair]);
  const inland = () => {
    for (let n = 0; n < 60; n++) {
      const i = Math.floor(roll() * corners.at.length);
      if (!wetCorner(i) && !edge(i) && (corners.next[i] ?? []).every(({ pair }) => wateriness(pair) === 0)) return i;
    }
    return -1;
  };
  const flow = (kind: SideKind, isEnd: (i: number) => boolean, longest: number) => {
    const from = inland();
    if (from < 0) return;
    const pairs = cheapest(corners, from, isEnd, (to, pair) => (wateriness(pair) > 0 ? 50 : (rough[to] ?? 1)));
    if (pairs.length > longest || pairs.some((pair) => wateriness(pair) > 0)) return;
    for (const pair of pairs) add(sides, pair, kind);
  };
  for (let n = 0; n < Math.max(1, Math.round(size / 240)); n++) flow('river', (i) => edge(i) || wetCorner(i), 400);
  for (let n = 0; n < Math.max(1, Math.round(size / 160)); n++) flow('stream', (i) => edge(i) || wetCorner(i), 24);

  const ways: Record<string, WayKind[]> = {};
  const dear: Readonly<Record<Terrain, number>> = {
    clear: 1,
    town: 0.6,
    city: 0.6,
    forest: 1.6,
    hills: 1.8,
    swamp: 3,
    mountain: 5,
    water: 400,
  };
  const lay = (kind: WayKind, from: number, to: number) => {
    const known = (pair: string) => (ways[pair]?.includes(kind) ? 0.5 : 1);
    const pairs = cheapest(
      centres,
      from,
      (i) => i === to,
      (i, pair) => dear[terrain[numbers[i] ?? ''] ?? 'clear'] * known(pair) * (0.7 + (rough[i] ?? 1) / 4),
    );
    for (const pair of pairs) if (wateriness(pair) === 0) add(ways, pair, kind);
  };
  const border = Array.from({ length: size }, (_, i) => i).filter((i) => beside.slice(i * 6, i * 6 + 6).includes(-1));
  const onEdge = () => border[Math.floor(roll() * border.length)] ?? 0;
  places.forEach((place, n) => {
    if (n > 0) lay('road', place, places[Math.floor(roll() * n)] ?? place);
    if (n % 6 === 0) lay('road', place, onEdge());
  });
  const rails = places.filter((_, n) => n % 3 === 0);
  for (const [n, place] of rails.entries()) lay('rail', place, rails[n + 1] ?? onEdge());
  return { terrain, names, sides, ways };
};
