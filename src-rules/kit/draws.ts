import { type Dist, type Key, type Way, weighted } from './dist.ts';
import { Tally } from './tally.ts';

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
  /**
   * What these places bring together beyond what each adds (a leader's points, up to the strength of the units with
   * him): a sum of their own, counted no further than `cap`, and what it brings to the sums once all are filled.
   */
  readonly together?: {
    readonly adds: (value: T) => number;
    readonly cap: number;
    readonly brings: (sum: number) => readonly number[];
  };
}

export const poolSize = <T>(pool: readonly Kind<T>[]): number => pool.reduce((so, kind) => so + kind.n, 0);

/**
 * The exact distribution of the sums over all groups of places. `caps` bounds a sum where counting on changes nothing
 * that is asked. Undefined where the pool holds too few.
 */
export const drawSums = <T>(
  pool: readonly Kind<T>[],
  places: readonly Places<T>[],
  caps: readonly number[] = [],
): Dist<readonly number[]> | undefined => {
  const filled = places.filter((group) => group.k > 0);
  const size = poolSize(pool);
  const wanted = filled.reduce((so, group) => so + group.k, 0);
  if (wanted > size) return undefined;
  const kinds = kindsOf(pool, filled);
  const shape = shapeOf(kinds, filled, caps);

  // both halves of the pool on their own, then every pair that fills all places: far fewer rows than one long table
  const half = kinds.length >> 1;
  const ways = new Map<Key, Way<readonly number[]>>();
  let total = 0;
  let exact = true;
  joined(rowsOf(kinds.slice(0, half), shape), rowsOf(kinds.slice(half), shape), shape).each((code, n) => {
    const value = shape.sums.map(({ step, top }) => digit(code, step, top));
    ways.set(`[${value.join(',')}]`, { value, n });
    total += n;
    exact &&= Number.isSafeInteger(n);
  });
  // a binomial on its way passes through a product up to `wanted` times as large
  if (exact && Number.isSafeInteger(total * wanted)) return { ways, total, exact };
  return weighted([...ways.values()].map(({ value, n }) => [value, n / total] as const));
};

interface KindOfAll {
  readonly n: number;
  /** by group: what one of it adds to the sums, and to the group's own */
  readonly adds: readonly { readonly sums: readonly number[]; readonly own: number }[];
}

const whole = (n: number): number => {
  if (!Number.isInteger(n) || n < 0) throw new Error(`draws count whole numbers from 0 up, not ${n}`);
  return n;
};

/** Counters that add the same wherever they are drawn are one kind. Those that add most come first: caps fill early. */
const kindsOf = <T>(pool: readonly Kind<T>[], groups: readonly Places<T>[]): readonly KindOfAll[] => {
  const kinds = new Map<string, { n: number; adds: KindOfAll['adds'] }>();
  for (const { value, n } of pool) {
    if (whole(n) === 0) continue;
    const adds = groups.map((group) => ({
      sums: group.adds(value).map(whole),
      own: whole(group.together?.adds(value) ?? 0),
    }));
    const key = JSON.stringify(adds);
    const kind = kinds.get(key);
    if (kind) kind.n += n;
    else kinds.set(key, { n, adds });
  }
  const size = ({ adds }: KindOfAll): number =>
    adds.reduce((so, { sums, own }) => sums.reduce((sum, n) => sum + n, so + own), 0);
  return [...kinds.values()].sort((a, b) => size(b) - size(a));
};

/** A number inside a code: code = Σ digit × step, digit ≤ top. */
interface Place {
  readonly step: number;
  readonly top: number;
}
const digit = (code: number, step: number, top: number): number => Math.floor(code / step) % (top + 1);

/** Gives each number its place in one code. */
const places = (): { readonly next: (top: number) => Place; readonly range: () => number } => {
  let at = 1;
  return {
    next: (top) => {
      const step = at;
      at *= top + 1;
      return { step, top };
    },
    range: () => at,
  };
};

