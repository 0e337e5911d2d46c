import { type Dist, type Key, type Way, weighted } from './dist.ts';

/**
 * Draws without replacement as a table of sums rather than a list of hands. The kinds of counter are taken one after
 * the other; a row of the table says how many places of each group are filled and what the drawn ones add up to so
 * far, so that hands with the same sums are counted once.
 */
export interface Kind<T> {
  readonly value: T;
  /** how many of it are in the pool */
  readonly n: number;
}

/** `k` places filled from the pool; each drawn value adds these whole numbers (0 or more) to the sums. */
export interface Places<T> {
  readonly k: number;
  readonly adds: (value: T) => readonly number[];
}

export const poolSize = <T>(pool: readonly Kind<T>[]): number => pool.reduce((so, kind) => so + kind.n, 0);

/**
 * The exact distribution of the sums over all groups of places. `caps` bounds a sum ("a leader adds at most what the
 * units with him have" needs no more than the least of both): counting on beyond a cap changes nothing that is asked.
 * Undefined where the pool holds too few.
 */
export const drawSums = <T>(
  pool: readonly Kind<T>[],
  places: readonly Places<T>[],
  caps: readonly number[] = [],
): Dist<readonly number[]> | undefined => {
  const groups = places.filter((group) => group.k > 0);
  const size = poolSize(pool);
  const wanted = groups.reduce((so, group) => so + group.k, 0);
  if (wanted > size) return undefined;
  const kinds = kindsOf(pool, groups);
  const width = Math.max(caps.length, ...kinds.map((kind) => Math.max(...kind.adds.map((add) => add.length))), 0);
  const shape = shapeOf(groups, topsOf(kinds, groups, width), caps);

  let rows = new Map<number, number>([[0, 1]]);
  let left = size;
  for (const kind of kinds) {
    left -= kind.n;
    rows = take(rows, kind, groups, shape, wanted - left);
  }
  const full = groups.reduce((so, group, g) => so + group.k * (shape.steps[g] ?? 0), 0);
  const ways = new Map<Key, Way<readonly number[]>>();
  let total = 0;
  let exact = true;
  for (const [code, n] of rows) {
    if (code % shape.filled !== full) continue;
    const value = decode(code, shape);
    ways.set(`[${value.join(',')}]`, { value, n });
    total += n;
    exact &&= Number.isSafeInteger(n);
  }
  exact &&= Number.isSafeInteger(total);
  if (exact) return { ways, total, exact };
  return weighted([...ways.values()].map(({ value, n }) => [value, n / total] as const));
};

interface Merged {
  readonly n: number;
  readonly adds: readonly (readonly number[])[];
}

/** Counters that add the same wherever they are drawn are one kind. */
const kindsOf = <T>(pool: readonly Kind<T>[], groups: readonly Places<T>[]): readonly Merged[] => {
  const kinds = new Map<string, { n: number; adds: readonly (readonly number[])[] }>();
  for (const { value, n } of pool) {
    if (!Number.isInteger(n) || n < 0) throw new Error('a pool counts whole counters');
    if (n === 0) continue;
    const adds = groups.map((group) => group.adds(value));
    const key = JSON.stringify(adds);
    const kind = kinds.get(key);
    if (kind) kind.n += n;
    else kinds.set(key, { n, adds });
  }
  return [...kinds.values()];
};

/** The largest each sum can become without caps. */
const topsOf = <T>(kinds: readonly Merged[], groups: readonly Places<T>[], width: number): readonly number[] =>
  Array.from({ length: width }, (_, i) => {
    let top = 0;
    groups.forEach((group, g) => {
      let most = 0;
      for (const kind of kinds) {
        const add = kind.adds[g]?.[i] ?? 0;
        if (!Number.isInteger(add) || add < 0) throw new Error('draws add whole numbers from 0 up');
        most = Math.max(most, add);
      }
      top += most * group.k;
    });
    return top;
  });

interface Shape {
  /** weight of group g's count of filled places in a row's code */
  readonly steps: readonly number[];
  /** one more than the highest code of filled places */
  readonly filled: number;
  /** weight of sum i in a row's code */
  readonly sums: readonly number[];
  /** the largest value of sum i, and whether a cap holds it there */
  readonly tops: readonly number[];
  readonly capped: readonly boolean[];
}

const shapeOf = <T>(groups: readonly Places<T>[], most: readonly number[], caps: readonly number[]): Shape => {
  const tops = most.map((top, i) => Math.min(top, caps[i] ?? top));
  const capped = most.map((top, i) => top > (caps[i] ?? top));
  let at = 1;
  const steps = groups.map((group) => {
    const step = at;
    at *= group.k + 1;
    return step;
  });
  const filled = at;
  const sums = tops.map((top) => {
    const step = at;
    at *= top + 1;
    return step;
  });
  if (at > Number.MAX_SAFE_INTEGER) throw new Error('too many sums to draw at once');
  return { steps, filled, sums, tops, capped };
};

const decode = (code: number, shape: Shape): readonly number[] =>
  shape.tops.map((top, i) => Math.floor(code / (shape.sums[i] ?? 1)) % (top + 1));

interface Gain {
  /** what the sums without a cap gain in a row's code */
  readonly free: number;
  readonly capped: readonly { readonly step: number; readonly top: number; readonly add: number }[];
}

const gainOf = (adds: readonly number[], shape: Shape): Gain => {
  let free = 0;
  const capped: { step: number; top: number; add: number }[] = [];
  adds.forEach((add, i) => {
    const step = shape.sums[i] ?? 0;
    if (!add) return;
    if (shape.capped[i]) capped.push({ step, top: shape.tops[i] ?? 0, add });
    else free += add * step;
  });
  return { free, capped };
};

const gained = (code: number, gain: Gain): number => {
  let to = code + gain.free;
  for (const { step, top, add } of gain.capped) {
    const here = Math.floor(code / step) % (top + 1);
    to += (Math.min(top, here + add) - here) * step;
  }
  return to;
};

/** All ways of putting some of one kind into the free places of each group. */
const take = <T>(
  rows: ReadonlyMap<number, number>,
  kind: Merged,
  groups: readonly Places<T>[],
  shape: Shape,
  least: number,
): Map<number, number> => {
  const next = new Map<number, number>();
  const gains = groups.map((_, g) => gainOf(kind.adds[g] ?? [], shape));
  for (const [code, ways] of rows) {
    const fill = (g: number, at: number, left: number, n: number, used: number): void => {
      const group = groups[g];
      if (!group) {
        if (used >= least) next.set(at, (next.get(at) ?? 0) + n);
        return;
      }
      const step = shape.steps[g] ?? 1;
      const here = Math.floor(code / step) % (group.k + 1);
      const gain = gains[g];
      let to = at;
      let times = n;
      for (let j = 0; ; j++) {
        fill(g + 1, to, left - j, times, used + here + j);
        if (here + j >= group.k || j >= left) break;
        // one more of the kind: C(left, j + 1) from C(left, j)
        times = (times * (left - j)) / (j + 1);
        to += step;
        if (gain) to = gained(to, gain);
      }
    };
    fill(0, code, kind.n, ways, 0);
  }
  return next;
};
