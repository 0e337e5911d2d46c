import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, mapDist } from './dist.ts';
import { drawSums, type Kind } from './draws.ts';

/** Every order in which `k` counters can leave the pool, each counter a thing of its own. */
const everyHand = <T>(counters: readonly T[], k: number): readonly (readonly T[])[] =>
  k === 0
    ? [[]]
    : counters.flatMap((counter, i) =>
        everyHand([...counters.slice(0, i), ...counters.slice(i + 1)], k - 1).map((hand) => [counter, ...hand]),
      );

const counters = <T>(pool: readonly Kind<T>[]): readonly T[] =>
  pool.flatMap(({ value, n }) => Array.from({ length: n }, () => value));

const pools = fc
  .array(fc.record({ value: fc.integer({ min: 0, max: 5 }), n: fc.integer({ min: 0, max: 3 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .filter((pool) => counters(pool).length <= 7);

describe('draws without replacement', () => {
  it('holds the table of sums to listing every hand, over two groups and a cap', () => {
    fc.assert(
      fc.property(
        pools,
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 0, max: 4 }),
        (pool, a, b, cap) => {
          const table = drawSums(
            pool,
            [
              { k: a, adds: (value) => [value, 0, value] },
              { k: b, adds: (value) => [0, value > 0 ? 1 : 0, Math.floor(value / 2)] },
            ],
            [Infinity, Infinity, cap],
          );
          const all = counters(pool);
          if (all.length < a + b) {
            expect(table).toBeUndefined();
            return;
          }
          const naive = new Map<string, number>();
          const hands = everyHand(all, a + b);
          for (const hand of hands) {
            const mine = hand.slice(0, a);
            const theirs = hand.slice(a);
            const add = (list: readonly number[]) => list.reduce((so, n) => so + n, 0);
            const key = JSON.stringify([
              add(mine),
              theirs.filter((n) => n > 0).length,
              Math.min(cap, add(mine) + add(theirs.map((n) => Math.floor(n / 2)))),
            ]);
            naive.set(key, (naive.get(key) ?? 0) + 1);
          }
          expect(table?.exact).toBe(true);
          // sums nobody adds to are not there: compare what is
          const seen = new Map<string, number>();
          for (const { value, n } of table?.ways.values() ?? []) {
            const key = JSON.stringify([value[0] ?? 0, value[1] ?? 0, value[2] ?? 0]);
            seen.set(key, (seen.get(key) ?? 0) + (n * hands.length) / (table?.total ?? 1));
          }
          expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(naive));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('holds what stacks bring together to listing every hand', () => {
    const leader = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(
        pools,
        fc.array(fc.record({ k: fc.integer({ min: 1, max: 2 }), leader }), { minLength: 1, maxLength: 2 }),
        fc.option(fc.integer({ min: 0, max: 6 }), { nil: Infinity }),
        (pool, stacks, cap) => {
          // each stack adds its units and a leader's points up to their strength; one defender besides
          const adds = (value: number) => [value];
          const table = drawSums(
            pool,
            [
              { k: 1, adds: (value) => [0, value] },
              ...stacks.map((stack) => ({
                k: stack.k,
                adds,
                together: { adds: (value: number) => value, cap: stack.leader, brings: (sum: number) => [sum] },
              })),
            ],
            [cap],
          );
          const all = counters(pool);
          const wanted = stacks.reduce((so, { k }) => so + k, 1);
          if (all.length < wanted) {
            expect(table).toBeUndefined();
            return;
          }
          const naive = new Map<string, number>();
          const hands = everyHand(all, wanted);
          for (const hand of hands) {
            let at = 1;
            let attack = 0;
            for (const stack of stacks) {
              const units = hand.slice(at, at + stack.k).reduce((so, n) => so + n, 0);
              attack += units + Math.min(units, stack.leader);
              at += stack.k;
            }
            const key = JSON.stringify([Math.min(cap, attack), hand[0]]);
            naive.set(key, (naive.get(key) ?? 0) + 1);
          }
          const seen = [...(table?.ways.values() ?? [])].map(({ value, n }) => [
            JSON.stringify(value),
            (n * hands.length) / (table?.total ?? 1),
          ]);
          expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(naive));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives the hypergeometric law for one mark', () => {
    const drawn = drawSums(
      [
        { value: 1, n: 5 },
        { value: 0, n: 15 },
      ],
      [{ k: 4, adds: (value) => [value] }],
    );
    // C(5,2) C(15,2) / C(20,4)
    expect(drawn?.total).toBe(4845);
    expect(drawn && chanceOf(drawn, ([marked]) => marked === 2)).toBeCloseTo(1050 / 4845, 15);
  });

  it('falls back to doubles where the ways pass 2^53', () => {
    const pool = Array.from({ length: 10 }, (_, value) => ({ value, n: 20 }));
    const drawn = drawSums(pool, [
      { k: 12, adds: (value) => [value] },
      { k: 6, adds: (value) => [0, value] },
    ]);
    expect(drawn?.exact).toBe(false);
    const first = drawn && mapDist(drawn, ([a]) => a ?? 0);
    let p = 0;
    let mean = 0;
    for (const { value, n } of first?.ways.values() ?? []) {
      p += n;
      mean += value * n;
    }
    expect(Math.abs(p - 1)).toBeLessThan(1e-12);
    expect(mean).toBeCloseTo(12 * 4.5, 9);
  });
});
