import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bind,
  both,
  certain,
  chance,
  chanceIn,
  chanceOf,
  chances,
  type Dist,
  die,
  keyOf,
  lowest,
  mapDist,
  mean,
  mix,
  onlyIf,
  Sum,
  sum,
  uniform,
  weighted,
} from './dist.ts';

const weightOf = <T>(dist: Dist<T>, value: T): number => dist.ways.get(keyOf(value))?.n ?? 0;
const total = <T>(dist: Dist<T>): number => [...dist.ways.values()].reduce((so, way) => so + way.n, 0);

/** Every roll of some dice, one by one. */
const everyRoll = (dice: readonly number[]): readonly (readonly number[])[] =>
  dice.reduce<number[][]>(
    (rolls, sides) => rolls.flatMap((roll) => Array.from({ length: sides }, (_, i) => [...roll, i + 1])),
    [[]],
  );

describe('distributions', () => {
  it('counts the ways of two dice', () => {
    const roll = sum(die(6), die(6));
    expect(roll.total).toBe(36);
    expect(roll.exact).toBe(true);
    expect(weightOf(roll, 7)).toBe(6);
    expect(mean(roll)).toBe(7);
    expect(chance(roll, (n) => n >= 10)).toEqual({ p: 1 / 6, exact: '1/6' });
  });

  it('reads a d10 whose 0 is ten, and one whose 0 is nought', () => {
    expect([...die(10, 10).ways.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([...die(10, 0).ways.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('holds sums of dice to listing every roll', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 4 }), (sides) => {
        const dist = sum(...sides.map((n) => die(n)));
        const rolls = everyRoll(sides);
        expect(dist.total).toBe(rolls.length);
        for (const [key, { n }] of dist.ways) {
          expect(n).toBe(rolls.filter((roll) => roll.reduce((so, face) => so + face, 0) === key).length);
        }
        expect(total(dist)).toBe(rolls.length);
      }),
    );
  });

  it('holds what follows from a roll to listing both', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 6 }),
        (a, sides) => {
          const then = bind(die(a), (face) => mapDist(die(sides[face - 1] ?? 1), (next) => (face + next) % 4));
          let p = 0;
          for (let face = 1; face <= a; face++) {
            const n = sides[face - 1] ?? 1;
            for (let next = 1; next <= n; next++) if ((face + next) % 4 === 0) p += 1 / a / n;
          }
          expect(then.exact).toBe(true);
          expect(total(then)).toBe(then.total);
          expect(chanceOf(then, (n) => n === 0)).toBeCloseTo(p, 12);
        },
      ),
    );
  });

  it('mixes by weight', () => {
    const dist = mix([
      [certain('a'), 1],
      [uniform(['a', 'b', 'c']), 2],
    ]);
    expect(chances(dist)).toEqual([
      { value: 'a', chance: { p: 5 / 9, exact: '5/9' } },
      { value: 'b', chance: { p: 2 / 9, exact: '2/9' } },
      { value: 'c', chance: { p: 2 / 9, exact: '2/9' } },
    ]);
  });

  it('merges equal objects whatever the order of their keys', () => {
    const dist = weighted([
      [{ a: 1, b: [2, { c: 3 }] }, 1],
      [{ b: [2, { c: 3 }], a: 1 }, 2],
    ]);
    expect(dist.ways.size).toBe(1);
  });

  it('goes on in doubles where the total would pass 2^53, and says so', () => {
    const many = sum(...Array.from({ length: 30 }, () => die(6)));
    expect(many.exact).toBe(false);
    expect(many.total).toBe(1);
    expect(Math.abs(total(many) - 1)).toBeLessThan(1e-12);
    expect(mean(many)).toBeCloseTo(105, 10);
    // 1 of 6^30, to the last digits a double has
    expect(weightOf(many, 30) / 6 ** -30).toBeCloseTo(1, 12);
    expect(chance(many, (n) => n === 105).exact).toBeUndefined();
  });

  it('in doubles is within 1e-12 of exact fractions, the smallest chance included', () => {
    const dice = fc.array(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 997 })), {
        minLength: 1,
        maxLength: 4,
      }),
      { minLength: 8, maxLength: 14 },
    );
    fc.assert(
      fc.property(dice, (each) => {
        const dist = sum(...each.map((faces) => weighted(faces)));
        let ways = new Map([[0, 1n]]);
        let all = 1n;
        for (const faces of each) {
          const next = new Map<number, bigint>();
          for (const [so, n] of ways) {
            for (const [face, m] of faces) next.set(so + face, (next.get(so + face) ?? 0n) + n * BigInt(m));
          }
          ways = next;
          all *= BigInt(faces.reduce((so, [, m]) => so + m, 0));
        }
        expect(dist.ways.size).toBe(ways.size);
        for (const [so, n] of ways) {
          // the fraction to 17 digits, whatever its size
          const shift = 10n ** BigInt(17 + all.toString().length - n.toString().length);
          const p = Number((n * shift) / all) / Number(shift);
          const found = weightOf(dist, so) / dist.total;
          expect(Math.abs(found - p) / p).toBeLessThan(1e-12);
        }
        expect(Math.abs(total(dist) / dist.total - 1)).toBeLessThan(1e-12);
      }),
      { numRuns: 40 },
    );
  });

  it('stays exact where lowest terms are enough', () => {
    const huge = 2 ** 40;
    const dist = mix([
      [
        weighted([
          ['a', huge],
          ['b', huge],
        ]),
        huge,
      ],
      [certain('a'), huge],
    ]);
    expect(dist.exact).toBe(true);
    expect(chance(dist, (value) => value === 'a')).toEqual({ p: 0.75, exact: '3/4' });
  });

  it('takes the same weights over the smallest total', () => {
    expect(
      lowest(
        weighted([
          ['a', 4],
          ['b', 6],
        ]),
      ).total,
    ).toBe(5);
  });

  it('gives what remains when something is known', () => {
    const high = onlyIf(die(6), (face) => face > 4);
    expect(high?.total).toBe(2);
    expect(onlyIf(die(6), () => false)).toBeUndefined();
  });

  it('keeps both factors apart or together', () => {
    const dist = both(die(2), die(3), (a, b) => a * b);
    expect([...dist.ways].map(([key, { n }]) => [key, n])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
      [4, 1],
      [6, 1],
    ]);
  });

  it('loses nothing small beside what is large', () => {
    const so = new Sum();
    for (const x of [1, 1e100, 1, -1e100]) so.add(x);
    expect(so.value).toBe(2);
  });

  it('writes fractions in lowest terms, up to 2^53 and none beyond', () => {
    expect(chanceIn(0, 6)).toEqual({ p: 0, exact: '0/1' });
    expect(chanceIn(6, 6)).toEqual({ p: 1, exact: '1/1' });
    expect(chanceIn(3, 2_000_001).exact).toBe('1/666667');
    expect(chanceIn(1, 2_000_001).exact).toBe('1/2000001');
    expect(chanceIn(2, Number.MAX_SAFE_INTEGER).exact).toBe('2/9007199254740991');
    expect(chanceIn(1, Number.MAX_SAFE_INTEGER + 1).exact).toBeUndefined();
    expect(chanceIn(0.25, 1).exact).toBeUndefined();
    expect(chanceIn(1, 4, false).exact).toBeUndefined();
  });

  it('refuses weights that are none', () => {
    expect(() => weighted([['a', -1]])).toThrow('weight');
    expect(() => weighted([])).toThrow('a way');
  });

  it('weights that are not whole are shares of one', () => {
    const dist = weighted([
      ['a', 0.5],
      ['b', 1.5],
    ]);
    expect([dist.exact, dist.total, [...dist.ways.values()].map(({ n }) => n)]).toEqual([false, 1, [0.25, 0.75]]);
  });
});
