import { expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { fitOf, movedFit, seenBy } from '../canvas/fitPhoto.ts';
import { hexSize } from '../canvas/layout.ts';
import { flattened, sheetPicture } from './flatten.ts';

it('every point of the sheet has the colour of its place on the photo, and none beyond its edge', () => {
  const pixels = pixelsOf(gridOf(4, 3), hexSize);
  const photo = { width: 200, height: 160, data: new Uint8ClampedArray(200 * 160 * 4) };
  for (let y = 0; y < 160; y++) for (let x = 0; x < 200; x++) photo.data.set([x, y, 7, 255], (y * 200 + x) * 4);
  const seen = (x: number, y: number) => ({ x: x / 2 + 10 + y / 10, y: y / 2 + 20 });
  const size = { width: Math.round(pixels.width), height: Math.round(pixels.height) };
  const out = flattened(photo, seen, size, 1);
  const colour = (x: number, y: number) => [...out.slice((y * size.width + x) * 4, (y * size.width + x) * 4 + 3)];
  for (const [x, y] of [
    [0, 0],
    [43, 30],
    [90, 101],
  ] as const) {
    const place = seen(x + 0.5, y + 0.5);
    const [red = 0, green = 0, blue] = colour(x, y);
    expect(Math.abs(red - (place.x - 0.5))).toBeLessThanOrEqual(1);
    expect(Math.abs(green - (place.y - 0.5))).toBeLessThanOrEqual(1);
    expect(blue).toBe(7);
  }
  expect([...flattened(photo, () => ({ x: -5, y: 3 }), { width: 1, height: 1 }, 1)]).toEqual([0, 0, 0, 0]);
});

it('the picture that is kept lies on the grid by its first and last hex, and is no larger than a photo may be', () => {
  const grid = gridOf(35, 40);
  const { width, height, scale, margin, fit } = sheetPicture(grid);
  expect(Math.max(width, height)).toBeLessThanOrEqual(2_800);
  expect(fit?.map(({ hex }) => hex)).toEqual(['0101', '3540']);
  const { x, y } = pixelsOf(grid, hexSize).centre('3540') ?? { x: 0, y: 0 };
  expect(fit?.[1]).toMatchObject({ x: (x + margin) * scale, y: (y + margin) * scale });
});

it('moved by a hex or two, as printed numbers may say, it still covers every hex whole', () => {
  const grid = gridOf(12, 9);
  const { width, height, fit } = sheetPicture(grid);
  const { numbers } = latticeOf(grid);
  const { cornersOf } = pixelsOf(grid, hexSize);
  const laid = fitOf(fit, grid);
  const shifts = [-2, -1, 0, 1, 2].flatMap((q) => [-2, -1, 0, 1, 2].map((r) => ({ q, r })));
  for (const by of shifts.filter(({ q, r }) => Math.abs(q + r) <= 2)) {
    const moved = laid && fitOf(movedFit(laid, grid, by), grid);
    const seen = moved && seenBy(moved);
    const at = numbers.flatMap(cornersOf).map((corner) => seen?.(corner) ?? { x: Number.NaN, y: Number.NaN });
    // to a pixel
    expect(at.filter(({ x, y }) => !(x >= -1 && y >= -1 && x <= width + 1 && y <= height + 1))).toEqual([]);
  }
});