interface Sums extends Place {
  /** a cap holds it at `top`; without one it never gets there */
  readonly capped: boolean;
}
interface Group {
  /** filled places and the group's own sum, in the code of a class of rows */
  readonly used: Place;
  readonly own: Place;
  /** by the group's own sum: what it brings when the last place is filled */
  readonly brings: readonly Gain[];
}
interface Shape {
  readonly groups: readonly Group[];
  readonly sums: readonly Sums[];
  /** one more than the highest code of sums */
  readonly range: number;
}

const shapeOf = <T>(kinds: readonly KindOfAll[], wanted: readonly Places<T>[], caps: readonly number[]): Shape => {
  const classPlaces = places();
  const sumPlaces = places();
  const drafts = wanted.map(({ k, together }) => {
    const cap = whole(together?.cap ?? 0);
    const brings = Array.from({ length: cap + 1 }, (_, sum) => together?.brings(sum).map(whole) ?? []);
    const any = brings.some((sum) => sum.some((n) => n > 0));
    return { used: classPlaces.next(k), own: classPlaces.next(any ? cap : 0), brings: any ? brings : [] };
  });
  const width = Math.max(
    0,
    ...kinds.flatMap((kind) => kind.adds.map((add) => add.sums.length)),
    ...drafts.flatMap((draft) => draft.brings.map((brings) => brings.length)),
  );
  const sums = Array.from({ length: width }, (_, i): Sums => {
    let most = 0;
    drafts.forEach((draft, g) => {
      most += Math.max(0, ...kinds.map((kind) => kind.adds[g]?.sums[i] ?? 0)) * draft.used.top;
      most += Math.max(0, ...draft.brings.map((brings) => brings[i] ?? 0));
    });
    const cap = caps[i] ?? most;
    return { ...sumPlaces.next(Math.min(most, cap)), capped: most > cap };
  });
  if (classPlaces.range() * sumPlaces.range() > Number.MAX_SAFE_INTEGER)
    throw new Error('too many sums to draw at once');
  return {
    groups: drafts.map(({ used, own, brings }) => ({ used, own, brings: brings.map((add) => gainOf(add, sums)) })),
    sums,
    range: sumPlaces.range(),
  };
};

/** A gain of sums, ready to be added to codes. */
interface Gain {
  readonly free: number;
  readonly capped: readonly Raise[];
}
interface Raise extends Place {
  readonly add: number;
}

const gainOf = (adds: readonly number[], sums: readonly Sums[]): Gain => {
  const capped: Raise[] = [];
  let free = 0;
  adds.forEach((add, i) => {
    const sum = sums[i];
    if (!sum || add === 0) return;
    if (sum.capped) capped.push({ step: sum.step, top: sum.top, add });
    else free += add * sum.step;
  });
  return { free, capped };
};

const NONE: Gain = { free: 0, capped: [] };

const plus = (a: Gain, b: Gain, times: number): Gain => ({
  free: a.free + b.free * times,
  capped: b.capped.length > 0 ? [...a.capped, ...b.capped.map((sum) => ({ ...sum, add: sum.add * times }))] : a.capped,
});

const raised = (code: number, { step, top, add }: Raise): number => {
  const here = digit(code, step, top);
  return code + (Math.min(top, here + add) - here) * step;
};

const gained = (code: number, gain: Gain): number => {
  let to = code + gain.free;
  for (const place of gain.capped) to = raised(to, place);
  return to;
};

/** By class (filled places and the groups' own sums) × `range` + sums: the ways. */
const rowsOf = (kinds: readonly KindOfAll[], shape: Shape): Tally => {
  let rows = new Tally();
  rows.add(0, 1);
  for (const kind of kinds) {
    const ones = shape.groups.map((_, g) => gainOf(kind.adds[g]?.sums ?? [], shape.sums));
    const known = new Map<number, readonly Move[]>();
    const next = new Tally();
    rows.each((code, n) => {
      const from = Math.floor(code / shape.range);
      const sums = code - from * shape.range;
      let moves = known.get(from);
      if (!moves) {
        moves = movesOf(kind, ones, from, shape);
        known.set(from, moves);
      }
      for (const { to, ways, gain } of moves) next.add(to * shape.range + gained(sums, gain), n * ways);
    });
    rows = next;
  }
  return rows;
};

/** One way of putting some of a kind into free places. */
interface Move {
  readonly to: number;
  readonly ways: number;
  readonly gain: Gain;
}

