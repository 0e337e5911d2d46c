import { expect, it } from 'vitest';
import { patchesOf, strandsOf, strokesAlong } from './strokes.ts';

/** Places by where they begin and end. */
const along = (...lines: readonly (readonly [number, number])[]) =>
  strandsOf(
    lines.map((_, i) => i),
    lines.flat(),
  );

it('one stroke goes along a line and round a ring, two along a fork, one along each of two lines apart', () => {
  expect(along([1, 2], [2, 3], [3, 4])).toEqual([{ places: [0, 1, 2], strokes: 1 }]);
  expect(strokesAlong(along([1, 2], [2, 3], [3, 1]))).toBe(1);
  expect(strokesAlong(along([1, 2], [2, 3], [2, 4]))).toBe(2);
  expect(along([1, 2], [7, 8]).map(({ strokes }) => strokes)).toEqual([1, 1]);
  // a road that crosses itself
  expect(strokesAlong(along([1, 2], [2, 3], [3, 4], [4, 2], [2, 5]))).toBe(1);
});

it('hexes that hang together take one stroke, whatever their shape', () => {
  const beside = (place: number) => [place - 1, place + 1];
  expect(patchesOf([4, 2, 3, 9], beside)).toEqual([
    { places: [4, 3, 2], strokes: 1 },
    { places: [9], strokes: 1 },
  ]);
});
