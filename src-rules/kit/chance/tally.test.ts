import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Tally } from './tally.ts';

it('a tally counts like a map, through growth and for codes up to 2^53', () => {
  const codes = fc.oneof(
    fc.nat(40),
    fc.maxSafeNat(),
    fc.nat(20).map((n) => n * 2 ** 32),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(codes, fc.integer({ min: 1, max: 9 })), { maxLength: 400 }), (adds) => {
      const tally = new Tally(2);
      const map = new Map<number, number>();
      for (const [code, n] of adds) {
        tally.add(code, n);
        map.set(code, (map.get(code) ?? 0) + n);
      }
      const seen = new Map<number, number>();
      tally.each((code, n) => seen.set(code, n));
      expect([...seen].sort(([a], [b]) => a - b)).toEqual([...map].sort(([a], [b]) => a - b));
      expect(tally.size).toBe(map.size);
    }),
  );
});