const movesOf = (kind: KindOfAll, ones: readonly Gain[], from: number, { groups }: Shape): readonly Move[] => {
  const moves: Move[] = [];
  const go = (g: number, left: number, to: number, so: number, gain: Gain): void => {
    const group = groups[g];
    const one = ones[g];
    if (!group || !one) {
      moves.push({ to, ways: so, gain });
      return;
    }
    const { used, own, brings } = group;
    const here = digit(from, used.step, used.top);
    const before = own.top > 0 ? digit(from, own.step, own.top) : 0;
    let ways = so;
    for (let j = 0; here + j <= used.top && j <= left; j++) {
      if (j === 0) go(g + 1, left, to, ways, gain);
      else {
        const sum = own.top > 0 ? Math.min(own.top, before + j * (kind.adds[g]?.own ?? 0)) : 0;
        // brought in with the last place, the own sum goes back to 0: nothing needs it any more
        const full = here + j === used.top ? brings[sum] : undefined;
        const after = full ? 0 : sum;
        const more = plus(gain, one, j);
        go(g + 1, left - j, to + j * used.step + (after - before) * own.step, ways, full ? plus(more, full, 1) : more);
      }
      // one more of the kind: C(left, j + 1) from C(left, j)
      ways = (ways * (left - j)) / (j + 1);
    }
  };
  go(0, kind.n, from, 1, NONE);
  return moves;
};

/** The rows of one class. */
interface Class {
  readonly from: number;
  readonly sums: number[];
  readonly ways: number[];
}
const classesOf = (rows: Tally, { range }: Shape): readonly Class[] => {
  const classes = new Map<number, Class>();
  rows.each((code, n) => {
    const from = Math.floor(code / range);
    let same = classes.get(from);
    if (!same) {
      same = { from, sums: [], ways: [] };
      classes.set(from, same);
    }
    same.sums.push(code - from * range);
    same.ways.push(n);
  });
  return [...classes.values()];
};

/** Every pair of rows that fills all places together. */
const joined = (a: Tally, b: Tally, shape: Shape): Tally => {
  const { groups, sums } = shape;
  const all = new Tally(12);
  const usedOf = (from: number): number =>
    groups.reduce((so, { used }) => so + digit(from, used.step, used.top) * used.step, 0);
  const byUsed = new Map<number, Class[]>();
  for (const theirs of classesOf(b, shape)) {
    const used = usedOf(theirs.from);
    const same = byUsed.get(used);
    if (same) same.push(theirs);
    else byUsed.set(used, [theirs]);
  }
  const full = groups.reduce((so, { used }) => so + used.top * used.step, 0);
  const capped = sums.some((sum) => sum.capped);
  for (const mine of classesOf(a, shape)) {
    for (const theirs of byUsed.get(full - usedOf(mine.from)) ?? []) {
      const gain = metOwn(mine.from, theirs.from, groups);
      mine.sums.forEach((sum, i) => {
        const x = gained(sum, gain);
        const n = mine.ways[i] ?? 0;
        for (let j = 0; j < theirs.sums.length; j++) {
          const y = theirs.sums[j] ?? 0;
          all.add(capped ? met(x, y, sums) : x + y, n * (theirs.ways[j] ?? 0));
        }
      });
    }
  }
  return all;
};

/** What groups bring that each half fills in part: their own sums meet only here. */
const metOwn = (mine: number, theirs: number, groups: readonly Group[]): Gain =>
  groups.reduce((so, { used: { step, top }, own, brings }) => {
    const here = digit(mine, step, top);
    if (brings.length === 0 || here === 0 || here === top) return so;
    const sum = digit(mine, own.step, own.top) + digit(theirs, own.step, own.top);
    return plus(so, brings[Math.min(own.top, sum)] ?? NONE, 1);
  }, NONE);

/** Two codes of sums added, caps kept. */
const met = (x: number, y: number, sums: readonly Sums[]): number => {
  let to = x;
  for (const { step, top, capped } of sums) {
    const add = digit(y, step, top);
    to = capped ? raised(to, { step, top, add }) : to + add * step;
  }
  return to;
};
