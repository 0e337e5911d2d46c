import { describe, expect, it } from 'vitest';
import { halved, infantryLadder, ladderPattern, readLadder, readPrinted } from './units.ts';

describe('units', () => {
  it('PGG-3.4 values are read as printed', () => {
    expect(readPrinted('6-8-6')).toEqual({ attack: 6, defence: 8, ma: 6 });
    expect(readPrinted('9-7')).toEqual({ attack: 9, defence: 9, ma: 7 });
    expect([readPrinted('9'), readPrinted('a-b'), readPrinted('1-2-3-4')]).toEqual([undefined, undefined, undefined]);
    expect(readLadder('4-3-10 2-1-10')).toEqual([
      { attack: 4, defence: 3, ma: 10 },
      { attack: 2, defence: 1, ma: 10 },
    ]);
    expect(readLadder('4-3-10 nonsense')).toEqual([]);
    expect([new RegExp(ladderPattern).test(infantryLadder), new RegExp(ladderPattern).test('9-7, 4-7')]).toEqual([
      true,
      false,
    ]);
  });
  it('PGG-11.32 halving keeps 1, and a printed 0', () => {
    expect([9, 3, 2, 1, 0].map(halved)).toEqual([4, 1, 1, 1, 0]);
  });
});
