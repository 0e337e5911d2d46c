import { expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { dice } from '#rules/kit/hexmap/testing/randomSheet.ts';
import { sureFrom, unseen } from '../proposed/proposals.ts';
import { cellCount, looksOf, measures } from './features.ts';
import { type Pixels, patchReader } from './patches.ts';
import { proposer } from './propose.ts';

const size = 14;
const grid = gridOf(9, 8);
const pixels = pixelsOf(grid, size);
const { numbers, indexOf } = latticeOf(grid);
const tints = [
  [226, 214, 176],
  [120, 160, 90],
  [110, 150, 190],
] as const;
/** Bands of three grounds; a lamp at one side, grain, and a counter on every seventh hex. */
const kindOf = (hex: string): number => Math.floor(indexOf(hex) / grid.columns / 2) % 3;
const photo = ((): Pixels => {
  const [width, height] = [Math.ceil(pixels.width), Math.ceil(pixels.height)];
  const data = new Uint8ClampedArray(width * height * 4);
  const roll = dice(7);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const hex = pixels.hexUnder({ x, y }) ?? '0101';
      const centre = pixels.centre(hex) ?? { x: 0, y: 0 };
      const counter = indexOf(hex) % 7 === 3 && Math.max(Math.abs(x - centre.x), Math.abs(y - centre.y)) < size * 0.45;
      const tint = counter ? [150, 60, 50] : (tints[kindOf(hex)] ?? [0, 0, 0]);
      const light = 0.7 + (0.3 * x) / width;
      for (let k = 0; k < 3; k++) data[(y * width + x) * 4 + k] = (tint[k] ?? 0) * light + (roll() - 0.5) * 14;
    }
  return { data, width, height };
})();
const looks = looksOf(
  patchReader(photo, grid, size, (x, y) => ({ x, y })),
  grid,
);
/** Two of each, one in the light and one in the shade. */
const named = new Map(
  ['0701', '0202', '0703', '0204', '0705', '0206'].map((hex) => [indexOf(hex), kindOf(hex)] as const),
);

it('from two named hexes of each ground the others are proposed rightly, under a slanting light and counters', () => {
  const { kind, sure } = proposer(looks)(named, 3);
  const wrong = numbers.filter((hex, i) => kind[i] !== kindOf(hex));
  expect(wrong.length).toBeLessThanOrEqual(2);
  expect(wrong.filter((hex) => (sure[indexOf(hex)] ?? 0) >= sureFrom)).toEqual([]);
  expect(sure.filter((one) => one >= sureFrom).length).toBeGreaterThan(numbers.length * 0.7);
});

it('what a counter hides most of is doubtful while a ground is unnamed; once all are, the rest of it decides', () => {
  const roll = dice(3);
  const cells = Float32Array.from(looks.cells, (_, at) => {
    const hex = numbers[Math.floor(at / measures / cellCount)] ?? '';
    return (at % measures === 1 ? 4 * kindOf(hex) : 0) + roll() - 0.5;
  });
  // so many cells of one hex bear what no other does
  const hidden = indexOf('0503');
  for (let c = 0; c < 11; c++)
    cells.fill(30, (hidden * cellCount + c) * measures + 3, (hidden * cellCount + c + 1) * measures);
  const ask = proposer({ ...looks, cells });
  const [some, all] = [ask(named, 4), ask(named, 3)];
  expect([some.kind[hidden], all.kind[hidden]]).toEqual([kindOf('0503'), kindOf('0503')]);
  expect(some.sure[hidden]).toBeLessThan(sureFrom);
  expect(all.sure[hidden]).toBeGreaterThan(sureFrom);
});

it('proposes only what was named, and nothing before anything is', () => {
  const ask = proposer(looks);
  const two = ask(new Map([...named].filter(([, kind]) => kind !== 1)), 3);
  expect(new Set(two.kind)).toEqual(new Set([0, 2]));
  expect(new Set(ask(new Map(), 3).kind)).toEqual(new Set([unseen]));
});

it('a decision teaches: hexes like the one decided follow it', () => {
  const ask = proposer(looks);
  const without = new Map([...named].filter(([, kind]) => kind !== 2));
  const waters = numbers.filter((hex) => kindOf(hex) === 2);
  const right = (told: ReadonlyMap<number, number>) => {
    const { kind } = ask(told, 3);
    return waters.filter((hex) => kind[indexOf(hex)] === 2).length;
  };
  expect(right(without)).toBe(0);
  expect(right(new Map([...without, [indexOf('0705'), 2]]))).toBeGreaterThan(waters.length * 0.9);
});

it('what lies outside the photo, or is too small on it, is not proposed', () => {
  const half = patchReader(photo, grid, size, (x, y) => ({ x: x + pixels.width / 2, y }));
  const { kind } = proposer(looksOf(half, grid))(named, 3);
  expect(kind[indexOf('0905')]).toBe(unseen);
  expect(kind[indexOf('0205')]).not.toBe(unseen);
  const tiny = patchReader(photo, grid, size, (x, y) => ({ x: x / 3, y: y / 3 }));
  expect(looksOf(tiny, grid).seen.some((one) => one === 1)).toBe(false);
});

it('named hexes keep what they were named, whatever they look like', () => {
  const wrong = new Map([...named, [indexOf('0101'), 2]]);
  const { kind, sure } = proposer(looks)(wrong, 3);
  expect(kind[indexOf('0101')]).toBe(2);
  expect(sure[indexOf('0101')]).toBeGreaterThan(0.5);
});
