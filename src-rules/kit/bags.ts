/**
 * Draws without replacement from bags that are filled from one another. A bag holds counters whose kind is known and
 * others carried over unseen from earlier bags; what lies in it is mixed, so that all its places are alike. From what
 * was seen of every bag follows, by weight, what the places nobody has looked at may hold.
 */
export interface Bag {
  /** by kind: counters put in with their kind known */
  readonly holds: readonly number[];
  /** counters put in unseen, `from` an earlier bag of the list */
  readonly carried: readonly { readonly from: number; readonly n: number }[];
  /** by kind: counters drawn from it and seen since */
  readonly seen: readonly number[];
}

/** By bag: what its places hold that were neither seen nor carried on; undefined where nobody asked. */
export interface Contents {
  readonly left: readonly (readonly number[] | undefined)[];
  readonly weight: number;
}

interface Case {
  readonly left: readonly (readonly number[] | undefined)[];
  /** by 'from>to': what was carried and not yet put in */
  readonly parcels: ReadonlyMap<string, readonly number[]>;
  weight: number;
}

const total = (kinds: readonly number[]): number => kinds.reduce((so, n) => so + n, 0);
const parcelOf = (from: number, to: number): string => `${from}>${to}`;

/** Bags that tell something of those asked about: asked or seen, or filling one that is, and joined with an asked one. */
const telling = (bags: readonly Bag[], asked: readonly boolean[]): readonly boolean[] => {
  const counts = bags.map((bag, i) => asked[i] === true || total(bag.seen) > 0);
  for (let i = bags.length - 1; i >= 0; i--) {
    if (counts[i]) for (const { from, n } of bags[i]?.carried ?? []) if (n > 0) counts[from] = true;
  }
  // the same number for bags that anything carried joins
  const group = bags.map((_, i) => i);
  for (const [i, bag] of bags.entries()) {
    for (const { from, n } of counts[i] ? bag.carried : []) {
      const [a, b] = [group[i], group[from]];
      if (n > 0) for (const [j, one] of group.entries()) if (one === b) group[j] = a ?? j;
    }
  }
  const wanted = new Set(group.filter((_, i) => asked[i]));
  return counts.map((one, i) => one && wanted.has(group[i] ?? -1));
};

/**
 * Every case of what lies unseen in the bags asked about, with its weight; [] where what was seen cannot have come out
 * of them. Undefined: more cases than `most` on the way.
 */
export const contentsOf = (
  bags: readonly Bag[],
  asked: readonly boolean[],
  most = 5_000,
): readonly Contents[] | undefined => {
  const tells = telling(bags, asked);
  let cases: readonly Case[] = [{ left: bags.map(() => undefined), parcels: new Map(), weight: 1 }];
  for (const [g, bag] of bags.entries()) {
    if (!tells[g]) continue;
    const out = bags.flatMap((to, i) =>
      tells[i] ? to.carried.filter(({ from, n }) => from === g && n > 0).map(({ n }) => ({ to: i, n })) : [],
    );
    const next = new Map<string, Case>();
    for (const one of cases) {
      const held = filled(bag, g, one.parcels);
      const weight = one.weight * waysSeen(held, bag.seen);
      if (weight === 0) continue;
      const rest = held.map((n, kind) => n - (bag.seen[kind] ?? 0));
      const unsent = new Map([...one.parcels].filter(([key]) => !key.endsWith(`>${g}`)));
      for (const split of splits(rest, out)) {
        const parcels = new Map(unsent);
        for (const [i, parcel] of split.parcels.entries()) parcels.set(parcelOf(g, out[i]?.to ?? 0), parcel);
        const left = one.left.map((kinds, i) => (i === g && asked[g] ? split.left : kinds));
        const key = JSON.stringify([left, [...parcels]]);
        const known = next.get(key);
        if (known) known.weight += weight * split.ways;
        else next.set(key, { left, parcels, weight: weight * split.ways });
        if (next.size > most) return undefined;
      }
    }
    cases = lighter([...next.values()]);
  }
  return cases.map(({ left, weight }) => ({ left, weight }));
};

const filled = ({ holds, carried }: Bag, g: number, parcels: ReadonlyMap<string, readonly number[]>): number[] => {
  const held = [...holds];
  for (const { from } of carried) {
    for (const [kind, n] of (parcels.get(parcelOf(from, g)) ?? []).entries()) held[kind] = (held[kind] ?? 0) + n;
  }
  return held;
};

/** In how many ways the counters seen can have been these, one after another. */
const waysSeen = (held: readonly number[], seen: readonly number[]): number => {
  let ways = 1;
  for (const [kind, n] of seen.entries()) for (let i = 0; i < n; i++) ways *= Math.max(0, (held[kind] ?? 0) - i);
  return ways;
};

/** Weights as whole numbers while those are exact; beyond that only how they stand to each other matters. */
const lighter = (cases: readonly Case[]): readonly Case[] => {
  const sum = cases.reduce((so, { weight }) => so + weight, 0);
  return sum <= Number.MAX_SAFE_INTEGER ? cases : cases.map((one) => ({ ...one, weight: one.weight / sum }));
};

interface Split {
  readonly parcels: readonly (readonly number[])[];
  readonly left: readonly number[];
  readonly ways: number;
}

/** Every way of taking parcels of these sizes out. */
function* splits(from: readonly number[], sizes: readonly { readonly n: number }[]): Generator<Split> {
  const [first, ...others] = sizes;
  if (!first) return yield { parcels: [], left: from, ways: 1 };
  for (const { taken, ways } of takings(from, first.n)) {
    const left = from.map((n, kind) => n - (taken[kind] ?? 0));
    for (const more of splits(left, others))
      yield { parcels: [taken, ...more.parcels], left: more.left, ways: ways * more.ways };
  }
}

/** Every `n` of these, by kind, with the number of ways of picking them; also where `n` is nearly all. */
function* takings(
  from: readonly number[],
  n: number,
  kind = 0,
): Generator<{ readonly taken: readonly number[]; readonly ways: number }> {
  if (kind === from.length) {
    if (n === 0) yield { taken: [], ways: 1 };
    return;
  }
  const here = from[kind] ?? 0;
  const after = total(from.slice(kind + 1));
  for (let j = Math.max(0, n - after); j <= Math.min(here, n); j++) {
    const ways = choose(here, j);
    for (const rest of takings(from, n - j, kind + 1)) yield { taken: [j, ...rest.taken], ways: ways * rest.ways };
  }
}

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - Math.min(k, n - k) + i)) / i;
  return ways;
};
