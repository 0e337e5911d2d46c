import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, type Dist, mapDist } from './dist.ts';
import { drawSums, type Kind, type Stack } from './draws.ts';

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
  const sumOf = (list: readonly number[]) => list.reduce((so, n) => so + n, 0);
  const tally = <T>(values: readonly T[]): { readonly [key: string]: number } => {
    const counts: { [key: string]: number } = {};
    for (const value of values) counts[JSON.stringify(value)] = (counts[JSON.stringify(value)] ?? 0) + 1;
    return counts;
  };
  /** The table's weights, brought to as many hands as were listed. */
  const weights = (table: Dist<readonly number[]> | undefined, hands: number) =>
    Object.fromEntries(
      [...(table?.ways.values() ?? [])].map(({ value, n }) => [
        JSON.stringify(value),
        (n * hands) / (table?.total ?? 1),
      ]),
    );

  it('holds the table of sums to listing every hand, over two groups and a cap', () => {
    const place = fc.integer({ min: 0, max: 2 });
    fc.assert(
      fc.property(pools, place, place, fc.integer({ min: 0, max: 4 }), (pool, a, b, cap) => {
        const table = drawSums(
          pool,
          [
            { places: [{ k: a, adds: (value) => ({ sums: [value, 0, value] }) }] },
            { places: [{ k: b, adds: (value) => ({ sums: [0, value > 0 ? 1 : 0, value >> 1] }) }] },
          ],
          [Infinity, Infinity, cap],
        );
        const all = counters(pool);
        if (all.length < a + b) {
          expect(table).toBeUndefined();
          return;
        }
        const hands = everyHand(all, a + b).map((hand) => {
          const [mine, theirs] = [hand.slice(0, a), hand.slice(a)];
          const third = sumOf(mine) + sumOf(theirs.map((n) => n >> 1));
          // without a counter nobody says how many sums there are
          return all.length > 0 ? [sumOf(mine), theirs.filter((n) => n > 0).length, Math.min(cap, third)] : [];
        });
        expect(table?.exact).toBe(true);
        expect(weights(table, hands.length)).toEqual(tally(hands));
      }),
      { numRuns: 60 },
    );
  });

  it('holds what stacks bring together to listing every hand', () => {
    const stack = fc.record({
      units: fc.integer({ min: 0, max: 2 }),
      weak: fc.integer({ min: 0, max: 1 }),
      leader: fc.integer({ min: 0, max: 4 }),
    });
    const stacks = fc.array(stack, { minLength: 1, maxLength: 2 });
    const caps = fc.option(fc.integer({ min: 0, max: 6 }), { nil: Infinity });
    fc.assert(
      fc.property(pools, stacks, caps, (pool, drawn, cap) => {
        // a stack adds its units, the weak ones halved together, and a leader's points up to their strength
        const strength = (units: number, weak: number, leader: number) =>
          units + (weak >> 1) + Math.min(units + (weak >> 1), leader);
        const table = drawSums(
          pool,
          [
            { places: [{ k: 1, adds: (value) => ({ sums: [0, value] }) }] },
            ...drawn.map(({ units, weak, leader }) => ({
              places: [
                { k: units, adds: (value: number) => ({ own: [value, 0] }) },
                { k: weak, adds: (value: number) => ({ own: [0, value] }) },
              ],
              brings: ([so = 0, halved = 0]: readonly number[]) => [strength(so, halved, leader), 0],
            })),
          ],
          [cap],
        );
        const all = counters(pool);
        const wanted = drawn.reduce((so, { units, weak }) => so + units + weak, 1);
        if (all.length < wanted) {
          expect(table).toBeUndefined();
          return;
        }
        const hands = everyHand(all, wanted).map((hand) => {
          let at = 1;
          let attack = 0;
          for (const { units, weak, leader } of drawn) {
            const strong = sumOf(hand.slice(at, at + units));
            attack += strength(strong, sumOf(hand.slice(at + units, at + units + weak)), leader);
            at += units + weak;
          }
          return [Math.min(cap, attack), hand[0]];
        });
        expect(weights(table, hands.length)).toEqual(tally(hands));
      }),
      { numRuns: 80 },
    );
  });

  it('gives the same with a cap on a stack where its leader is content', () => {
    const pool = [0, 1, 2, 3, 4, 5].map((value) => ({ value, n: 4 }));
    const stack = (capped: boolean): Stack<number> => ({
      places: [{ k: 3, adds: (value) => ({ sums: [value], own: [value] }) }],
      ...(capped ? { caps: [3] } : {}),
      brings: ([sum = 0]) => [Math.min(3, sum)],
    });
    const whole = drawSums(pool, [stack(false), stack(false)]);
    expect(drawSums(pool, [stack(true), stack(true)])?.ways).toEqual(whole?.ways);
    expect(whole?.ways.size).toBeGreaterThan(20);
  });

  it('draws from several pools at once', () => {
    const pool = [
      { value: { from: 'a', n: 1 }, n: 2 },
      { value: { from: 'a', n: 2 }, n: 1 },
      { value: { from: 'b', n: 5 }, n: 1 },
      { value: { from: 'b', n: 7 }, n: 1 },
    ];
    const of = (from: string) => (value: { readonly from: string; readonly n: number }) =>
      value.from === from ? { own: [value.n] } : undefined;
    const drawn = drawSums(pool, [
      {
        places: [
          { k: 2, adds: of('a') },
          { k: 1, adds: of('b') },
        ],
        brings: ([n = 0]) => [n],
      },
    ]);
    // 1+1 one way, 1+2 two ways; each with 5 or 7
    expect(drawn && [...drawn.ways.values()].map(({ value, n }) => [value[0], n]).sort()).toEqual([
      [10, 2],
      [7, 1],
      [8, 2],
      [9, 1],
    ]);
    expect(drawSums(pool, [{ places: [{ k: 4, adds: of('a') }] }])).toBeUndefined();
  });

  it('gives up where the hands are too many', () => {
    const pool = Array.from({ length: 12 }, (_, value) => ({ value, n: 9 }));
    const stack: Stack<number> = {
      places: [{ k: 3, adds: (value) => ({ own: [value] }) }],
      brings: ([sum = 0]) => [sum >> 1],
    };
    expect(
      drawSums(
        pool,
        Array.from({ length: 40 }, () => stack),
      ),
    ).toBeUndefined();
  });

  it('counts a stack of which nothing is drawn', () => {
    const drawn = drawSums(
      [{ value: 1, n: 1 }],
      [{ places: [], brings: () => [4] }, { places: [{ k: 1, adds: (n) => ({ sums: [n] }) }] }],
    );
    expect([...(drawn?.ways.values() ?? [])]).toEqual([{ value: [5], n: 1 }]);
  });

  it('gives the hypergeometric law for one mark', () => {
    const drawn = drawSums(
      [
        { value: 1, n: 5 },
        { value: 0, n: 15 },
      ],
      [{ places: [{ k: 4, adds: (value) => ({ sums: [value] }) }] }],
    );
    // C(5,2) C(15,2) / C(20,4)
    expect(drawn?.total).toBe(4845);
    expect(drawn && chanceOf(drawn, ([marked]) => marked === 2)).toBeCloseTo(1050 / 4845, 15);
  });

  it('falls back to doubles where the ways pass 2^53', () => {
    const pool = Array.from({ length: 10 }, (_, value) => ({ value, n: 20 }));
    const drawn = drawSums(pool, [
      {
        places: [
          { k: 12, adds: (value) => ({ sums: [value] }) },
          { k: 6, adds: (value) => ({ sums: [0, value] }) },
        ],
      },
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
