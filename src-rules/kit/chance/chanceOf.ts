/** The largest number below 1. */
const nearlyOne = 1 - Number.EPSILON / 2;

/** The chance of some of all there may be. Beside others, be they too rare to be seen in the sum, they are not certain. */
export const chanceOf = <K>(all: Iterable<readonly [K, number]>, isMeant: (one: K) => boolean): number => {
  let [meant, others] = [0, 0];
  for (const [one, p] of all) {
    if (isMeant(one)) meant += p;
    else others += p;
  }
  return Math.min(meant, others > 0 ? nearlyOne : 1);
};
