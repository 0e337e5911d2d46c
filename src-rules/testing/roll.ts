import { dice } from '#rules/kit/hexmap/testing/randomSheet.ts';

/** Chance for tests: the same for the same seed. */
export interface Roll {
  /** from 0 up to 1 */
  readonly next: () => number;
  readonly below: (n: number) => number;
  readonly chance: (p: number) => boolean;
  readonly one: <T>(list: readonly T[]) => T | undefined;
  /** some of them, in their order */
  readonly some: <T>(list: readonly T[], share: number) => readonly T[];
}

export const rollOf = (seed: number): Roll => {
  const next = dice(seed);
  const below = (n: number): number => Math.floor(next() * n);
  const chance = (p: number): boolean => next() < p;
  return {
    next,
    below,
    chance,
    one: (list) => list[below(list.length)],
    some: (list, share) => list.filter(() => chance(share)),
  };
};

/**
 * The same, but what it picks out of a list it picks again when others of the list are gone: a position made smaller
 * still speaks of the same unit.
 */
export const steadyRollOf = (seed: number): Roll => {
  const roll = rollOf(seed);
  const weighed = <T>(list: readonly T[]): readonly (readonly [number, T])[] => {
    const salt = roll.below(2 ** 30);
    return list.map((one) => [dice(salt ^ hash(nameOf(one)))(), one]);
  };
  return {
    ...roll,
    one: (list) => [...weighed(list)].sort(([a], [b]) => a - b)[0]?.[1],
    some: (list, share) =>
      weighed(list)
        .filter(([at]) => at < share)
        .map(([, one]) => one),
  };
};
const nameOf = (one: unknown): string =>
  typeof one === 'object' && one !== null && 'id' in one ? String(one.id) : (JSON.stringify(one) ?? '');
const hash = (text: string): number => {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum;
};
