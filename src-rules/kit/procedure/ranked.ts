import type { Alternative, Contribution, Contributions } from './contributions.ts';

/** Largest first by what they add in one measure; those whose share is not known come last. */
export const ranked = (things: readonly Contribution[], measure: string): readonly Contribution[] =>
  [...things].sort((x, y) => Math.abs(y.adds[measure] ?? 0) - Math.abs(x.adds[measure] ?? 0));
/** Best first for the side that chooses. */
export const rankedWays = ({ list, wants }: Contributions['ways'][number], measure: string): readonly Alternative[] => {
  const sign = wants[measure] === 'less' ? 1 : -1;
  return [...list].sort((x, y) => sign * ((x.gives[measure]?.p ?? 0) - (y.gives[measure]?.p ?? 0)));
};
