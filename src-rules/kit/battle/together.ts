import { type EngineOf, stop } from './engine.ts';
import { type Ranks, volleysOf } from './side.ts';

/**
 * Both sides fire at once. A round takes (a, c), so many units left on either side, to (a − j, c − i): i hits thrown by
 * a units, j by c. Done state by state that is a product of two volleys, and the work grows with the fourth power of the
 * units. Here it grows with the third, and still only positive terms are added:
 *
 * The volley of the outer side is thrown whole, the inner side's answer die by die. Because units fall in a fixed
 * order, the dice of c units are dice 1 to c, and what is left to roll after die k is the same for everybody: all
 * that is about to roll die k with the same a and the same c to be can go on together (Horner's rule on the
 * generating function of the hits). `plane` holds, for each c to be and each k, what die k has sent to the next lower a.
 */
export const together: EngineOf = (outer, inner) => {
  const most = inner.size;
  const width = most + 1;
  const { exactly, atLeast } = volleysOf(outer, most);
  /** chance that none of the inner dice 1 to k hits */
  const none = new Float64Array(width);
  none[0] = 1;
  for (let k = 1; k < width; k++) none[k] = (none[k - 1] ?? 0) * (inner.miss[k] ?? 0);
  /** by c × width + k */
  const plane = new Float64Array(width * width);
  /** rounds fought at (a, c) in the row at hand, by c */
  const fought = new Float64Array(width);

  /** The inner side is hit to the last unit, and its answer is rolled all the same. */
  const beaten = (a: number): number => {
    const top = Math.min(most, a);
    const rolling = roll(plane, 0, most, top + 1, 0, inner);
    return rollAndJoin(plane, 0, top, 1, rolling, inner, fought, atLeast, a * width);
  };

  return {
    settle: (a, coming, below, ends) => {
      const row = a * width;
      const miss = exactly[row] ?? 0;
      const anyOuter = outer.any[a] ?? 0;
      const quits = a < below.outer;
      for (let c = most; c >= 1; c--) {
        const base = c * width;
        const top = Math.min(most, c + a);
        let rolling = roll(plane, base, most, top + 1, 0, inner);
        rolling = rollAndJoin(plane, base, top, c + 1, rolling, inner, fought, exactly, row - c);
        const arrives = (coming[row + c] ?? 0) + ahead(plane, base, c, rolling, none);
        const any = anyOuter + (1 - anyOuter) * (inner.any[c] ?? 0);
        let rounds = 0;
        if (any === 0 || quits || c < below.inner) stop(ends, coming.length, row + c, arrives);
        // rounds in which nobody hits are divided out: the geometric series of trying again
        else rounds = arrives / any;
        fought[c] = rounds;
        ends.rounds += rounds;
        roll(plane, base, c, 1, rolling + rounds * miss, inner);
      }
      ends.outerAlone[a] = (ends.outerAlone[a] ?? 0) + beaten(a);
    },

    once: (a, from, to, ends) => {
      const row = a * width;
      for (let c = 1; c <= most; c++) fought[c] = from[row + c] ?? 0;
      for (let c = most; c >= 1; c--) {
        const base = c * width;
        const top = Math.min(most, c + a);
        let rolling = roll(plane, base, most, top + 1, 0, inner);
        rolling = rollAndJoin(plane, base, top, c, rolling, inner, fought, exactly, row - c);
        to[row + c] = roll(plane, base, c - 1, 1, rolling, inner);
      }
      ends.outerAlone[a] = (ends.outerAlone[a] ?? 0) + beaten(a);
    },

    close: (ends) => {
      // what was still to be sent one lower from a = 1 has hit the last unit; the dice after it change nothing
      for (let c = 0; c <= most; c++) {
        let gone = 0;
        for (let k = 1; k <= most; k++) gone += plane[c * width + k] ?? 0;
        if (c === 0) ends.neither += gone;
        else ends.innerAlone[c] = (ends.innerAlone[c] ?? 0) + gone;
      }
      plane.fill(0);
    },
  };
};

/** Dice `from` down to `to` are rolled: what misses goes on, what hits waits in the plane, what waited joins. */
const roll = (
  plane: Float64Array,
  base: number,
  from: number,
  to: number,
  start: number,
  { hit, miss }: Ranks,
): number => {
  let rolling = start;
  for (let k = from; k >= to; k--) {
    const waited = plane[base + k] ?? 0;
    plane[base + k] = rolling * (hit[k] ?? 0);
    rolling = rolling * (miss[k] ?? 0) + waited;
  }
  return rolling;
};

/** The same, and at each die those begin who have just that many dice: k units, thrown down to c by k − c hits. */
const rollAndJoin = (
  plane: Float64Array,
  base: number,
  from: number,
  to: number,
  start: number,
  { hit, miss }: Ranks,
  fought: Float64Array,
  exactly: Float64Array,
  noHit: number,
): number => {
  let rolling = start;
  for (let k = from; k >= to; k--) {
    rolling += (fought[k] ?? 0) * (exactly[noHit + k] ?? 0);
    const waited = plane[base + k] ?? 0;
    plane[base + k] = rolling * (hit[k] ?? 0);
    rolling = rolling * (miss[k] ?? 0) + waited;
  }
  return rolling;
};

/** What will have come through once dice `from` to 1 are rolled; nothing is moved yet. */
const ahead = (plane: Float64Array, base: number, from: number, rolling: number, none: Float64Array): number => {
  let even = rolling * (none[from] ?? 0);
  let odd = 0;
  let k = from;
  for (; k >= 2; k -= 2) {
    even += (plane[base + k] ?? 0) * (none[k - 1] ?? 0);
    odd += (plane[base + k - 1] ?? 0) * (none[k - 2] ?? 0);
  }
  if (k === 1) odd += plane[base + 1] ?? 0;
  return even + odd;
};
