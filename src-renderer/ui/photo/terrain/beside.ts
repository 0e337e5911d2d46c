import type { Prepared } from './prepare.ts';

/** How much each of the hexes beside one says: 1, as if they knew nothing of each other. */
const each = 0.5;
/** So many pairs of hexes side by side are lent to each two kinds as chance has them: few say little. */
const lent = 20;
/** Neighbours hear of each other so many times. */
const walks = 5;
/** What counts so much lies beside a hex, and nothing further off; see `Prepared.weights`. */
const adjacent = 0.85;

/**
 * What lies beside what: woods go on, towns do not. How likely each kind of a hex is, by itself, becomes how likely it is
 * among its neighbours, by how often the kinds lie side by side on this very map. What is seen plainly does not care;
 * what a counter or the glare hides is asked of those around it.
 *
 * @param own by place in `prepared.hexes` × kinds; all of a hex 1 together
 * @param isTold what the players said stays
 */
export const amongNeighbours = (
  { near, weights, nearEach, hexes }: Prepared,
  own: Float64Array,
  kinds: number,
  isTold: (place: number) => boolean,
): Float64Array => {
  const n = hexes.length;
  let likely = own;
  const around = new Float64Array(n * kinds);
  for (let walk = 0; walk < walks; walk++) {
    around.fill(0);
    const pairs = new Float64Array(kinds * kinds);
    const sums = new Float64Array(kinds);
    let all = 0;
    for (let i = 0; i < n; i++) {
      // the nearest of all is the hex itself
      for (let j = 1; j < nearEach && (weights[i * nearEach + j] ?? 0) > adjacent; j++) {
        const other = near[i * nearEach + j] ?? 0;
        for (let k = 0; k < kinds; k++)
          around[i * kinds + k] = (around[i * kinds + k] ?? 0) + (likely[other * kinds + k] ?? 0);
      }
      for (let k = 0; k < kinds; k++)
        for (let l = 0; l < kinds; l++) {
          const both = (likely[i * kinds + k] ?? 0) * (around[i * kinds + l] ?? 0);
          pairs[k * kinds + l] = (pairs[k * kinds + l] ?? 0) + both;
          sums[k] = (sums[k] ?? 0) + both;
          all += both;
        }
    }
    const says = pairs.map((both, at) => {
      const chance = ((sums[Math.floor(at / kinds)] ?? 0) * (sums[at % kinds] ?? 0)) / Math.max(1, all);
      return each * Math.log((both + lent) / (chance + lent));
    });
    const next = own.slice();
    for (let i = 0; i < n; i++) {
      if (isTold(i)) continue;
      let sum = 0;
      for (let k = 0; k < kinds; k++) {
        let said = 0;
        for (let l = 0; l < kinds; l++) said += (around[i * kinds + l] ?? 0) * (says[k * kinds + l] ?? 0);
        const value = (own[i * kinds + k] ?? 0) * Math.exp(said);
        next[i * kinds + k] = value;
        sum += value;
      }
      for (let k = 0; k < kinds; k++) next[i * kinds + k] = (next[i * kinds + k] ?? 0) / sum;
    }
    likely = next;
  }
  return likely;
};
