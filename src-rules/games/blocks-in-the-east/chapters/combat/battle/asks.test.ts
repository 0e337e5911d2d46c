import { expect, it } from 'vitest';
import { waysOf } from './asks.ts';

const sum = (ways: readonly number[]): number => ways.reduce((so, one) => so + one, 0);

it('BITE-12.P-2 ways of hits are counted whole as far as whole numbers count, and are chances beyond', () => {
  expect(waysOf([{ dice: 2, toHit: 6 }])).toEqual([25, 10, 1]);
  expect(
    waysOf([
      { dice: 1, toHit: 5 },
      { dice: 1, toHit: 7 },
    ]),
  ).toEqual([24, 12, 0]);
  expect(sum(waysOf([{ dice: 20, toHit: 4 }]))).toBe(6 ** 20);
  expect(sum(waysOf([{ dice: 21, toHit: 4 }]))).toBeCloseTo(1, 12);
});
