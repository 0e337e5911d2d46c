import { type EngineOf, stop } from './engine.ts';
import { volleysOf } from './side.ts';

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
  const none = new Float64Array(width);
  none[0] = 1;
  for (let k = 1; k < width; k++) none[k] = (none[k - 1] ?? 0) * (inner.miss[k] ?? 0);
  const { hit, miss } = inner;
  const dice: Dice = { most, hit, miss, none, plane: new Float64Array(width * width), fought: new Float64Array(width) };
  const { plane, fought } = dice;

  return {
    settle: (a, coming, below, ends) => {
      const row = a * width;
      const anyOuter = outer.any[a] ?? 0;
      const quits = a < below.outer;
      let rounds = 0;
      for (let c = most; c >= 1; c--) {
        const stops = quits || c < below.inner;
        const any = stops ? 0 : anyOuter + (1 - anyOuter) * (inner.any[c] ?? 0);
        const arrives = settleColumn(dice, exactly, row, c, c + a, coming[row + c] ?? 0, any);
        if (any === 0) stop(ends, coming.length, row + c, arrives);
        rounds += fought[c] ?? 0;
      }
      ends.rounds += rounds;
      // hit to the last unit, the inner side has answered all the same
      ends.outerAlone[a] = (ends.outerAlone[a] ?? 0) + rollColumn(dice, atLeast, row, 0, a);
    },

    once: (a, from, to, ends) => {
      const row = a * width;
      for (let c = 1; c <= most; c++) fought[c] = from[row + c] ?? 0;
      for (let c = most; c >= 1; c--) to[row + c] = rollColumn(dice, exactly, row, c, c + a);
      ends.outerAlone[a] = (ends.outerAlone[a] ?? 0) + rollColumn(dice, atLeast, row, 0, a);
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

/** What the inner loops work on; all by number of units or of die. */
interface Dice {
  /** the inner side's dice */
  readonly most: number;
  readonly hit: Float64Array;
  readonly miss: Float64Array;
  /** chance that none of the inner dice 1 to k hits */
  readonly none: Float64Array;
  /** by c × (most + 1) + k */
  readonly plane: Float64Array;
  /** rounds fought at (a, c) in the row at hand, by c */
  readonly fought: Float64Array;
}

/**
 * All that is to stand at (a, c): the inner dice are rolled from the last to the first. What misses goes on, what hits
 * waits in the plane for a − 1, what waited from a + 1 joins; and at die k those begin who have just k dice, thrown down
 * from k to c. Nobody comes from above `high`. `volley` holds the outer side's chances of 0, 1, 2 … hits from `row` on.
 */
const rollColumn = (
  { most, hit, miss, plane, fought }: Dice,
  volley: Float64Array,
  row: number,
  c: number,
  high: number,
): number => {
  const base = c * (most + 1);
  const noHit = row - c;
  let rolling = 0;
  let k = most;
  for (; k > high; k--) {
    const waited = plane[base + k] ?? 0;
    plane[base + k] = rolling * (hit[k] ?? 0);
    rolling = rolling * (miss[k] ?? 0) + waited;
  }
  for (; k >= c && k >= 1; k--) {
    rolling += (fought[k] ?? 0) * (volley[noHit + k] ?? 0);
    const waited = plane[base + k] ?? 0;
    plane[base + k] = rolling * (hit[k] ?? 0);
    rolling = rolling * (miss[k] ?? 0) + waited;
  }
  for (; k >= 1; k--) {
    const waited = plane[base + k] ?? 0;
    plane[base + k] = rolling * (hit[k] ?? 0);
    rolling = rolling * (miss[k] ?? 0) + waited;
  }
  return rolling;
};

/**
 * The same while the rounds fought at (a, c) are still to be found, `any` being the chance that one of them changes
 * something (0: none is fought here). Before die c is rolled it is known what will arrive; the rounds in which nobody
 * hits are divided out, the geometric series of trying again; and only then its own dice join.
 */
const settleColumn = (
  { most, hit, miss, none, plane, fought }: Dice,
  volley: Float64Array,
  row: number,
  c: number,
  high: number,
  comes: number,
  any: number,
): number => {
  const base = c * (most + 1);
  const noHit = row - c;
  let rolling = 0;
  let k = most;
  for (; k > high; k--) {
    const waited = plane[base + k] ?? 0;
    plane[base + k] = rolling * (hit[k] ?? 0);
    rolling = rolling * (miss[k] ?? 0) + waited;
  }
  for (; k > c; k--) {
    rolling += (fought[k] ?? 0) * (volley[noHit + k] ?? 0);
    const waited = plane[base + k] ?? 0;
    plane[base + k] = rolling * (hit[k] ?? 0);
    rolling = rolling * (miss[k] ?? 0) + waited;
  }
  let even = comes + rolling * (none[c] ?? 0);
  let odd = 0;
  for (let die = c; die >= 1; die -= 2) {
    even += (plane[base + die] ?? 0) * (none[die - 1] ?? 0);
    if (die > 1) odd += (plane[base + die - 1] ?? 0) * (none[die - 2] ?? 0);
  }
  const arrives = even + odd;
  const rounds = any > 0 ? arrives / any : 0;
  fought[c] = rounds;
  rolling += rounds * (volley[row] ?? 0);
  for (; k >= 1; k--) {
    const waited = plane[base + k] ?? 0;
    plane[base + k] = rolling * (hit[k] ?? 0);
    rolling = rolling * (miss[k] ?? 0) + waited;
  }
  return arrives;
};
