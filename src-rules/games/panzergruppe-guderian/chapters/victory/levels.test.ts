import { describe, expect, it } from 'vitest';
import { objectives } from '../../model/objectives.ts';
import { swPrice } from '../arrivals/southWest.ts';
import { levels } from './levels.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

describe('the tables add up as the rulebook says', () => {
  it('PGG-15.11 all objectives give 150 points, 165 with the whole Front', () => {
    expect(sum(objectives.map((one) => one.points))).toBe(150);
    expect(sum(objectives.map((one) => one.points)) + swPrice(10)).toBe(165);
    expect(objectives.filter((one) => !one.city).map((one) => one.name)).toEqual(['5907', '5915']);
  });
  it('PGG-15.2 the levels follow one another without a gap', () => {
    for (const [i, level] of levels.entries()) {
      const before = levels[i - 1];
      expect(level.from).toBe(before ? (before.to ?? Number.NaN) + 1 : null);
    }
    expect(levels.at(-1)?.to).toBeNull();
  });
});
