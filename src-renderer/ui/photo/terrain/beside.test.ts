import { expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { amongNeighbours } from './beside.ts';
import { cellCount, measures } from './features.ts';
import { prepare } from './prepare.ts';

const grid = gridOf(12, 12);
const { numbers, indexOf, size } = latticeOf(grid);
const hexes = pixelsOf(grid, 10);
const centres = numbers.map((hex) => hexes.centre(hex) ?? { x: 0, y: 0 });
const inHexes = (n: number): number => n / (10 * Math.sqrt(3));
const prepared = prepare({
  hexes: size,
  seen: new Uint8Array(size).fill(1),
  xs: Float32Array.from(centres, ({ x }) => inHexes(x)),
  ys: Float32Array.from(centres, ({ y }) => inHexes(y)),
  cells: new Float32Array(size * cellCount * measures),
});

/** Woods in the upper half, fields below, and a town here and there, never two side by side. */
const [wood, field, town] = [0, 1, 2];
const towns = ['0303', '0903', '0310', '0910'];
const kindOf = (hex: string): number => (towns.includes(hex) ? town : Number(hex.slice(2)) <= 6 ? wood : field);
/** Each surely what it is, but those hexes that may be either of two. */
const own = (either: { readonly [hex: string]: readonly [number, number] }): Float64Array => {
  const likely = new Float64Array(size * 3);
  numbers.forEach((hex, i) => {
    for (const kind of either[hex] ?? [kindOf(hex), kindOf(hex)])
      likely[i * 3 + kind] = (likely[i * 3 + kind] ?? 0) + 0.5;
  });
  return likely;
};
const after = (likely: Float64Array, hex: string, told: readonly string[] = []) => {
  const found = amongNeighbours(prepared, likely, 3, (place) => told.includes(numbers[place] ?? ''));
  return Array.from(found.subarray(indexOf(hex) * 3, indexOf(hex) * 3 + 3));
};

it('what may be either is what lies around it: woods go on, and beside a town lies no other', () => {
  const open = own({ '0602': [wood, field], '0611': [wood, field], '0404': [wood, town] });
  expect(after(open, '0602')[wood]).toBeGreaterThan(0.9);
  expect(after(open, '0611')[field]).toBeGreaterThan(0.9);
  expect(after(open, '0404')[wood]).toBeGreaterThan(0.8);
});

it('what is seen plainly, and what the players said, stays; all that a hex may be is 1 together', () => {
  const open = own({ '0602': [wood, field] });
  expect(after(open, '0303')).toEqual([0, 0, 1]);
  expect(after(open, '0602', ['0602'])).toEqual([0.5, 0.5, 0]);
  expect(after(open, '0602').reduce((a, b) => a + b)).toBeCloseTo(1);
});
