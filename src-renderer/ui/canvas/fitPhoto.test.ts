import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { grids } from '#rules/kit/hexmap/testing/grids.ts';
import { type Fitted, fitOf, laidOver, longestSide, scaledTo } from './fitPhoto.ts';
import { hexSize } from './layout.ts';

const put = ({ a, b, e, f }: Fitted, x: number, y: number) => ({ x: a * x - b * y + e, y: b * x + a * y + f });

it('both places of the photo come to lie on the centres of their hexes, turned and scaled as needed', () => {
  const spot = fc.record({ x: fc.integer({ min: 0, max: 2_800 }), y: fc.integer({ min: 0, max: 2_800 }) });
  fc.assert(
    fc.property(grids, spot, spot, fc.nat(), fc.nat(), (grid, one, other, n, m) => {
      const { numbers, size } = latticeOf(grid);
      const [hex = '', far = ''] = [numbers[n % size], numbers[m % size]];
      fc.pre(hex !== far && (one.x !== other.x || one.y !== other.y));
      const fitted = fitOf(
        [
          { ...one, hex },
          { ...other, hex: far },
        ],
        grid,
      );
      const { centre } = pixelsOf(grid, hexSize);
      for (const [place, at] of [
        [one, hex],
        [other, far],
      ] as const) {
        const lies = fitted && put(fitted, place.x, place.y);
        expect(lies?.x).toBeCloseTo(centre(at)?.x ?? Number.NaN, 6);
        expect(lies?.y).toBeCloseTo(centre(at)?.y ?? Number.NaN, 6);
      }
    }),
  );
});

it('a fit by hexes that are not on the grid, or by one place, is none', () => {
  const grid = gridOf(5, 5);
  expect(fitOf(undefined, grid)).toBeUndefined();
  const at = { x: 1, y: 1 };
  expect(
    fitOf(
      [
        { ...at, hex: '0101' },
        { x: 9, y: 9, hex: '9901' },
      ],
      grid,
    ),
  ).toBeUndefined();
  expect(
    fitOf(
      [
        { ...at, hex: '0101' },
        { ...at, hex: '0501' },
      ],
      grid,
    ),
  ).toBeUndefined();
});

it('a photo not fitted yet lies over the grid in its own proportions', () => {
  const grid = gridOf(10, 5);
  const { width, height } = pixelsOf(grid, hexSize);
  const laid = laidOver({ width: 1_000, height: 1_000 }, grid);
  expect(laid.a * 1_000).toBeCloseTo(Math.min(width, height), 6);
  expect(put(laid, 500, 500)).toEqual({ x: expect.closeTo(width / 2, 6), y: expect.closeTo(height / 2, 6) });
});

it('a photo is made small enough to be kept, never larger', () => {
  expect(scaledTo(8_000, 6_000)).toEqual({ width: longestSide, height: 2_100 });
  expect(scaledTo(640, 480)).toEqual({ width: 640, height: 480 });
});
