import { digits } from '../base/shortCodes.ts';
import { type Dist, type Key, type Way, weighted } from './dist.ts';
import { joined, rowsOf } from './drawRows.ts';
import { type Kind, kindsOf, type Stack, shapeOf } from './drawShape.ts';

export type { Adds, Kind, Stack } from './drawShape.ts';

/**
 * Draws without replacement as a table of sums rather than a list of hands. The kinds of counter are taken one after
 * the other; a row of the table says how many places are filled and what the drawn ones add up to so far, so that
 * hands with the same sums are counted once.
 *
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
