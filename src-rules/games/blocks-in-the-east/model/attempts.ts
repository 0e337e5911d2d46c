import { both, certain, type Dist, die, mapDist } from '#rules/kit/chance/dist.ts';

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
