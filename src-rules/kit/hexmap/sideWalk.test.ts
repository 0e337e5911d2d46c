import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOf } from './grid.ts';
import { type Point, pixelsOf } from './pixels.ts';
import { pairOf } from './sheet.ts';
import { sideWalk } from './sideWalk.ts';

/** A hex 142 pixels wide, as on a screen at the zoom one draws at. */
const size = 71;
const grids = [gridOf(12, 10), { ...gridOf(12, 10), orientation: 'pointy' as const }];

/** A finger from place to place, one stretch a few pixels long, each point off its way by what `tremble` gives. */
const drag = (way: readonly Point[], tremble: () => number): readonly Point[] =>
  way.flatMap((to, i) => {
    const from = way[i - 1] ?? to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 20));
    return Array.from({ length: steps }, (_, n) => ({
      x: from.x + ((to.x - from.x) * (n + 1)) / steps + tremble(),
      y: from.y + ((to.y - from.y) * (n + 1)) / steps + tremble(),
    }));
  });

describe.each(grids)('$orientation hexes', (grid) => {
  const pixels = pixelsOf(grid, size);
  /** Along the sides of hexes from corner to corner, never back: the corners, and the sides between them. */
  const river = (choices: readonly number[]) => {
    const start = pixels.cornersOf('0605')[0];
    if (!start) throw new Error('no corner');
    const way: Point[] = [start];
    const sides: string[] = [];
    const all = pixels.within(0, 0, pixels.width, pixels.height).flatMap((i) => {
      const hex = gridNumber(i);
      return [0, 1, 2, 3, 4, 5].flatMap((direction) => {
        const [from, to] = pixels.side(hex, direction);
        const mid = from && to && { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        const beyond = mid && pixels.centre(hex) && pixels.hexUnder(beyondOf(pixels.centre(hex), mid));
        return from && to && beyond !== undefined ? [{ from, to, pair: pairOf(hex, beyond) }] : [];
      });
    });
    for (const choice of choices) {
      const at = way.at(-1) ?? start;
      const on = all.filter(({ from, pair }) => near(from, at) && !sides.includes(pair));
      const next = on[choice % Math.max(1, on.length)];
      if (!next || way.some((one) => near(one, next.to))) break;
      way.push(next.to);
      sides.push(next.pair);
    }
    return { way, sides };
  };
  const gridNumber = (i: number): string => {
    const hex = pixels.hexUnder({ x: pixels.xs[i] ?? 0, y: pixels.ys[i] ?? 0 });
    if (hex === undefined) throw new Error('no hex');
    return hex;
  };
  const beyondOf = (centre: Point | undefined, mid: Point): Point => ({
    x: 2 * mid.x - (centre?.x ?? 0),
    y: 2 * mid.y - (centre?.y ?? 0),
  });
  const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1;

  it('a quick finger, told of by places more than a side apart, takes the same sides', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 3, maxLength: 17 }), fc.nat({ max: 1 }), (choices, from) => {
        const { way, sides } = river(choices);
        // of every second corner alone, begun at the first or the second
        const told = way.filter((_, i) => i % 2 === from || i === 0 || i === way.length - 1);
        const steps = sideWalk(grid, size)(drag(told, () => 0));
        expect(steps.map(({ pair: [a, b] }) => pairOf(a, b))).toEqual(sides);
      }),
    );
  });

  it('a river dragged along the corners takes exactly its sides, with a hand that trembles 4 pixels', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 3, maxLength: 17 }),
        fc.infiniteStream(fc.integer({ min: -4, max: 4 })),
        (choices, off) => {
          const { way, sides } = river(choices);
          const points = drag(way, () => off.next().value ?? 0);
          const steps = sideWalk(grid, size)(points);
          expect(steps.map(({ pair: [a, b] }) => pairOf(a, b))).toEqual(sides);
          expect(steps.some(({ back }) => back)).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gone back over while it is drawn, the last sides are taken back', () => {
    const { way, sides } = river([0, 1, 0, 1, 0]);
    const back = [...way].reverse().slice(1, 3);
    const steps = sideWalk(grid, size)(drag([...way, ...back], () => 0));
    expect(steps.map(({ pair: [a, b], back: undone }) => [pairOf(a, b), undone])).toEqual([
      ...sides.map((side) => [side, false]),
      [sides.at(-1), true],
      [sides.at(-2), true],
    ]);
  });

  it('put down on the middle of a side, the finger means that side', () => {
    const [from, to] = pixels.side('0605', 2);
    if (!from || !to) throw new Error('no side');
    const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const steps = sideWalk(grid, size)(drag([mid, to], () => 0));
    expect(steps).toHaveLength(1);
    expect(steps[0]?.pair).toContain('0605');
    expect(sideWalk(grid, size)([pixels.centre('0605') ?? mid])).toEqual([]);
  });
});
