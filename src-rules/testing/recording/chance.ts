/**
 * Chance for the recording: every decision is drawn from its own name, so that a field, an option or a unit added later
 * leaves all other decisions as they were.
 */

const known = new Map<string, number>();
const hashOf = (text: string): number => {
  const had = known.get(text);
  if (had !== undefined) return had;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  known.set(text, hash);
  return hash;
};

const stirred = (number: number): number => {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

export type Seed = number;

/** The seed of a part of something. */
export const seedOf = (seed: Seed, ...names: readonly (string | number)[]): Seed => {
  let mixed = seed;
  for (const name of names)
    mixed = stirred(Math.imul(mixed, 31) ^ (typeof name === 'number' ? name + 0x9e3779b9 : hashOf(name)));
  return mixed;
};

/** A number from 0 to `n - 1`. */
export const below = (seed: Seed, n: number): number => Math.floor((stirred(seed ^ 0x5bd1e995) / 2 ** 32) * n);

export const chance = (seed: Seed, p: number): boolean => stirred(seed ^ 0x27d4eb2f) / 2 ** 32 < p;

/** One of a list: whatever is added to it is now and then drawn instead, and moves nothing else. */
export const one = <T>(seed: Seed, list: readonly T[], nameOf: (item: T) => string = String): T | undefined => {
  let [best, most] = [undefined as T | undefined, -1];
  for (const item of list) {
    const weight = stirred(seed ^ hashOf(nameOf(item)));
    if (weight > most) [best, most] = [item, weight];
  }
  return best;
};

/** The members that are in it, each by its own chance. */
export const some = <T>(seed: Seed, list: readonly T[], p: number, nameOf: (item: T) => string = String): T[] =>
  list.filter((item) => chance(seedOf(seed, nameOf(item)), p));
