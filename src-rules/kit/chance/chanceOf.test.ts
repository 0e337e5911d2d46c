import { expect, it } from 'vitest';
import { chanceOf } from './chanceOf.ts';

const all = [
  ['won', 0.75],
  ['left', 0.25],
  ['lost', 1e-30],
] as const;

it('beside the rarest of others what is all but certain is not certain; alone it is', () => {
  const good = chanceOf(all, (end) => end !== 'lost');
  expect(good).toBeLessThan(1);
  expect(1 - good).toBeLessThan(1e-15);
  expect(chanceOf(all.slice(0, 2), () => true)).toBe(1);
  expect(chanceOf(all, (end) => end === 'lost')).toBe(1e-30);
  expect(chanceOf([['won', 1 + 1e-12]], () => true)).toBe(1);
});
