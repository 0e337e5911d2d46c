import { type Dist, type Key, type Way, weighted } from './dist.ts';
import { Tally } from './tally.ts';

/**
 * Draws without replacement as a table of sums rather than a list of hands. The kinds of counter are taken one after
 * the other; a row of the table says how many places are filled and what the drawn ones add up to so far, so that
 * hands with the same sums are counted once.
 */
export interface Kind<T> {
  readonly value: T;
  /** how many of it are left to draw */
  readonly n: number;
}

/** What one drawn value adds: whole numbers, 0 or more. */
export interface Adds {
  /** to the sums of the whole draw */
  readonly sums?: readonly number[];
  /** to its stack's own sums */
  readonly own?: readonly number[];
}

/** Units drawn together. What they come to jointly (halved together, led by a leader) is known once all are drawn. */
export interface Stack<T> {
  /** `k` places each; `adds` is undefined for what is not drawn there, a counter of another pool say */
  readonly places: readonly { readonly k: number; readonly adds: (value: T) => Adds | undefined }[];
  /** own sums need not be counted further than this */
  readonly caps?: readonly number[];
  /** what the stack's own sums bring to the sums of the whole draw, once it is complete */
  readonly brings?: (own: readonly number[]) => readonly number[];
}

/** Additions after which a draw is given up: some seconds of work. */
const MOST_WORK = 40_000_000;

/**
 * The exact distribution of the sums. `caps` bounds a sum where counting on changes nothing that is asked. Undefined
 * where too few counters are left, or where the hands are too many to sum up.
 */
export const drawSums = <T>(
  pool: readonly Kind<T>[],
  stacks: readonly Stack<T>[],
  caps: readonly number[] = [],
): Dist<readonly number[]> | undefined => {
  const kinds = kindsOf(pool, stacks);
  const shape = shapeOf(kinds, stacks, caps);
  // both halves of the pool on their own, then every pair that fills all places: far fewer rows than one long table
  const half = kinds.length >> 1;
  const mine = shape && rowsOf(kinds.slice(0, half), shape);
  const theirs = mine && rowsOf(kinds.slice(half), shape);
  const all = theirs && joined(mine, theirs, shape);
  if (!all || all.size === 0) return undefined;
  const ways = new Map<Key, Way<readonly number[]>>();
  let total = 0;
  let exact = true;
  all.each((code, n) => {
    const value = digits(code, shape.sums);
    ways.set(`[${value.join(',')}]`, { value, n });
    total += n;
    exact &&= Number.isSafeInteger(n);
  });
  // a binomial on its way passes through a product up to `wanted` times as large
  const wanted = shape.groups.reduce((so, { used }) => so + used.top, 1);
  if (exact && Number.isSafeInteger(total * wanted)) return { ways, total, exact };
  return weighted([...ways.values()].map(({ value, n }) => [value, n / total] as const));
};

const whole = (n: number): number => {
  if (!Number.isInteger(n) || n < 0) throw new Error(`draws count whole numbers from 0 up, not ${n}`);
  return n;
};

/** Counters that add the same wherever they are drawn, with what they add by group of places. */
interface Alike {
  readonly n: number;
  readonly adds: readonly (Required<Adds> | undefined)[];
}

/** Those that add most come first: caps fill early. */
const kindsOf = <T>(pool: readonly Kind<T>[], stacks: readonly Stack<T>[]): readonly Alike[] => {
  const kinds = new Map<string, { n: number; adds: Alike['adds'] }>();
  for (const { value, n } of pool) {
    if (whole(n) === 0) continue;
    const adds = stacks.flatMap((stack) =>
      stack.places.map((place) => {
        const adds = place.adds(value);
        return adds && { sums: (adds.sums ?? []).map(whole), own: (adds.own ?? []).map(whole) };
      }),
    );
    const key = JSON.stringify(adds);
    const kind = kinds.get(key);
    if (kind) kind.n += n;
    else kinds.set(key, { n, adds });
  }
  const add = (so: number, n: number): number => so + n;
  const size = ({ adds }: Alike): number =>
    adds.reduce((so, one) => (one ? one.own.reduce(add, one.sums.reduce(add, so)) : so), 0);
  return [...kinds.values()].sort((a, b) => size(b) - size(a));
};

/** A number inside a code: code = Σ digit × step, digit ≤ top. */
interface Place {
  readonly step: number;
  readonly top: number;
}
const digit = (code: number, { step, top }: Place): number =>
  top === 0 ? 0 : (step === 1 ? code : Math.floor(code / step)) % (top + 1);
const digits = (code: number, places: readonly Place[]): readonly number[] => places.map((place) => digit(code, place));

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

