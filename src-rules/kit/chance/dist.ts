import type { Inferred } from '../base/inferred.ts';
import type { chance as schema } from './chanceSchema.ts';

/** A probability with its fraction where it is one. */
export type Chance = Inferred<typeof schema>;

/**
 * Exact finite distributions: whole-number weights over a total. Where the total would pass 2^53 they go on as doubles
 * (total 1, compensated sums) and say so in `exact`. Values never change in place; fractions become decimals only where
 * somebody asks for a number.
 */
export type Key = string | number;
export interface Way<T> {
  readonly value: T;
  readonly n: number;
}
export interface Dist<T> {
  readonly ways: ReadonlyMap<Key, Way<T>>;
  readonly total: number;
  readonly exact: boolean;
}

/** Equal values have equal keys: numbers and strings stand for themselves, all else for its JSON with sorted keys. */
export const keyOf = (value: unknown): Key =>
  typeof value === 'number' || typeof value === 'string' ? value : sortedJson(value);

const sortedJson = (value: unknown): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const inner of value) text += `${text === '' ? '' : ','}${sortedJson(inner)}`;
    return `[${text}]`;
  }
  for (const key of Object.keys(value).sort()) {
    const inner: unknown = Reflect.get(value, key);
    if (inner !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${sortedJson(inner)}`;
  }
  return `{${text}}`;
};

const LIMIT = Number.MAX_SAFE_INTEGER;
const whole = (n: number): boolean => Number.isSafeInteger(n) && n >= 0;

export const gcd = (a: number, b: number): number => {
  let [x, y] = [a, b];
  while (y) [x, y] = [y, x % y];
  return x;
};

/** Adds doubles without losing what is small beside what is large (Neumaier). */
export class Sum {
  #sum = 0;
  #lost = 0;
  add(x: number): void {
    const next = this.#sum + x;
    this.#lost += Math.abs(this.#sum) >= Math.abs(x) ? this.#sum - next + x : x - next + this.#sum;
    this.#sum = next;
  }
  get value(): number {
    return this.#sum + this.#lost;
  }
}

/** Collects weights by key: whole numbers as long as the total was found to fit, doubles afterwards. */
class Gather<T> {
  readonly #ways = new Map<Key, { value: T; n: number; lost: number }>();
  add(key: Key, value: T, n: number): void {
    if (n === 0) return;
    const way = this.#ways.get(key);
    if (!way) this.#ways.set(key, { value, n, lost: 0 });
    else {
      const next = way.n + n;
      // exact for whole numbers below 2^53, where nothing is ever lost
      way.lost += way.n >= n ? way.n - next + n : n - next + way.n;
      way.n = next;
    }
  }
  done(total: number, exact: boolean): Dist<T> {
    const ways = new Map<Key, Way<T>>();
    for (const [key, way] of this.#ways) ways.set(key, { value: way.value, n: way.n + way.lost });
    return { ways, total, exact };
  }
}

export type Keyed<T> = (value: T) => Key;

/** Weights need not be in lowest terms. Weights that are not whole make an inexact distribution. */
export const weighted = <T>(pairs: Iterable<readonly [value: T, weight: number]>, by: Keyed<T> = keyOf): Dist<T> => {
  const list = [...pairs];
  let total = 0;
  let exact = true;
  const sum = new Sum();
  for (const [, n] of list) {
    if (!(n >= 0) || n === Infinity) throw new Error(`a weight must be a number from 0 up, not ${n}`);
    total += n;
    sum.add(n);
    exact &&= whole(n) && total <= LIMIT;
  }
  if (!(total > 0)) throw new Error('a distribution needs a way');
  const gather = new Gather<T>();
  for (const [value, n] of list) gather.add(by(value), value, exact ? n : n / sum.value);
  return gather.done(exact ? total : 1, exact);
};

export const certain = <T>(value: T, by: Keyed<T> = keyOf): Dist<T> => ({
  ways: new Map([[by(value), { value, n: 1 }]]),
  total: 1,
  exact: true,
});

export const uniform = <T>(values: Iterable<T>, by: Keyed<T> = keyOf): Dist<T> =>
  weighted(
    [...values].map((value) => [value, 1] as const),
    by,
  );

/** The faces of a die: 1 to `sides`, or 0 to `sides` − 1 where a 0 on the die reads 0. */
export const facesOf = (sides: number, zero?: 10 | 0): readonly number[] =>
  Array.from({ length: sides }, (_, i) => (zero === 0 ? i : i + 1));

export const die = (sides: number, zero?: 10 | 0): Dist<number> => uniform(facesOf(sides, zero));

/** The same weights over the smallest total. */
export const lowest = <T>(dist: Dist<T>): Dist<T> => {
  if (!dist.exact) return dist;
  let common = dist.total;
  for (const { n } of dist.ways.values()) {
    common = gcd(common, n);
    if (common === 1) return dist;
  }
  const ways = new Map<Key, Way<T>>();
  for (const [key, { value, n }] of dist.ways) ways.set(key, { value, n: n / common });
  return { ways, total: dist.total / common, exact: true };
};

export const mapDist = <T, U>(dist: Dist<T>, of: (value: T) => U, by: Keyed<U> = keyOf): Dist<U> => {
  const gather = new Gather<U>();
  for (const { value, n } of dist.ways.values()) {
    const to = of(value);
    gather.add(by(to), to, n);
  }
  return gather.done(dist.total, dist.exact);
};

/** The values in other words, one for one: keys and weights stay, and nothing is merged. */
export const relabel = <T, U>(dist: Dist<T>, of: (value: T) => U): Dist<U> => {
  const ways = new Map<Key, Way<U>>();
  for (const [key, { value, n }] of dist.ways) ways.set(key, { value: of(value), n });
  return { ways, total: dist.total, exact: dist.exact };
};

/** A weighted mixture of distributions. */
export const mix = <T>(parts: Iterable<readonly [dist: Dist<T>, weight: number]>, by?: Keyed<T>): Dist<T> => {
  const list = [...parts].filter(([, weight]) => weight > 0);
  let total = 0;
  for (const [, weight] of list) total += weight;
  const exact = list.every(([dist, weight]) => dist.exact && whole(weight)) && total <= LIMIT && total > 0;
  return exact ? mixed(list, total, by) : blurred(list, by);
};

/** The common total of the parts, or nothing where it would pass 2^53. */
const commonTotal = <T>(list: readonly (readonly [Dist<T>, number])[], outer: number): number | undefined => {
  let common = 1;
  for (const [dist] of list) {
    common = (common / gcd(common, dist.total)) * dist.total;
    if (common * outer > LIMIT) return undefined;
  }
  return common;
};

const mixed = <T>(list: readonly (readonly [Dist<T>, number])[], outer: number, by?: Keyed<T>): Dist<T> => {
  let parts = list;
  let total = outer;
  let common = commonTotal(parts, total);
  if (common === undefined) {
    const factor = list.reduce((so, [, weight]) => gcd(so, weight), outer);
    parts = list.map(([dist, weight]) => [lowest(dist), weight / factor] as const);
    total = outer / factor;
    common = commonTotal(parts, total);
  }
  if (common === undefined) return blurred(list, by);
  const gather = new Gather<T>();
  for (const [dist, weight] of parts) {
    const times = weight * (common / dist.total);
    for (const [key, { value, n }] of dist.ways) gather.add(by ? by(value) : key, value, n * times);
  }
  return gather.done(common * total, true);
};

const blurred = <T>(list: readonly (readonly [Dist<T>, number])[], by?: Keyed<T>): Dist<T> => {
  const outer = new Sum();
  for (const [, weight] of list) outer.add(weight);
  if (!(outer.value > 0)) throw new Error('a distribution needs a way');
  const gather = new Gather<T>();
  for (const [dist, weight] of list) {
    const p = weight / outer.value;
    for (const [key, { value, n }] of dist.ways) gather.add(by ? by(value) : key, value, p * (n / dist.total));
  }
  return gather.done(1, false);
};

/** The distribution given that something holds; undefined where it never does. */
export const onlyIf = <T>(dist: Dist<T>, holds: (value: T, key: Key) => boolean): Dist<T> | undefined => {
  const kept = [...dist.ways].filter(([key, { value }]) => holds(value, key));
  const total = new Sum();
  for (const [, { n }] of kept) total.add(n);
  if (!(total.value > 0)) return undefined;
  if (dist.exact) return { ways: new Map(kept), total: total.value, exact: true };
  const ways = new Map(kept.map(([key, { value, n }]) => [key, { value, n: n / total.value }] as const));
  return { ways, total: 1, exact: false };
};

/** What follows from each value, weighed by the chance of that value. */
export const bind = <T, U>(dist: Dist<T>, then: (value: T) => Dist<U>, by?: Keyed<U>): Dist<U> => {
  const parts: [Dist<U>, number][] = [];
  for (const { value, n } of dist.ways.values()) parts.push([then(value), n]);
  return mix(parts, by);
};

/** Two independent distributions together. */
export const both = <T, U, V>(a: Dist<T>, b: Dist<U>, of: (x: T, y: U) => V, by: Keyed<V> = keyOf): Dist<V> => {
  const exact = a.exact && b.exact && a.total * b.total <= LIMIT;
  const gather = new Gather<V>();
  for (const x of a.ways.values()) {
    for (const y of b.ways.values()) {
      const value = of(x.value, y.value);
      gather.add(by(value), value, exact ? x.n * y.n : (x.n / a.total) * (y.n / b.total));
    }
  }
  return gather.done(exact ? a.total * b.total : 1, exact);
};

const plus = (x: number, y: number): number => x + y;

/** The sum of independent dice. */
export const sum = (...dists: readonly Dist<number>[]): Dist<number> =>
  dists.reduce((so, dist) => both(so, dist, plus), certain(0));

/** The chance that something holds, as a number. */
export const chanceOf = <T>(dist: Dist<T>, holds: (value: T) => boolean): number => {
  const n = new Sum();
  for (const way of dist.ways.values()) if (holds(way.value)) n.add(way.n);
  return n.value / dist.total;
};

/** `n` of `total` as a chance, with its fraction in lowest terms where both are whole numbers below 2^53. */
export const chanceIn = (n: number, total: number, exact = true): Chance => {
  const p = n / total;
  if (!exact || !whole(n) || !whole(total)) return { p };
  const common = gcd(n, total);
  return { p, exact: `${n / common}/${total / common}` };
};

export const chance = <T>(dist: Dist<T>, holds: (value: T) => boolean): Chance => {
  const n = new Sum();
  for (const way of dist.ways.values()) if (holds(way.value)) n.add(way.n);
  return chanceIn(n.value, dist.total, dist.exact);
};

/** Each value with its chance, in the order of first appearance. */
export const chances = <T>(dist: Dist<T>): readonly { readonly value: T; readonly chance: Chance }[] =>
  [...dist.ways.values()].map(({ value, n }) => ({ value, chance: chanceIn(n, dist.total, dist.exact) }));

export const mean = (dist: Dist<number>): number => {
  const n = new Sum();
  for (const way of dist.ways.values()) n.add(way.value * way.n);
  return n.value / dist.total;
};
