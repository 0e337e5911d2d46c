import { expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { hexSize } from '../../canvas/layout.ts';
import { type Lay, layOf, type Place, seenThrough } from './lay.ts';

const grid = gridOf(35, 40);
const photo = { width: 2_800, height: 3_000 };
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
const centreOf = (hex: string) => centre(hex) ?? { x: Number.NaN, y: Number.NaN };
const at = (hex: string): Place => {
  const { x, y } = centreOf(hex);
  return { ...camera(x, y), hex };
};
const corners = ['0202', '3402', '3439', '0239'].map(at);
const everywhere = ['1820', '3501', '0140', '0101', '3540', '0931'];

it('a photo taken at an angle fits in the middle and at every corner by four hexes', () => {
  const lay = layOf(corners, grid, photo);
  if (!lay) throw new Error('four corners tell it');
  for (const hex of everywhere) {
    const { x, y } = centreOf(hex);
    const [here, there] = [seenThrough(lay)(x, y), camera(x, y)];
    expect(here.x).toBeCloseTo(there.x, 4);
    expect(here.y).toBeCloseTo(there.y, 4);
  }
});

it('with more hexes the bulge of a lens is found too', () => {
  const plain = layOf(corners, grid, photo);
  if (!plain) throw new Error('four corners tell it');
  const bulged: Lay = { ...plain, lens: -0.04 };
  const seen = seenThrough(bulged);
  const shown = ['0202', '3402', '3439', '0239', '1820', '1802', '0220'].map((hex) => {
    const { x, y } = centreOf(hex);
    return { ...seen(x, y), hex };
  });
  const lay = layOf(shown, grid, photo);
  expect(lay?.lens).toBeCloseTo(-0.04, 5);
  for (const hex of everywhere) {
    const { x, y } = centreOf(hex);
    const [here, there] = [lay && seenThrough(lay)(x, y), seen(x, y)];
    expect(here?.x).toBeCloseTo(there.x, 2);
    expect(here?.y).toBeCloseTo(there.y, 2);
  }
});

it('three hexes on a line, or one that is not on the grid, tell nothing', () => {
  expect(layOf([at('0202'), at('1802'), at('3402'), at('0239')], grid, photo)).toBeUndefined();
  expect(layOf([...corners.slice(0, 3), { x: 9, y: 9, hex: '9999' }], grid, photo)).toBeUndefined();
  // two places that are one
  const [, , third] = corners;
  expect(third && layOf([...corners.slice(0, 3), { ...third, hex: '0239' }], grid, photo)).toBeUndefined();
  // a fifth elsewhere tells it
  expect(layOf([at('0202'), at('1802'), at('3402'), at('0239'), at('3439')], grid, photo)).toBeDefined();
});
