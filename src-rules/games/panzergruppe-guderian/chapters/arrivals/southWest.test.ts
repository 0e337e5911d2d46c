import { describe, expect, it } from 'vitest';
import { swPrice } from './southWest.ts';

describe('the tables add up as the rulebook says', () => {
  it('PGG-14.23 E13 the price of South-Western Front', () => {
    expect(Array.from({ length: 11 }, (_, n) => swPrice(n))).toEqual([0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15]);
  });
});
