import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { type Point, pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { hexSize } from '../../canvas/layout.ts';
import { type Bend, bentBy, evened, nodesOf } from './bend.ts';
import { blurOf, type Grey, greyOf, type Pixels } from './grey.ts';
import { inSight, type Lay, layOf, type Pair, type Place, pairsOf, refined, seenThrough, sizeAt } from './lay.ts';
import { type Offset, offsetsAt, type Profiles, profilesOf } from './lines.ts';

/** Centre to centre of hexes that touch, in hex sizes. */
const apart = Math.sqrt(3);

/** Hexes smaller than this, centre to corner in pixels, have no lines to be found. */
const leastSize = 9;
/** A grid that is the printed one lies nearer than this, in hexes: as a rule, and anywhere. */
const [mostTypical, mostWorst] = [0.015, 0.1];
/** From here on (see `blurOf`) it is the blur that hides the lines. */
const mostBlur = 0.87;

/** Why a photo is not laid: its hexes are too small or blurred; the places do not fit a grid; no grid is where it should be. */
export type Unfit =
  | { readonly reason: 'places' | 'small' | 'blurred' | 'grid' }
  /** where a hex was shown the printed grid has another */
  | { readonly reason: 'number'; readonly shown: string; readonly printed: string };

/** How far the printed lines still lie from where the grid is laid, in hexes (centre to centre). */
export interface Misfit {
  readonly typical: number;
  readonly worst: number;
}
export type Tightened =
  | { readonly ok: true; readonly lay: Lay; readonly misfit: Misfit }
  | ({ readonly ok: false } & Unfit);

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rank = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

/** Nodes over a sheet, about `every` hex sizes from each other. */
const spread = (lay: Lay, every: number): Pick<Bend, 'across' | 'down'> => ({
  across: Math.max(2, Math.round(lay.sheet.width / hexSize / every) + 1),
  down: Math.max(2, Math.round(lay.sheet.height / hexSize / every) + 1),
});

/** Lines are darker than their ground or lighter: whichever is seen better all in all. */
const inkOf = (profiles: Profiles, nodes: readonly Point[], wide: number): 1 | -1 => {
  const all = (ink: 1 | -1) => median(offsetsAt(profiles, nodes, wide, ink).map(({ sure }) => sure));
  return all(-1) >= all(1) ? -1 : 1;
};

/** How well the printed lines lie under those of a lay, all over the sheet. */
const agreement = (profiles: Profiles, nodes: readonly Point[], wide: number): number => {
  const at = (ink: 1 | -1) =>
    offsetsAt({ ...profiles, reach: 0.08 }, nodes, wide, ink).reduce((sum, { strength }) => sum + strength, 0);
  return Math.max(at(1), at(-1));
};

/** The bulge of the lens with which the places shown agree best with the printed lines between them. */
const lensBy = (grey: Grey, places: readonly Place[], grid: Grid, photo: Lay['photo'], start: Lay): Lay => {
  const nodes = nodesOf(spread(start, 9), start.sheet);
  // some three hundred hexes tell it, in no straight columns
  const some = Math.max(1, Math.round((grid.columns * grid.rows) / 300));
  const every = some > 1 && grid.columns % some === 0 ? some + 1 : some;
  const score = (lens: number): readonly [number, Lay | undefined] => {
    const lay = layOf(places, grid, photo, lens);
    return lay ? [agreement(profilesOf(grey, lay, grid, 0.1, every), nodes, 5), lay] : [0, undefined];
  };
  let [best, lay] = [score(0)[0], start];
  // from one to the next no line moves further than lines are seen
  const size = sizeAt(start, { x: start.sheet.width / 2, y: start.sheet.height / 2 });
  const by = Math.max(0.003, (0.2 * size) / Math.hypot(photo.width, photo.height));
  for (let lens = -0.084; lens < 0.043; lens += by) {
    const [value, tried] = score(lens);
    if (!tried || value <= best) continue;
    best = value;
    lay = tried;
  }
  return lay;
};

const pairsBy = (offsets: readonly Offset[], lay: Lay): readonly Pair[] => {
  const seen = seenThrough(lay);
  return offsets.map(({ at, off, sure }) => {
    return {
      from: at,
      to: seen(at.x + off.x * hexSize, at.y + off.y * hexSize),
      weight: Math.max(0, sure - 2) ** 2,
    };
  });
};

/**
 * Finds the printed grid of a photo by places shown on it (four hexes or more, their centres hit roughly) and answers how
 * the sheet lies there, to a small part of a hex. Hexsides are sought across where they should be, many at once, so that
 * what is printed in single hexes, and what lies on them, counts for nothing.
 */
export const tighten = (
  photo: Pixels,
  places: readonly Place[],
  grid: Grid,
  tell: (part: number) => void = () => {},
): Tightened => {
  const rough = layOf(places, grid, photo);
  if (!rough) return { ok: false, reason: 'places' };
  // a photo may show a part of the sheet: what lies between the places is on it
  const sizes = pairsOf(places, grid).map(({ from }) => sizeAt(rough, from));
  if (!sizes.every(Number.isFinite)) return { ok: false, reason: 'places' };
  if (Math.min(...sizes) < leastSize) return { ok: false, reason: 'small' };
  const step = Math.max(1, Math.floor(median(sizes) / 20));
  const grey = greyOf(photo, step, (median(sizes) / step) * 0.8);
  tell(0.2);
  let lay = places.length < 6 ? lensBy(grey, places, grid, photo, rough) : rough;
  tell(0.5);
  const coarse = nodesOf(spread(lay, 5), lay.sheet);
  const first = profilesOf(grey, lay, grid, 0.6);
  const ink = inkOf(first, coarse, 2.6);
  let offsets = offsetsAt(first, coarse, 2.6, ink);
  const tolerance = median(sizes) * 0.1;
  lay = refined(pairsBy(offsets, lay), lay, true, tolerance * 3);
  tell(0.6);
  for (const reach of [0.35, 0.3]) {
    offsets = offsetsAt(profilesOf(grey, lay, grid, reach), coarse, 2.6, ink);
    lay = refined(pairsBy(offsets, lay), lay, true, tolerance);
  }
  tell(0.8);
  lay = bending(grey, lay, grid, ink);
  tell(0.95);
  const dense = nodesOf(spread(lay, 4), lay.sheet);
  const left = offsetsAt(profilesOf(grey, lay, grid, 0.3), dense, 2.2, ink);
  const shows = inSight(lay);
  const shown = left.filter(({ at }) => shows(at));
  const found = shown.filter(({ sure }) => sure > 2.5);
  const misfit = misfitOf(found);
  const known = found.length / Math.max(1, shown.length);
  if (known < 0.6 || misfit.typical > mostTypical || misfit.worst > mostWorst)
    return { ok: false, reason: blurOf(grey, median(sizes) / step) > mostBlur ? 'blurred' : 'grid' };
  const other = otherwise(lay, places, grid);
  return other ? { ok: false, reason: 'number', ...other } : { ok: true, lay, misfit };
};

/** A place that lies, by the printed grid, in another hex than it was shown as: a number mistyped. */
const otherwise = (lay: Lay, places: readonly Place[], grid: Grid) => {
  const seen = seenThrough(lay);
  const { xs, ys } = pixelsOf(grid, hexSize);
  const { numbers } = latticeOf(grid);
  const centres = numbers.map((_, i) => seen(xs[i] ?? 0, ys[i] ?? 0));
  for (const { hex, x, y } of places) {
    const far = centres.map((centre) => Math.hypot(centre.x - x, centre.y - y));
    const nearest = Math.min(...far);
    const own = far[numbers.indexOf(hex)] ?? nearest;
    // a hand may miss by half a hex; a number mistyped is a whole one off
    if (own > 2 * nearest) return { shown: hex, printed: numbers[far.indexOf(nearest)] ?? hex };
  }
  return undefined;
};

const misfitOf = (offsets: readonly Offset[]): Misfit => {
  const far = offsets.map(({ off }) => Math.hypot(off.x, off.y) / apart);
  return { typical: median(far), worst: rank(far, 0.98) };
};

/** What a flat board cannot explain: it stands up at its folds, or the lens is no simple one. */
const bending = (grey: Grey, start: Lay, grid: Grid, ink: 1 | -1): Lay => {
  let lay = start;
  const net = spread(lay, 4);
  const nodes = nodesOf(net, lay.sheet);
  for (const reach of [0.25, 0.2]) {
    const offsets = offsetsAt(profilesOf(grey, lay, grid, reach), nodes, 1.8, ink);
    const sure = offsets.map((one) => Math.max(0, one.sure - 2.5) ** 2);
    const trusted = median(sure.filter((one) => one > 0)) || 1;
    const weights = sure.map((one) => Math.min(1, one / trusted));
    const before = lay.bend && bentBy(lay.bend, lay.sheet);
    const whole = (key: 'x' | 'y') =>
      offsets.map(({ at, off }) => off[key] * hexSize + (before?.(at.x, at.y)[key] ?? 0));
    const bend: Bend = {
      ...net,
      dx: evened(net, whole('x'), weights, 0.7),
      dy: evened(net, whole('y'), weights, 0.7),
    };
    lay = { ...lay, bend };
  }
  return lay;
};