interface Capped extends Place {
  /** a cap holds it at `top`; without one it never gets there */
  readonly capped: boolean;
}
interface Group {
  /** filled places, in the code of a class of rows */
  readonly used: Place;
  readonly stack: Shaped;
}
interface Shaped {
  /** the stack's groups of places: `first` up to, not including, `end` */
  readonly first: number;
  readonly end: number;
  /** the code of its own sums, in the code of a class of rows, and the sums in that code */
  readonly own: Place;
  readonly parts: readonly Capped[];
  /** by the code of its own sums: what it brings, once complete */
  readonly brings: readonly Gain[];
}
interface Shape {
  readonly stacks: readonly Shaped[];
  readonly groups: readonly Group[];
  readonly sums: readonly Capped[];
  /** one more than the highest code of sums */
  readonly range: number;
}

const most = (numbers: readonly number[]): number => numbers.reduce((so, n) => Math.max(so, n), 0);
const widthOf = (lists: readonly (readonly number[] | undefined)[]): number =>
  most(lists.map((list) => list?.length ?? 0));

const shapeOf = <T>(
  kinds: readonly Alike[],
  wanted: readonly Stack<T>[],
  caps: readonly number[],
): Shape | undefined => {
  const classPlaces = places();
  let next = 0;
  const drafts = wanted.map((stack) => {
    const first = next;
    next += stack.places.length;
    const groups = stack.places.map(({ k }, i) => ({ k, at: first + i }));
    const { range, parts } = ownOf(kinds, stack, groups);
    const brings = stack.brings ?? (() => []);
    const brought = Array.from({ length: range <= MOST_PLACINGS ? range : 0 }, (_, own) =>
      brings(digits(own, parts)).map(whole),
    );
    const own = classPlaces.next(range - 1);
    return { first, groups, own, parts, brought, used: groups.map(({ k }) => classPlaces.next(k)) };
  });
  if (drafts.some(({ brought }) => brought.length === 0)) return undefined;
  const { range, sums } = sumsOf(kinds, drafts, caps);
  if (classPlaces.range() * range > Number.MAX_SAFE_INTEGER) return undefined;
  const stacks = drafts.map(({ first, groups, own, parts, brought }): Shaped => {
    return { first, end: first + groups.length, own, parts, brings: brought.map((add) => gainOf(add, sums)) };
  });
  const groups = drafts.flatMap((draft, s) => {
    const stack = stacks[s];
    return stack ? draft.used.map((used): Group => ({ used, stack })) : [];
  });
  return { stacks, groups, sums, range };
};

/** A stack's own sums and how far each can come; a stack that brings nothing needs none. */
const ownOf = <T>(
  kinds: readonly Alike[],
  stack: Stack<T>,
  groups: readonly { readonly k: number; readonly at: number }[],
): { readonly range: number; readonly parts: readonly Capped[] } => {
  const code = places();
  const width = stack.brings ? widthOf(groups.flatMap(({ at }) => kinds.map((kind) => kind.adds[at]?.own))) : 0;
  const parts = Array.from({ length: width }, (_, i): Capped => {
    const top = groups.reduce((so, { k, at }) => so + k * most(kinds.map((kind) => kind.adds[at]?.own[i] ?? 0)), 0);
    const cap = stack.caps?.[i] ?? top;
    return { ...code.next(Math.min(top, cap)), capped: top > cap };
  });
  return { range: code.range(), parts };
};

const sumsOf = (
  kinds: readonly Alike[],
  drafts: readonly {
    readonly groups: readonly { readonly k: number; readonly at: number }[];
    readonly brought: readonly (readonly number[])[];
  }[],
  caps: readonly number[],
): { readonly range: number; readonly sums: readonly Capped[] } => {
  const code = places();
  const width = widthOf([
    ...kinds.flatMap((kind) => kind.adds.map((add) => add?.sums)),
    ...drafts.flatMap((draft) => draft.brought),
  ]);
  const sums = Array.from({ length: width }, (_, i): Capped => {
    let top = 0;
    for (const { groups, brought } of drafts) {
      top += most(brought.map((sum) => sum[i] ?? 0));
      for (const { k, at } of groups) top += k * most(kinds.map((kind) => kind.adds[at]?.sums[i] ?? 0));
    }
    const cap = caps[i] ?? top;
    return { ...code.next(Math.min(top, cap)), capped: top > cap };
  });
  return { range: code.range(), sums };
};

/** A gain of sums, ready to be added to codes. */
interface Gain {
  readonly free: number;
  readonly capped: readonly Raise[];
}
interface Raise extends Place {
  readonly add: number;
}
const NONE: Gain = { free: 0, capped: [] };

