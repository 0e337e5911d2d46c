import { type Capped, type DigitSlot, digits, type Gain, gainOf, places } from '../base/shortCodes.ts';

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

const whole = (n: number): number => {
  if (!Number.isInteger(n) || n < 0) throw new Error(`draws count whole numbers from 0 up, not ${n}`);
  return n;
};

/** Counters that add the same wherever they are drawn, with what they add by group of places. */
export interface Alike {
  readonly n: number;
  readonly adds: readonly (Required<Adds> | undefined)[];
}

/** Those that add most come first: caps fill early. */
export const kindsOf = <T>(pool: readonly Kind<T>[], stacks: readonly Stack<T>[]): readonly Alike[] => {
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

export interface Group {
  /** filled places, in the code of a class of rows */
  readonly used: DigitSlot;
  readonly stack: Shaped;
}
export interface Shaped {
  /** the stack's groups of places: `first` up to, not including, `end` */
  readonly first: number;
  readonly end: number;
  /** the code of its own sums, in the code of a class of rows, and the sums in that code */
  readonly own: DigitSlot;
  readonly parts: readonly Capped[];
  /** by the code of its own sums: what it brings, once complete */
  readonly brings: readonly Gain[];
}
export interface Shape {
  readonly stacks: readonly Shaped[];
  readonly groups: readonly Group[];
  readonly sums: readonly Capped[];
  /** one more than the highest code of sums */
  readonly range: number;
}
const most = (numbers: readonly number[]): number => numbers.reduce((so, n) => Math.max(so, n), 0);
const widthOf = (lists: readonly (readonly number[] | undefined)[]): number =>
  most(lists.map((list) => list?.length ?? 0));

/** A stack with more combinations of own sums than this is not reckoned. */
const MOST_OWN = 100_000;

export const shapeOf = <T>(
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
    const brought = Array.from({ length: range <= MOST_OWN ? range : 0 }, (_, own) =>
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
