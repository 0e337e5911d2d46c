/**
 * Draws without replacement from bags that are filled from one another. A bag holds counters whose kind is known and
 * others carried over unseen from earlier bags; what lies in it is mixed, so that all its places are alike. From what
 * was seen of every bag follows, by weight, what the places nobody has looked at may hold.
 *
 * Only counters that were seen or are asked for need to be drawn: one that turns out to be carried over is drawn from
 * the bag it came from, and so on down to one that was known. What lies elsewhere stays as it is, undrawn.
 */
export interface Bag {
  /** by kind: counters put in with their kind known */
  readonly holds: readonly number[];
  /** counters put in unseen, `from` an earlier bag of the list */
  readonly carried: readonly { readonly from: number; readonly n: number }[];
  /** by kind: counters drawn from it and seen since */
  readonly seen: readonly number[];
}

/**
 * By bag asked about: counters out of which those asked for are any, all alike; undefined where nobody asked. Of a bag
 * with carried counters they are just as many as were asked for.
 */
export interface Contents {
  readonly left: readonly (readonly number[] | undefined)[];
  readonly weight: number;
}

/** What is still undrawn of a bag. */
interface Rest {
  readonly holds: readonly number[];
  readonly carried: Bag['carried'];
}
interface Case {
  readonly bags: readonly Rest[];
  /** by bag and kind: drawn for those who asked */
  readonly drawn: readonly (readonly number[])[];
  readonly weight: number;
}

const total = (kinds: readonly number[]): number => kinds.reduce((so, n) => so + n, 0);
const places = ({ holds, carried }: Rest): number => carried.reduce((so, { n }) => so + n, total(holds));
const isMixed = ({ carried }: Rest): boolean => carried.some(({ n }) => n > 0);
const less = (counts: readonly number[], at: number): readonly number[] => counts.map((n, i) => (i === at ? n - 1 : n));

/** Every counter that may come out of a bag next: its kind, what that leaves, and how likely it is. */
function* nextOf(
  bags: readonly Rest[],
  g: number,
): Generator<{ readonly kind: number; readonly bags: readonly Rest[]; readonly p: number }> {
  const bag = bags[g];
  if (!bag) return;
  const all = places(bag);
  for (const [kind, n] of bag.holds.entries())
    if (n > 0) yield { kind, bags: bags.with(g, { ...bag, holds: less(bag.holds, kind) }), p: n / all };
  for (const [i, { from, n }] of bag.carried.entries()) {
    if (n === 0) continue;
    const carried = bag.carried.with(i, { from, n: n - 1 });
    for (const one of nextOf(bags.with(g, { ...bag, carried }), from)) yield { ...one, p: (one.p * n) / all };
  }
}

/** One more counter out of a bag in every case; undefined: too many cases. */
const draw = (cases: readonly Case[], g: number, most: number, only?: number): readonly Case[] | undefined => {
  const next = new Map<string, Case>();
  for (const one of cases) {
    for (const { kind, bags, p } of nextOf(one.bags, g)) {
      if (only !== undefined && kind !== only) continue;
      const mine = one.drawn[g] ?? [];
      const drawn = only === undefined ? one.drawn.with(g, mine.with(kind, (mine[kind] ?? 0) + 1)) : one.drawn;
      const key = JSON.stringify([bags.map((bag) => [bag.holds, bag.carried.map(({ n }) => n)]), drawn]);
      next.set(key, { bags, drawn, weight: (next.get(key)?.weight ?? 0) + one.weight * p });
      if (next.size > most) return undefined;
    }
  }
  return [...next.values()];
};

/**
 * Every case of what is asked for, with its weight; [] where what was seen cannot have come out of the bags. `asked`:
 * by bag, how many counters. Undefined: more cases than `most` on the way.
 */
export const contentsOf = (
  bags: readonly Bag[],
  asked: readonly number[],
  most = 5_000,
): readonly Contents[] | undefined => {
  const kinds = Math.max(0, ...bags.map(({ holds }) => holds.length));
  const none = Array.from({ length: kinds }, () => 0);
  let cases: readonly Case[] | undefined = [{ bags, drawn: bags.map(() => none), weight: 1 }];
  for (const [g, { seen }] of bags.entries())
    for (const [kind, n] of seen.entries()) for (let i = 0; i < n && cases; i++) cases = draw(cases, g, most, kind);
  // the last first: what they draw from earlier bags is out of those before these are asked
  for (let g = bags.length - 1; g >= 0; g--) {
    const bag = bags[g];
    if (bag && isMixed(bag)) for (let i = 0; i < (asked[g] ?? 0) && cases; i++) cases = draw(cases, g, most);
  }
  if (!cases) return undefined;
  const found = new Map<string, { readonly left: Contents['left']; weight: number }>();
  for (const { bags: rest, drawn, weight } of cases) {
    const left = bags.map((bag, g) => ((asked[g] ?? 0) === 0 ? undefined : isMixed(bag) ? drawn[g] : rest[g]?.holds));
    const key = JSON.stringify(left);
    const known = found.get(key);
    if (known) known.weight += weight;
    else found.set(key, { left, weight });
  }
  return [...found.values()];
};
