import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bag, contentsOf } from './bags.ts';

const total = (kinds: readonly number[]): number => kinds.reduce((so, n) => so + n, 0);

/** The chance that the counters asked for, one after another, are these. */
const firstOf = (bags: readonly Bag[], asked: readonly number[]): ReadonlyMap<string, number> => {
  const cases = contentsOf(bags, asked) ?? [];
  const all = cases.reduce((so, { weight }) => so + weight, 0);
  const found = new Map<string, number>();
  for (const { left, weight } of cases) {
    const draw = (g: number, kinds: readonly number[], k: number, so: string, p: number): void => {
      if (k === 0) {
        go(g + 1, `${so},`, p);
        return;
      }
      for (const [kind, n] of kinds.entries()) {
        const rest = kinds.map((one, i) => (i === kind ? one - 1 : one));
        if (n > 0) draw(g, rest, k - 1, `${so}${kind}`, (p * n) / total(kinds));
      }
    };
    const go = (g: number, so: string, p: number): void => {
      if (g < bags.length) draw(g, left[g] ?? [], asked[g] ?? 0, so, p);
      else found.set(so, (found.get(so) ?? 0) + p);
    };
    go(0, '', weight / all);
  }
  return found;
};

/** Every order in which counters can be laid out. */
function* orders(counters: readonly number[]): Generator<readonly number[]> {
  if (counters.length === 0) return yield [];
  for (const [i, one] of counters.entries())
    for (const rest of orders([...counters.slice(0, i), ...counters.slice(i + 1)])) yield [one, ...rest];
}

/** The same by laying out every bag in every order: first what was seen, then what is carried on, then what is asked. */
const byListing = (bags: readonly Bag[], asked: readonly number[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  let all = 0;
  const go = (g: number, so: string, carried: ReadonlyMap<string, readonly number[]>, p: number): void => {
    const bag = bags[g];
    if (!bag) {
      found.set(so, (found.get(so) ?? 0) + p);
      all += p;
      return;
    }
    const known = bag.holds.flatMap((n, kind) => Array.from({ length: n }, () => kind));
    const seen = bag.seen.flatMap((n, kind) => Array.from({ length: n }, () => kind));
    const held = [...known, ...bag.carried.flatMap(({ from }) => carried.get(`${from}>${g}`) ?? [])];
    const lists = [...orders(held)];
    for (const order of lists) {
      if (seen.some((kind, i) => order[i] !== kind)) continue;
      let at = seen.length;
      const next = new Map(carried);
      for (const [to, other] of bags.entries()) {
        for (const { from, n } of other.carried) {
          if (from !== g) continue;
          next.set(`${g}>${to}`, order.slice(at, at + n));
          at += n;
        }
      }
      go(g + 1, `${so}${order.slice(at, at + (asked[g] ?? 0)).join('')},`, next, p / lists.length);
    }
  };
  go(0, '', new Map(), 1);
  return new Map([...found].map(([key, p]) => [key, p / all]));
};

const expectSame = (bags: readonly Bag[], asked: readonly number[]): void => {
  const [mine, listed] = [firstOf(bags, asked), byListing(bags, asked)];
  expect([...mine.keys()].sort()).toEqual([...listed.keys()].sort());
  for (const [key, p] of listed) expect(mine.get(key)).toBeCloseTo(p, 10);
};

describe('bags filled from one another', () => {
  it('a bag by itself holds what it held, without what was seen', () => {
    expect(contentsOf([{ holds: [3, 2], carried: [], seen: [1, 0] }], [1])).toEqual([
      { left: [[2, 2]], weight: 3 / 5 },
    ]);
  });

  it('what is seen of a later bag tells of the earlier one', () => {
    // one of two goes over unseen to a bag that holds nothing else; it turns out to be of kind 0: the other is of kind 1
    const bags = [
      { holds: [1, 1], carried: [], seen: [0, 0] },
      { holds: [0, 0], carried: [{ from: 0, n: 1 }], seen: [1, 0] },
    ];
    expect(contentsOf(bags, [1, 0])?.map(({ left }) => left[0])).toEqual([[0, 1]]);
  });

  it('what nobody asks for is not drawn, however much is carried over', () => {
    const many = Array.from({ length: 30 }, () => 5);
    const bags = [
      { holds: many, carried: [], seen: [] },
      { holds: many, carried: [{ from: 0, n: 100 }], seen: [] },
    ];
    expect(contentsOf(bags, [3, 0])).toHaveLength(1);
    expect(contentsOf(bags, [0, 1])).toHaveLength(30);
    expect(contentsOf(bags, [0, 4])).toBeUndefined();
  });

  it('what cannot have been seen leaves no case', () => {
    expect(contentsOf([{ holds: [1, 1], carried: [], seen: [2, 0] }], [1])).toEqual([]);
  });

  it('agrees with laying out every bag in every order', () => {
    const some = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 2 });
    const small = fc.integer({ min: 0, max: 2 });
    const asked = fc
      .array(fc.integer({ min: 0, max: 2 }), { minLength: 3, maxLength: 3 })
      .filter((which) => total(which) > 0);
    // no more goes out of a bag than there is in it
    const three = fc
      .record({ holds: fc.tuple(some, some, some), out: fc.tuple(small, small, small), which: asked })
      .chain(({ holds, out, which }) => {
        const [a, b] = holds.map(total);
        const one = (g: number) => which[g] ?? 0;
        const ab = Math.min(out[0], Math.max(0, (a ?? 0) - one(0)));
        const ac = Math.min(out[1], Math.max(0, (a ?? 0) - ab - one(0)));
        const bc = Math.min(out[2], Math.max(0, (b ?? 0) + ab - one(1)));
        const carried = [
          [],
          [{ from: 0, n: ab }],
          [
            { from: 0, n: ac },
            { from: 1, n: bc },
          ],
        ];
        const free = [(a ?? 0) - ab - ac, (b ?? 0) + ab - bc, total(holds[2]) + ac + bc].map((n, g) => n - one(g));
        const seen = free.map((n) => fc.array(fc.constantFrom(0, 1), { maxLength: Math.max(0, Math.min(n, 2)) }));
        return fc.tuple(...seen).map((kinds) => ({
          which,
          fits: free.every((n) => n >= 0) && free.reduce((so, n) => so + n, 0) <= 7,
          bags: holds.map((held, g): Bag => {
            const found = kinds[g] ?? [];
            const count = (kind: number) => found.filter((each) => each === kind).length;
            return { holds: held, carried: carried[g] ?? [], seen: [count(0), count(1)] };
          }),
        }));
      });
    fc.assert(
      fc.property(three, ({ bags, which, fits }) => {
        // what cannot have been seen, also of a bag that has nothing to do with those asked about, is no case
        fc.pre(fits && byListing(bags, which).size > 0);
        expectSame(bags, which);
      }),
      { numRuns: 60 },
    );
  });
});
