import { type Ends, type EngineOf, stop } from './engine.ts';
import { volleysOf } from './side.ts';

/**
 * The outer side fires first, and what is left of the inner side answers. The two volleys follow each other, so that
 * all standings with the same a that the first volley brings to the same c share the second: third power of the units.
 */
export const inTurn: EngineOf = (outer, inner) => {
  const most = inner.size;
  const width = most + 1;
  const first = volleysOf(outer, most);
  const answer = volleysOf(inner, outer.size);
  /** standing at (a, c) between the two volleys, in the row at hand, by c */
  const struck = new Float64Array(width);

  /** The first volley of the standing (a, c): 1 hit to the last unit but one; more end the battle. */
  const fire = (a: number, c: number, chance: number, ends: Ends): void => {
    const row = a * width;
    const least = Math.max(1, c - a);
    for (let to = c - 1; to >= least; to--) {
      struck[to] = (struck[to] ?? 0) + chance * (first.exactly[row + c - to] ?? 0);
    }
    ends.outerAlone[a] = (ends.outerAlone[a] ?? 0) + chance * (first.atLeast[row + c] ?? 0);
  };
  /** The answer of c units: 1 hit to the last unit but one; more end the battle. */
  const reply = (a: number, c: number, chance: number, to: Float64Array, ends: Ends): void => {
    const row = c * answer.width;
    const least = Math.max(1, a - c);
    for (let left = a - 1; left >= least; left--) {
      const at = left * width + c;
      to[at] = (to[at] ?? 0) + chance * (answer.exactly[row + a - left] ?? 0);
    }
    ends.innerAlone[c] = (ends.innerAlone[c] ?? 0) + chance * (answer.atLeast[row + a] ?? 0);
  };

  return {
    settle: (a, coming, below, ends) => {
      const row = a * width;
      const anyOuter = outer.any[a] ?? 0;
      const miss = first.exactly[row] ?? 0;
      const quits = a < below.outer;
      struck.fill(0);
      for (let c = most; c >= 1; c--) {
        const hit = struck[c] ?? 0;
        const arrives = (coming[row + c] ?? 0) + hit * (answer.exactly[c * answer.width] ?? 0);
        const any = anyOuter + (1 - anyOuter) * (inner.any[c] ?? 0);
        let rounds = 0;
        if (any === 0 || quits || c < below.inner) stop(ends, coming.length, row + c, arrives);
        else rounds = arrives / any;
        ends.rounds += rounds;
        fire(a, c, rounds, ends);
        reply(a, c, hit + rounds * miss, coming, ends);
      }
    },

    once: (a, from, to, ends) => {
      const row = a * width;
      struck.fill(0);
      for (let c = most; c >= 1; c--) {
        const chance = from[row + c] ?? 0;
        const hit = (struck[c] ?? 0) + chance * (first.exactly[row] ?? 0);
        fire(a, c, chance, ends);
        to[row + c] = (to[row + c] ?? 0) + hit * (answer.exactly[c * answer.width] ?? 0);
        reply(a, c, hit, to, ends);
      }
    },

    close: () => {},
  };
};
