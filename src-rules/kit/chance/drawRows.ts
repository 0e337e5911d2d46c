import { digit, type Gain, gained, gainOf, met, NONE, plus, raised } from '../base/shortCodes.ts';
import type { Alike, Group, Shape, Shaped } from './drawShape.ts';
import { Tally } from './tally.ts';

/** Additions after which a draw is given up: some seconds of work. */
const MOST_WORK = 40_000_000;

/** By class (filled places and the stacks' own sums) × `range` + sums: the ways. */
export const rowsOf = (kinds: readonly Alike[], shape: Shape): Tally | undefined => {
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
  return { shift: ((brings ? 0 : after) - before) * stack.own.step, brings };
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
export const joined = (a: Tally, b: Tally, shape: Shape): Tally | undefined => {
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
