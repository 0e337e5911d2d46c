import type { Grid } from './grid.ts';
import { neighboursOf } from './lattice.ts';
import { type Pixels, type Point, pixelsOf } from './pixels.ts';

/** One hexside a finger went along, told by the hexes it lies between; `back`: it went back over its last one. */
export interface SideStep {
  readonly pair: readonly [string, string];
  readonly back: boolean;
}

/** How far from a corner a finger has reached it, in sides: under a half, so that it is never at two corners. */
const reached = 0.45;
/** A finger put down between these parts of a side means that side. */
const middle = { from: 0.3, to: 0.7, aside: 0.3 };

interface Corner extends Point {
  /** the side by which it was reached; undefined: where the walk began or was picked up again */
  readonly by?: readonly [string, string] | undefined;
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Follows a finger from corner to corner of the hexes, and tells the sides it went along. A side is taken once the finger
 * comes from one of its ends to the other, so that a hand's tremble at a corner takes no third side. Points are pixels of a
 * grid whose hexes measure `size` from centre to corner, close enough together that no corner is passed over.
 */
export const sideWalk = (grid: Grid, size: number): ((points: readonly Point[]) => readonly SideStep[]) => {
  const pixels = pixelsOf(grid, size);
  const same = (a: Point, b: Point): boolean => far(a, b) < size / 100;
  const pairAt = (hex: string, direction: number): readonly [string, string] | undefined => {
    const beyond = neighboursOf(grid, hex)[direction];
    return beyond === undefined ? undefined : [hex, beyond];
  };
  /** the side between two corners, one of them a corner of this hex */
  const between = (hex: string, a: Point, b: Point): readonly [string, string] | undefined => {
    for (const one of [hex, ...neighboursOf(grid, hex)]) {
      if (one === undefined) continue;
      for (let direction = 0; direction < 6; direction++) {
        const [from, to] = pixels.side(one, direction);
        if (from && to && ((same(from, a) && same(to, b)) || (same(from, b) && same(to, a))))
          return pairAt(one, direction);
      }
    }
    return undefined;
  };
  /** the corner between two that are two sides apart; undefined: they are not */
  const cut = (hex: string, a: Point, b: Point): Point | undefined =>
    [hex, ...neighboursOf(grid, hex)]
      .flatMap((one) => (one === undefined ? [] : pixels.cornersOf(one)))
      .find((corner) => !same(a, b) && [a, b].every((end) => Math.abs(far(end, corner) - size) < size / 100));
  const walked: Corner[] = [];
  let begun = false;
  const goTo = (hex: string, corner: Point): SideStep[] => {
    const last = walked.at(-1);
    const before = walked.at(-2);
    if (last?.by && before && same(corner, before)) {
      walked.pop();
      return [{ pair: last.by, back: true }];
    }
    const by = last && between(hex, last, corner);
    // told by places far apart, a quick finger cuts across the corner between two sides
    const missed = last && !by ? cut(hex, last, corner) : undefined;
    if (missed) return [...goTo(hex, missed), ...goTo(hex, corner)];
    walked.push({ ...corner, by });
    return by ? [{ pair: by, back: false }] : [];
  };

  return (points) => {
    const steps: SideStep[] = [];
    for (const point of points) {
      const hex = pixels.hexUnder(point);
      if (hex === undefined) continue;
      if (!begun) {
        begun = true;
        const direction = sideUnder(pixels, hex, point, size);
        const pair = direction === undefined ? undefined : pairAt(hex, direction);
        if (pair) steps.push({ pair, back: false });
      }
      const corner = pixels.cornersOf(hex).find((one) => far(one, point) < reached * size);
      const last = walked.at(-1);
      if (!corner || (last && same(corner, last))) continue;
      steps.push(...goTo(hex, corner));
    }
    return steps;
  };
};

/** The side of a hex under a point that lies on its middle; undefined where it lies on none. */
const sideUnder = (pixels: Pixels, hex: string, point: Point, size: number): number | undefined =>
  [0, 1, 2, 3, 4, 5].find((direction) => {
    const [from, to] = pixels.side(hex, direction);
    if (!from || !to) return false;
    const [dx, dy] = [(to.x - from.x) / size, (to.y - from.y) / size];
    const [x, y] = [(point.x - from.x) / size, (point.y - from.y) / size];
    const along = x * dx + y * dy;
    return along > middle.from && along < middle.to && Math.abs(x * dy - y * dx) < middle.aside;
  });
