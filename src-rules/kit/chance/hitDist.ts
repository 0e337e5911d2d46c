import { both, certain, type Dist, gcd, weighted } from './dist.ts';

/** So many dice of one number: hits on this face or more (more than `sides`: never, 1 or less: always). */
export interface Dice {
  readonly count: number;
  readonly toHit: number;
  readonly sides?: number;
}

const plus = (a: number, b: number): number => a + b;

/** The number of hits of a volley, exact: dice of mixed numbers one after the other. */
export const hitsOf = (dice: readonly Dice[]): Dist<number> => {
  let so = certain(0);
  for (const { count, toHit, sides = 6 } of dice) {
    const hit = Math.min(Math.max(sides + 1 - toHit, 0), sides);
    const common = gcd(hit, sides);
    const one = weighted([
      [0, (sides - hit) / common],
      [1, hit / common],
    ]);
    if (hit > 0) for (let die = 0; die < count; die += 1) so = both(so, one, plus);
  }
  return so;
};
