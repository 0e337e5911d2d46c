import type { Figure } from './figures.ts';

/** Of figures in the order they were written: these, and all that take one of them in. */
export const hangingOn = (figures: readonly Figure[], from: Iterable<string>): readonly string[] => {
  const found = new Set(from);
  for (const { id, steps } of figures)
    if (steps.some(({ op }) => 'figure' in op && found.has(op.figure))) found.add(id);
  return [...found];
};
