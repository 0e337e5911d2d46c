import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { type Point, pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import type { Photo } from '#shared/contract.ts';
import { hexSize } from '../../canvas/layout.ts';
import { type Bend, bentBy } from './bend.ts';
import { leastSquares } from './linear.ts';

/** A place of a photo and the hex whose centre it is. */
export type Place = NonNullable<Photo['fit']>[number];

/**
 * How a sheet lies on a photo: a flat board seen at an angle (a homography), then the bulge of the lens; a board that
 * bends is first moved within its own plane. Reckoned in halves of the sheet and of the photo, so that all its numbers
 * are of one order.
 */
export interface Lay {
  /** a to h of (a x + b y + c) / (g x + h y + 1) and (d x + e y + f) / (g x + h y + 1) */
  readonly plane: readonly number[];
  /** a point at r halves of the photo's diagonal from its middle is drawn out by lens × r² */
  readonly lens: number;
  readonly sheet: { readonly width: number; readonly height: number };
  readonly photo: { readonly width: number; readonly height: number };
  readonly bend?: Bend;
}

/** A point of the sheet, in its pixels, and where it is on the photo. */
export interface Pair {
  readonly from: Point;
  readonly to: Point;
  readonly weight?: number;
}

const halves = ({ sheet, photo }: Pick<Lay, 'sheet' | 'photo'>) => ({
  part: Math.max(sheet.width, sheet.height) / 2,
  far: Math.hypot(photo.width, photo.height) / 2,
});

/** Where on the photo a point of the sheet lies, both in their pixels. */
export const seenThrough = (lay: Lay): ((x: number, y: number) => Point) => {
  const { plane, lens, sheet, photo, bend } = lay;
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = plane;
  const { part, far } = halves(lay);
  const [mx, my] = [photo.width / 2, photo.height / 2];
  const moved = bend && bentBy(bend, sheet);
  return (x, y) => {
    const off = moved?.(x, y);
    const u = (x + (off?.x ?? 0) - sheet.width / 2) / part;
    const v = (y + (off?.y ?? 0) - sheet.height / 2) / part;
    const depth = g * u + h * v + 1;
    const [p, q] = [(a * u + b * v + c) / depth, (d * u + e * v + f) / depth];
    const pull = far * (1 + lens * (p * p + q * q));
    return { x: mx + p * pull, y: my + q * pull };
  };
};

/** Pixels of the photo from centre to corner of a hex, at a place of the sheet. */
export const sizeAt = (lay: Lay, { x, y }: Point): number => {
  const seen = seenThrough(lay);
  const [here, right, down] = [seen(x, y), seen(x + hexSize, y), seen(x, y + hexSize)];
  return Math.sqrt(Math.abs((right.x - here.x) * (down.y - here.y) - (right.y - here.y) * (down.x - here.x)));
};

/** Which points of the sheet are on the photo. */
export const inSight = (lay: Lay): ((point: Point) => boolean) => {
  const seen = seenThrough(lay);
  return ({ x, y }) => {
    const at = seen(x, y);
    return at.x >= 0 && at.y >= 0 && at.x < lay.photo.width && at.y < lay.photo.height;
  };
};

/** A place of the photo as if its lens had not bulged, in halves of the diagonal from the middle. */
const unbulged = (lay: Lay, { x, y }: Point): Point => {
  const { far } = halves(lay);
  const [p, q] = [(x - lay.photo.width / 2) / far, (y - lay.photo.height / 2) / far];
  const out = p * p + q * q;
  let pull = 1;
  for (let n = 0; n < 8; n++) pull = 1 + (lay.lens * out) / (pull * pull);
  return { x: p / pull, y: q / pull };
};

/** The one homography of four pairs, or that which misses more of them least, the lens being known. */
export const planeBy = (pairs: readonly Pair[], lay: Lay): Lay | undefined => {
  const { part } = halves(lay);
  const rows = pairs.flatMap(({ from, to, weight = 1 }) => {
    const [x, y] = [(from.x - lay.sheet.width / 2) / part, (from.y - lay.sheet.height / 2) / part];
    const { x: p, y: q } = unbulged(lay, to);
    return [
      [x, y, 1, 0, 0, 0, -x * p, -y * p, p, weight],
      [0, 0, 0, x, y, 1, -x * q, -y * q, q, weight],
    ];
  });
  const plane = leastSquares(rows);
  return plane && { ...lay, plane };
};

/** Gauss and Newton: plane and lens are moved until the pairs are missed least. What lies far off counts for little. */
export const refined = (pairs: readonly Pair[], start: Lay, withLens: boolean, tolerance: number): Lay => {
  let lay = start;
  const of = (numbers: readonly number[]): Lay => ({ ...lay, plane: numbers.slice(0, 8), lens: numbers[8] ?? 0 });
  const count = withLens ? 9 : 8;
  const step = 1e-6;
  for (let n = 0; n < 8; n++) {
    const now = [...lay.plane, lay.lens];
    const seen = seenThrough(lay);
    const nudged = Array.from({ length: count }, (_, i) =>
      seenThrough(of(now.map((one, k) => (k === i ? one + step : one)))),
    );
    const rows = pairs.flatMap(({ from, to, weight = 1 }) => {
      const here = seen(from.x, from.y);
      const off = Math.hypot(to.x - here.x, to.y - here.y) / tolerance;
      const trust = weight / (1 + off * off);
      const moves = nudged.map((one) => one(from.x, from.y));
      return [
        [...moves.map(({ x }) => (x - here.x) / step), to.x - here.x, trust],
        [...moves.map(({ y }) => (y - here.y) / step), to.y - here.y, trust],
      ];
    });
    const move = leastSquares(rows, 1e-9);
    if (!move) return lay;
    lay = of(now.map((one, k) => one + (move[k] ?? 0)));
    if (move.every((one) => Math.abs(one) < 1e-7)) break;
  }
  return lay;
};

/** Three points so near a line that nothing can be told from them. */
const onLine = (one: Point, two: Point, three: Point): boolean => {
  const area = (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x);
  const long = Math.max(
    Math.hypot(two.x - one.x, two.y - one.y),
    Math.hypot(three.x - one.x, three.y - one.y),
    Math.hypot(three.x - two.x, three.y - two.y),
  );
  return Math.abs(area) < 0.03 * long * long;
};
const tells = (points: readonly Point[]): boolean =>
  points.some((one, i) =>
    points.slice(i + 1).some((two, j) =>
      points.slice(i + j + 2).some((three, k) =>
        points.slice(i + j + k + 3).some((four) => {
          const all = [one, two, three, four] as const;
          return !all.some((out) => {
            const [a, b, c] = all.filter((other) => other !== out);
            return !a || !b || !c || onLine(a, b, c);
          });
        }),
      ),
    ),
  );

/** The centres of the hexes on the sheet, and their places on the photo. */
export const pairsOf = (places: readonly Place[], grid: Grid): readonly Pair[] => {
  const { centre } = pixelsOf(grid, hexSize);
  return places.flatMap(({ hex, x, y }) => {
    const from = centre(hex);
    return from ? [{ from, to: { x, y } }] : [];
  });
};

/**
 * How the sheet lies on a photo by the places of four hexes or more: with four the one flat board through all of them,
 * from six on the bulge of the lens too. Undefined where no four of them tell it (three on a line, a hex off the grid).
 */
export const layOf = (places: readonly Place[], grid: Grid, photo: Lay['photo'], lens = 0): Lay | undefined => {
  const pairs = pairsOf(places, grid);
  if (pairs.length < places.length || !tells(places) || !tells(pairs.map(({ from }) => from))) return undefined;
  const { width, height } = pixelsOf(grid, hexSize);
  const plain: Lay = { plane: [], lens, sheet: { width, height }, photo: { width: photo.width, height: photo.height } };
  const plane = planeBy(pairs, plain);
  if (!plane || pairs.length < 6) return plane;
  // one whose number was mistyped must not draw the others after it
  return refined(pairs, plane, true, sizeAt(plane, { x: width / 2, y: height / 2 }) / 2);
};
