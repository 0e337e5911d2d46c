import { both, certain, type Dist, die, mapDist, weighted } from '#rules/kit/chance/dist.ts';
import { turnOf } from '../data/calendar.ts';

/** 36.0: July 1943. */
export const firstItalianDie = turnOf(1943, 7);
const limits = [1, 2, 4, 5];
/** 36.0: the highest face on which Italy surrenders; 0 before the first die. */
export const italianLimit = (turn: number): number => {
  if (turn < firstItalianDie) return 0;
  return limits[turn - firstItalianDie] ?? 5;
};

/** The turn in which Italy gives up, first of all the dice of these turns; 0: still fighting after the last. */
export const italianEnd = (from: number, to: number): Dist<number> => {
  let ways: (readonly [number, number])[] = [];
  let left = 1;
  let total = 1;
  for (let turn = from; turn <= to; turn += 1) {
    const limit = italianLimit(turn);
    if (limit === 0) continue;
    // every earlier way counts for six faces of this die
    ways = [...ways.map(([at, n]) => [at, n * 6] as const), [turn, left * limit] as const];
    left *= 6 - limit;
    total *= 6;
  }
  return ways.length === 0 || total <= 0 ? certain(0) : weighted([...ways, [0, left] as const]);
};

export const dortmundCities = ['moscow', 'baku', 'leningrad', 'stalingrad'] as const;
export type DortmundCity = (typeof dortmundCities)[number];

/** SBE9: the highest face of the monthly die that wins the game for the Axis; 6: no die is needed. */
export const dortmundLimit = (held: readonly DortmundCity[]): number => {
  const has = (one: DortmundCity): boolean => held.includes(one);
  const south = has('moscow') || has('baku');
  const north = has('leningrad') || has('stalingrad');
  if (!south || !north) return 0;
  if (held.length === 4) return 6;
  return held.length === 3 ? 2 : 1;
};

/** 1 − (1 − p)^n: it happens at least once in so many tries. */
export const withinAttempts = (once: Dist<boolean>, attempts: number): Dist<boolean> => {
  let so: Dist<boolean> = certain(false);
  for (let attempt = 0; attempt < attempts; attempt += 1) so = both(so, once, (before, now) => before || now);
  return so;
};

/** Some die of these months wins. */
export const withinMonths = (limit: number, months: number): Dist<boolean> =>
  withinAttempts(
    mapDist(die(6), (face) => face <= limit),
    months,
  );
