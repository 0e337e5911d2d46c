import { expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { hexSize } from './layout.ts';
import { type Four, type Place, seenAt, sheetPicture, straightened } from './straighten.ts';

const grid = gridOf(35, 40);
const { centre, width, height } = pixelsOf(grid, hexSize);

/** A camera held in the hand: turned a little, and tilted by 18 degrees, so that the far edge is smaller than the near one. */
const camera = (x: number, y: number) => {
  const [u, v] = [(x - width / 2) / width, (y - height / 2) / width];
  const turn = 0.05;
  const [p, q] = [u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn)];
  const tilt = (18 * Math.PI) / 180;
  const depth = 1.6 - q * Math.sin(tilt);
  return { x: 1_400 + (2_600 * p) / depth, y: 1_500 + (2_600 * q * Math.cos(tilt)) / depth };
};
const at = (hex: string): Place => {
  const { x, y } = centre(hex) ?? { x: Number.NaN, y: Number.NaN };
  return { ...camera(x, y), hex };
};
const corners: Four = [at('0202'), at('3402'), at('3439'), at('0239')];

it('a photo taken at an angle fits in the middle and at every corner by four hexes', () => {
  const seen = seenAt(corners, grid);
  for (const hex of ['1820', '3501', '0140', '0101', '3540', '0931']) {
    const { x, y } = centre(hex) ?? { x: Number.NaN, y: Number.NaN };
    const [here, there] = [seen?.(x, y), camera(x, y)];
    expect(here?.x).toBeCloseTo(there.x, 4);
    expect(here?.y).toBeCloseTo(there.y, 4);
  }
});

it('three hexes on a line, or one that is not on the grid, tell nothing', () => {
  expect(seenAt([at('0202'), at('1802'), at('3402'), at('0239')], grid)).toBeUndefined();
  expect(seenAt([corners[0], corners[1], corners[2], { ...corners[3], hex: '9999' }], grid)).toBeUndefined();
  // two places that are one
  expect(seenAt([corners[0], corners[1], corners[2], { ...corners[2], hex: '0239' }], grid)).toBeUndefined();
});

it('every point of the sheet has the colour of its place on the photo, and none beyond its edge', () => {
  const small = gridOf(4, 3);
  const pixels = pixelsOf(small, hexSize);
  const photo = { width: 200, height: 160, data: new Uint8ClampedArray(200 * 160 * 4) };
  for (let y = 0; y < 160; y++) for (let x = 0; x < 200; x++) photo.data.set([x, y, 7, 255], (y * 200 + x) * 4);
  const seen = (x: number, y: number) => ({ x: x / 2 + 10 + y / 10, y: y / 2 + 20 });
  const size = { width: Math.round(pixels.width), height: Math.round(pixels.height) };
  const out = straightened(photo, seen, size, 1);
  const colour = (x: number, y: number) => [...out.slice((y * size.width + x) * 4, (y * size.width + x) * 4 + 3)];
  for (const [x, y] of [
    [0, 0],
    [40, 30],
    [90, 100],
  ] as const) {
    const place = seen(x + 0.5, y + 0.5);
    const [red = 0, green = 0, blue] = colour(x, y);
    expect(Math.abs(red - (place.x - 0.5))).toBeLessThanOrEqual(1);
    expect(Math.abs(green - (place.y - 0.5))).toBeLessThanOrEqual(1);
    expect(blue).toBe(7);
  }
  expect([...straightened(photo, () => ({ x: -5, y: 3 }), { width: 1, height: 1 }, 1)]).toEqual([255, 255, 255, 255]);
});

it('the picture that is kept lies on the grid by two of the hexes, and is no larger than a photo may be', () => {
  const { width: wide, height: high, scale, fit } = sheetPicture(grid, corners);
  expect(Math.max(wide, high)).toBeLessThanOrEqual(2_800);
  expect(fit?.map(({ hex }) => hex)).toEqual(['0202', '3439']);
  const { x, y } = centre('3439') ?? { x: 0, y: 0 };
  expect(fit?.[1]).toMatchObject({ x: x * scale, y: y * scale });
});