const gainOf = (adds: readonly number[], sums: readonly Capped[]): Gain => {
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

const plus = (a: Gain, b: Gain, times: number): Gain => ({
  free: a.free + b.free * times,
  capped: b.capped.length > 0 ? [...a.capped, ...b.capped.map((sum) => ({ ...sum, add: sum.add * times }))] : a.capped,
});

const raised = (code: number, sum: Raise): number => {
  const here = digit(code, sum);
  return code + (Math.min(sum.top, here + sum.add) - here) * sum.step;
};

const gained = (code: number, gain: Gain): number => {
  let to = code + gain.free;
  for (const sum of gain.capped) to = raised(to, sum);
  return to;
};

/** By class (filled places and the stacks' own sums) × `range` + sums: the ways. */
const rowsOf = (kinds: readonly Alike[], shape: Shape): Tally | undefined => {
  let work = 0;
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
        const few = work <= MOST_WORK && placings(from, shape) <= MOST_PLACINGS;
        if (!few) work = Infinity;
        moves = few ? movesOf(kind, ones, from, shape) : [];
        known.set(from, moves);
      }
      work += moves.length;
      if (work > MOST_WORK) return;
      for (const { to, ways, gain } of moves) next.add(to * shape.range + gained(sums, gain), n * ways);
    });
    if (work > MOST_WORK) return undefined;
    rows = next;
  }
  return rows;
};

/** Ways of filling what is free with one kind, at most. */
const placings = (from: number, { groups }: Shape): number =>
  groups.reduce((so, { used }) => so * (used.top - digit(from, used) + 1), 1);
const MOST_PLACINGS = 100_000;

/** One way of putting some of a kind into free places. */
interface Move {
  readonly to: number;
  readonly ways: number;
  readonly gain: Gain;
}

const movesOf = (kind: Alike, ones: readonly Gain[], from: number, { groups }: Shape): readonly Move[] => {
  const moves: Move[] = [];
  const counts: number[] = [];
  const go = (g: number, left: number, to: number, so: number, gain: Gain): void => {
    const group = groups[g];
    if (!group) {
      moves.push({ to, ways: so, gain });
      return;
    }
    const here = digit(from, group.used);
    const most = kind.adds[g] ? Math.min(group.used.top - here, left) : 0;
    let ways = so;
    for (let j = 0; j <= most; j++) {
      counts[g] = j;
      const used = to + j * group.used.step;
      const more = j === 0 ? gain : plus(gain, ones[g] ?? NONE, j);
      if (g + 1 < group.stack.end) go(g + 1, left - j, used, ways, more);
      else {
        const { shift, brings } = stackedTo(kind, group.stack, counts, from, groups);
        go(g + 1, left - j, used + shift, ways, brings ? plus(more, brings, 1) : more);
      }
      // one more of the kind: C(left, j + 1) from C(left, j)
      ways = (ways * (left - j)) / (j + 1);
    }
  };
  go(0, kind.n, from, 1, NONE);
  return moves;
};

/** What becomes of a stack's own sums; complete, it brings them in and they go back to 0: nothing needs them any more. */
const stackedTo = (
  kind: Alike,
  stack: Shaped,
  counts: readonly number[],
  from: number,
  groups: readonly Group[],
): { readonly shift: number; readonly brings?: Gain } => {
  let placed = 0;
  let free = 0;
  const before = digit(from, stack.own);
  let after = before;
  for (let g = stack.first; g < stack.end; g++) {
    const used = groups[g]?.used;
    const count = counts[g] ?? 0;
    placed += count;
    if (used) free += used.top - digit(from, used) - count;
    if (count > 0) {
      stack.parts.forEach((part, i) => {
        after = raised(after, { step: part.step, top: part.top, add: count * (kind.adds[g]?.own[i] ?? 0) });
      });
    }
  }
  if (placed === 0) return { shift: 0 };
  const brings = free === 0 ? stack.brings[after] : undefined;
  return { shift: ((brings ? 0 : after) - before) * stack.own.step, ...(brings ? { brings } : {}) };
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
const joined = (a: Tally, b: Tally, shape: Shape): Tally | undefined => {
  let work = 0;
  const { groups, sums } = shape;
  const all = new Tally(12);
  const usedOf = (from: number): number => groups.reduce((so, { used }) => so + digit(from, used) * used.step, 0);
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
      work += mine.sums.length * theirs.sums.length;
      if (work > MOST_WORK) return undefined;
      const gain = metOwn(mine.from, theirs.from, shape);
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

/** What stacks bring that each half fills in part, for their own sums meet only here, and those without places. */
const metOwn = (mine: number, theirs: number, { stacks, groups }: Shape): Gain => {
  let gain = NONE;
  for (const stack of stacks) {
    let used = 0;
    let free = 0;
    for (let g = stack.first; g < stack.end; g++) {
      const place = groups[g]?.used;
      if (!place) continue;
      const here = digit(mine, place);
      used += here;
      free += place.top - here;
    }
    // begun in neither half or complete in one: already brought in; without places: brought in here
    if ((used === 0) !== (free === 0)) continue;
    const brings = stack.brings[met(digit(mine, stack.own), digit(theirs, stack.own), stack.parts)];
    if (brings) gain = plus(gain, brings, 1);
  }
  return gain;
};

/** Two codes of sums added, caps kept. */
const met = (x: number, y: number, sums: readonly Capped[]): number => {
  if (!sums.some((sum) => sum.capped)) return x + y;
  let to = x;
  for (const sum of sums) {
    const add = digit(y, sum);
    to = sum.capped ? raised(to, { step: sum.step, top: sum.top, add }) : to + add * sum.step;
  }
  return to;
};
