import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleOf, spread } from './scale.ts';

describe('the scale of a chart', () => {
  it.each([
    [
      [0, 3],
      [0, 1, 2, 3],
    ],
    [
      [46, 12, 0],
      [0, 10, 20, 30, 40, 50],
    ],
    [
      [-4, 7],
      [-5, 0, 5, 10],
    ],
    [[], [0, 1]],
    [
      [undefined, 900],
      [0, 200, 400, 600, 800, 1000],
    ],
  ])('%j', (values, ticks) => {
    expect(scaleOf(values).ticks).toEqual(ticks);
  });

  it('holds every value, in few steps', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1 }), (values) => {
        const { from, to, ticks } = scaleOf(values);
        expect(from).toBeLessThanOrEqual(Math.min(0, ...values));
        expect(to).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe('words at the ends of lines', () => {
  it('stand where they belong while there is room', () => {
    expect(spread([0.8, 0.1], 0.1)).toEqual([0.8, 0.1]);
  });

  it('never on each other, in the order of their lines, and inside', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }), (heights) => {
        const at = spread(heights, 0.1);
        const sorted = [...at].sort((a, b) => a - b);
        for (const [n, each] of sorted.entries()) {
          if (n > 0) expect(each - (sorted[n - 1] ?? 0)).toBeGreaterThanOrEqual(0.1 - 1e-9);
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual(1 + 1e-9);
        }
        for (let i = 0; i < heights.length; i += 1)
          for (let j = 0; j < heights.length; j += 1)
            if ((heights[i] ?? 0) < (heights[j] ?? 0)) expect(at[i] ?? 0).toBeLessThan(at[j] ?? 0);
      }),
    );
  });
});
