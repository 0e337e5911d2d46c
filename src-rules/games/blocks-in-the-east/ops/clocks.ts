import { certain, type Dist, weighted } from '../../../kit/dist.ts';

/** 36.0: from July 1943, the highest face on which Italy surrenders; 0 before. */
export const italianLimit = (turn: number): number => {
  if (turn < 26) return 0;
  if (turn === 26) return 1;
  if (turn === 27) return 2;
  return turn === 28 ? 4 : 5;
};

/** The turn in which Italy gives up, first of all the dice of these turns; `undefined`: still fighting after the last. */
export const italianEnd = (from: number, to: number): Dist<number | 0> => {
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

/** 1 − (1 − p)^n: some die of these months wins. */
export const withinMonths = (limit: number, months: number): Dist<boolean> => {
  let so: Dist<boolean> = certain(false);
  for (let month = 0; month < months; month += 1) {
    const missed = so.ways.get('false')?.n ?? 0;
    if (limit <= 0 || missed === 0) break;
    so = weighted([
      [true, (so.total - missed) * 6 + missed * limit],
      [false, missed * (6 - limit)],
    ]);
  }
  return months > 0 && limit >= 6 ? certain(true) : so;
};
