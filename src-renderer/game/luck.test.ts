import { describe, expect, it } from 'vitest';
import { chiSquareTail, fairnessOf } from './luck.ts';
import type { LoggedRoll } from './rolls.ts';

const roll = (face: number, by: 'table' | 'app' = 'table'): LoggedRoll => ({
  line: `l${Math.random()}`,
  at: '',
  what: 'attack/die',
  sides: 6,
  faces: [face],
  by,
  stands: true,
});

describe('the fairness of the dice', () => {
  it.each([
    // critical values of the chi-square table, upper tail 0.05 and 0.01
    [11.0705, 5, 0.05],
    [15.0863, 5, 0.01],
    [16.919, 9, 0.05],
    [1.1455, 5, 0.95],
  ])('a chi-square of %d with %d degrees has the tail %d', (value, freedom, tail) => {
    expect(chiSquareTail(value, freedom)).toBeCloseTo(tail, 4);
  });

  it('keeps the dice of the table and of the app apart and says nothing of few throws', () => {
    const [table, app] = fairnessOf([roll(1), roll(3), roll(6, 'app')]);
    expect(table).toMatchObject({ by: 'table', throws: 2, counts: [1, 0, 1, 0, 0, 0], mean: 2, expected: 3.5 });
    expect(table?.chance).toBeUndefined();
    expect(app).toMatchObject({ by: 'app', throws: 1 });
  });

  it('finds a die that always shows six unlikely and an even one likely', () => {
    expect(fairnessOf(Array.from({ length: 30 }, () => roll(6)))[0]?.chance).toBeLessThan(1e-6);
    expect(fairnessOf(Array.from({ length: 30 }, (_, i) => roll((i % 6) + 1)))[0]?.chance).toBeCloseTo(1, 6);
  });
});
