import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { latticeOf, touch } from '#rules/kit/hexmap/lattice.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import { grids } from '#rules/kit/hexmap/testing/grids.ts';
import { layoutOf } from './layout.ts';
import { firstHex, walked } from './walk.ts';

const sheetOf = (grid: Sheet['grid'], drawn: readonly string[] = [], boxes: Sheet['boxes'] = {}): Sheet => ({
  grid,
  hexes: Object.fromEntries(drawn.map((hex) => [hex, { terrain: 'clear' }])),
  sides: {},
  links: {},
  boxes,
});

it('every arrow leads to a hex that touches, and the opposite one back', () => {
  fc.assert(
    fc.property(grids, fc.nat(), (grid, n) => {
      const { numbers, size } = latticeOf(grid);
      const sheet = sheetOf(grid);
      const layout = layoutOf(sheet, true);
      const from = numbers[n % size] ?? '';
      for (const [there, back] of [
        ['ArrowLeft', 'ArrowRight'],
        ['ArrowUp', 'ArrowDown'],
      ] as const) {
        const next = walked(sheet, layout, from, there, true);
        if (next === undefined) continue;
        expect(touch(grid, from, next)).toBe(true);
        expect(walked(sheet, layout, next, back, true)).toBe(from);
      }
    }),
  );
});

it('where the drawn part alone is walked, undrawn hexes are stepped over', () => {
  const sheet = sheetOf(gridOf(5, 3), ['0101', '0401']);
  expect(walked(sheet, layoutOf(sheet, false), '0101', 'ArrowRight', false)).toBe('0401');
  expect(walked(sheet, layoutOf(sheet, false), '0401', 'ArrowRight', false)).toBeUndefined();
  expect(walked(sheet, layoutOf(sheet, true), '0101', 'ArrowRight', true)).toBe('0201');
});

it('beyond the edge of the map stands the box on that side, and the way back', () => {
  const grid = gridOf(3, 5);
  const sheet = sheetOf(grid, latticeOf(grid).numbers, {
    east: { name: 'East', kind: 'offMap', links: [{ to: '0303', link: 'rail' }] },
  });
  const layout = layoutOf(sheet, false);
  expect(layout.boxes).toHaveLength(1);
  expect(walked(sheet, layout, '0303', 'ArrowRight', false)).toBe('east');
  expect(walked(sheet, layout, 'east', 'ArrowLeft', false)).toBe('0303');
});

it('the keyboard begins on the drawn hex nearest to the middle', () => {
  const sheet = sheetOf(gridOf(9, 9), ['0101', '0505', '0909']);
  const layout = layoutOf(sheet, false);
  const { width, height } = layout.pixels;
  expect(firstHex(sheet, layout, width / 2, height / 2)).toBe('0505');
  const empty = sheetOf(gridOf(9, 9));
  expect(firstHex(empty, layoutOf(empty, true), width / 2, height / 2)).toBe('0505');
});
