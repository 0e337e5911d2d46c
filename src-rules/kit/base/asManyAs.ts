/** Of all, in their order, as many as may be together; who does not fit is passed over. */
export const asManyAs = <T>(all: readonly T[], may: (together: readonly T[]) => boolean): readonly T[] => {
  const fit: T[] = [];
  for (const one of all) if (may([...fit, one])) fit.push(one);
  return fit;
};
