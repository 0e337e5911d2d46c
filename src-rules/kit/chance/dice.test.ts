import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Die, fairness, mayGoOn, readFace, rollFair, tailOfChiSquare } from './dice.ts';

describe('dice', () => {
  it.each<[string | number, Die, number | undefined]>([
    ['0', { sides: 10, zero: 10 }, 10],
    [10, { sides: 10, zero: 10 }, 10],
    ['0', { sides: 10, zero: 0 }, 0],
    ['10', { sides: 10, zero: 0 }, undefined],
    ['9', { sides: 10, zero: 0 }, 9],
    ['0', { sides: 6 }, undefined],
    ['6', { sides: 6 }, 6],
    ['7', { sides: 6 }, undefined],
    ['', { sides: 6 }, undefined],
    ['3.5', { sides: 6 }, undefined],
    ['-1', { sides: 10, zero: 0 }, undefined],
  ])('%j on %j reads %j', (typed, die, face) => {
    expect(readFace(typed, die)).toBe(face);
  });

  it('waits for a second digit only where one can come', () => {
    expect(mayGoOn('1', { sides: 20 })).toBe(true);
    expect(mayGoOn('3', { sides: 20 })).toBe(false);
    expect(mayGoOn('1', { sides: 6 })).toBe(false);
  });

  it('rolls every face on equally many bytes and throws the rest away', () => {
    for (const sides of [2, 6, 10, 20, 100]) {
      const tally = new Map<number, number>();
      let thrown = 0;
      for (let byte = 0; byte < 256; byte++) {
        let asked = 0;
        const face = rollFair(sides, () => Uint8Array.of(asked++ === 0 ? byte : 0));
        if (asked > 1) thrown++;
        else tally.set(face, (tally.get(face) ?? 0) + 1);
      }
      expect([...tally.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1));
      expect(new Set(tally.values()).size).toBe(1);
      expect(thrown).toBe(256 % sides);
    }
  });

  it('rolls 0 to 9 where 0 reads nought, and knows a stuck source', () => {
    expect(rollFair(10, () => Uint8Array.of(0), 0)).toBe(0);
    expect(rollFair(10, () => Uint8Array.of(0), 10)).toBe(1);
    expect(() => rollFair(6, () => Uint8Array.of(255))).toThrow('stuck');
  });

  it('measures how far a log strays', () => {
    // 60 rolls, worked out by hand: (5² + 2² + 1² + 2² + 0² + 0²) / 10 = 3.4
    const log = [15, 8, 9, 8, 10, 10].flatMap((n, i) => Array.from({ length: n }, () => i + 1));
    const found = fairness(log, { sides: 6 });
    expect(found.chi).toBeCloseTo(3.4, 12);
    expect(found.p).toBeCloseTo(0.6386, 4);
    expect(found.enough).toBe(true);
    expect(fairness([], { sides: 6 })).toMatchObject({ rolls: 0, chi: 0, p: 1, enough: false });
  });

  it('gives the tails of the printed chi-square tables', () => {
    for (const [chi, freedom] of [
      [3.841, 1],
      [5.991, 2],
      [11.07, 5],
      [16.919, 9],
      [30.144, 19],
    ] as const) {
      expect(tailOfChiSquare(chi, freedom)).toBeCloseTo(0.05, 4);
    }
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 200, noNaN: true }), (chi) => {
        // with two degrees of freedom the tail is exp(−χ²/2)
        expect(tailOfChiSquare(chi, 2)).toBeCloseTo(Math.exp(-chi / 2), 12);
      }),
    );
  });
});
