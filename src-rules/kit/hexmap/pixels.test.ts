import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOf, hexNumber } from './grid.ts';
import { latticeOf, neighboursOf, opposite } from './lattice.ts';
import { pixelsOf } from './pixels.ts';
import { grids } from './testing/grids.ts';

const flat = gridOf(3, 2);

describe('pixels', () => {
  it('by hand: flat tops, even columns lower', () => {
    const high = 20 * Math.sqrt(3);
    const pixels = pixelsOf(flat, 20);
    expect(pixels.centre('0101')?.x).toBeCloseTo(20);
    expect(pixels.centre('0101')?.y).toBeCloseTo(high / 2);
    expect(pixels.centre('0201')?.x).toBeCloseTo(50);
    expect(pixels.centre('0201')?.y).toBeCloseTo(high);
    expect(pixels.width).toBeCloseTo(100);
    expect(pixels.height).toBeCloseTo(high * 2.5);
    const north = pixels.side('0101', 0);
    expect(north.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [10, 0],
      [30, 0],
    ]);
    expect(pixels.side('0901', 0)).toEqual([]);
    expect(pixels.centre('0901')).toBeUndefined();
  });

  it('by hand: pointy tops, odd rows to the right', () => {
    const wide = 20 * Math.sqrt(3);
    const pixels = pixelsOf({ ...flat, orientation: 'pointy', offset: 'odd' }, 20);
    expect(pixels.centre('0101')?.x).toBeCloseTo(wide);
    expect(pixels.centre('0102')?.x).toBeCloseTo(wide / 2);
    expect(pixels.centre('0102')?.y).toBeCloseTo(50);
    expect(pixels.width).toBeCloseTo(wide * 3.5);
    expect(pixels.height).toBeCloseTo(70);
    const northEast = pixels.side('0102', 0);
    expect(northEast[0]?.x).toBeCloseTo(wide / 2);
    expect(northEast[0]?.y).toBeCloseTo(30);
    expect(northEast[1]?.x).toBeCloseTo(wide);
    expect(northEast[1]?.y).toBeCloseTo(40);
  });

  it('a hex lies under its own centre and just inside its corners; nothing outside the sheet', () => {
    fc.assert(
      fc.property(grids, fc.constantFrom(1, 17, 32.5), (grid, size) => {
        const pixels = pixelsOf(grid, size);
        for (const number of latticeOf(grid).numbers) {
          const { x, y } = pixels.centre(number) ?? { x: -1, y: -1 };
          expect(pixels.hexUnder({ x, y })).toBe(number);
          for (const corner of pixels.cornersOf(number)) {
            expect(pixels.hexUnder({ x: x + (corner.x - x) * 0.98, y: y + (corner.y - y) * 0.98 })).toBe(number);
            expect(corner.x).toBeGreaterThan(-1e-9);
            expect(corner.y).toBeGreaterThan(-1e-9);
            expect(corner.x).toBeLessThan(pixels.width + 1e-9);
            expect(corner.y).toBeLessThan(pixels.height + 1e-9);
          }
        }
        expect(pixels.hexUnder({ x: -1, y: 0 })).toBeUndefined();
        expect(pixels.hexUnder({ x: 0, y: pixels.height + 1 })).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  });

  it('neighbours share the hexside between them', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const pixels = pixelsOf(grid, 10);
        for (const number of latticeOf(grid).numbers) {
          neighboursOf(grid, number).forEach((other, direction) => {
            if (other === undefined) return;
            const [a, b] = pixels.side(number, direction);
            const [c, d] = pixels.side(other, opposite(direction));
            expect(a?.x).toBeCloseTo(d?.x ?? Number.NaN);
            expect(a?.y).toBeCloseTo(d?.y ?? Number.NaN);
            expect(b?.x).toBeCloseTo(c?.x ?? Number.NaN);
            expect(b?.y).toBeCloseTo(c?.y ?? Number.NaN);
          });
        }
      }),
      { numRuns: 30 },
    );
  });

  it('what shows in a rectangle is every hex that reaches into it', () => {
    const size = 10;
    fc.assert(
      fc.property(grids, fc.array(fc.integer({ min: -20, max: 160 }), { minLength: 4, maxLength: 4 }), (grid, at) => {
        const [a = 0, b = 0, c = 0, d = 0] = at;
        const [left, top, right, bottom] = [Math.min(a, b), Math.min(c, d), Math.max(a, b), Math.max(c, d)];
        const pixels = pixelsOf(grid, size);
        const shown = pixels.within(left, top, right, bottom);
        const seen = new Set(shown);
        expect(seen.size).toBe(shown.length);
        latticeOf(grid).numbers.forEach((number, i) => {
          const corners = pixels.cornersOf(number);
          const xs = corners.map(({ x }) => x);
          const ys = corners.map(({ y }) => y);
          const clearly =
            Math.max(...xs) > left + 0.001 &&
            Math.min(...xs) < right - 0.001 &&
            Math.max(...ys) > top + 0.001 &&
            Math.min(...ys) < bottom - 0.001;
          if (clearly) expect(seen.has(i)).toBe(true);
        });
      }),
    );
  });

  it('one grid of one size is reckoned once', () => {
    expect(pixelsOf(flat, 20)).toBe(pixelsOf(flat, 20));
    expect(hexNumber(flat, 1, 1)).toBe('0101');
  });
});
