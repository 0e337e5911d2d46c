import { type DiceSide, FACES } from './dice.ts';

/**
 * A side as the solver sees it: units 1 to n in the order they survive, so that "k left" always means units 1 to k.
 * Everything that depends on how many are left is a table by that number.
 */
export interface Ranks {
  readonly size: number;
  /** chance that unit k hits, by k; index 0 is nobody */
  readonly hit: Float64Array;
  readonly miss: Float64Array;
  /** chance that at least one of k units hits, free of cancellation however small the chances are */
  readonly any: Float64Array;
  /** the kind of unit k, by k − 1 */
  readonly kinds: readonly string[];
}

export const ranksOf = (side: DiceSide): Ranks => {
  const kinds: string[] = [];
  for (const kind of side.losses.toReversed()) {
    for (let n = side.kinds[kind]?.count ?? 0; n > 0; n--) kinds.push(kind);
  }
  const size = kinds.length;
  const hit = new Float64Array(size + 2);
  const miss = new Float64Array(size + 2);
  const any = new Float64Array(size + 1);
  for (let k = 1; k <= size; k++) {
    const { hits = 0, of = FACES } = side.kinds[kinds[k - 1] ?? ''] ?? {};
    const p = hits / of;
    const q = (of - hits) / of;
    hit[k] = p;
    miss[k] = q;
    any[k] = (any[k - 1] ?? 0) * q + p;
  }
  return { size, hit, miss, any, kinds };
};

/** Chances of hits thrown by k units against a target that can take at most `most`. */
export interface Volleys {
  /** entries a row; row k begins at k × width */
  readonly width: number;
  /** exactly i hits, for i up to `most` */
  readonly exactly: Float64Array;
  /** i hits or more */
  readonly atLeast: Float64Array;
}

/**
 * One die after the other: row k is row k − 1 with one more die. Only positive terms are added, so that the smallest
 * entries are as exact, in relation to their size, as the largest.
 */
export const volleysOf = ({ size, hit, miss }: Ranks, most: number): Volleys => {
  const width = most + 1;
  const exactly = new Float64Array((size + 1) * width);
  const atLeast = new Float64Array((size + 1) * width);
  exactly[0] = 1;
  atLeast[0] = 1;
  for (let k = 1; k <= size; k++) {
    const p = hit[k] ?? 0;
    const q = miss[k] ?? 0;
    const now = k * width;
    const before = now - width;
    exactly[now] = (exactly[before] ?? 0) * q;
    atLeast[now] = 1;
    for (let i = Math.min(k, most); i >= 1; i--) {
      exactly[now + i] = (exactly[before + i] ?? 0) * q + (exactly[before + i - 1] ?? 0) * p;
      atLeast[now + i] = (atLeast[before + i] ?? 0) * q + (atLeast[before + i - 1] ?? 0) * p;
    }
  }
  return { width, exactly, atLeast };
};
