import { describe, expect, it } from 'vitest';
import { hexDistance } from './hexes.ts';

describe('strongpoints and bridges', () => {
  it('RTL-2.1 hexes of the example of play are adjacent as printed', () => {
    for (const [a, b] of [
      '5730 5729',
      '5730 5830',
      '5730 5831',
      '6028 6128',
      '6028 5927',
      '6229 6129',
      '6229 6329',
    ].map((pair) => pair.split(' ')))
      expect(hexDistance(a ?? '', b ?? ''), `${a} ${b}`).toBe(1);
    expect(hexDistance('5730', '5728')).toBe(2);
  });
});
