import type { Line } from '#rules/kit/record/journal.ts';
import { byId } from '#rules/kit/record/path.ts';

/**
 * Lines that are new here, each behind the one it stands on, whatever order they came in; undefined: one stands on a line
 * that is not here.
 */
export const freshLines = (here: readonly Line[], told: readonly Line[]): readonly Line[] | undefined => {
  const known = byId(here);
  const there = new Set<string>();
  const found: Line[] = [];
  let left = told.filter(({ id }) => !known.has(id));
  for (let before = -1; left.length > 0 && before !== left.length; ) {
    before = left.length;
    left = left.filter((line) => {
      if (line.parent !== null && !known.has(line.parent) && !there.has(line.parent)) return true;
      there.add(line.id);
      found.push(line);
      return false;
    });
  }
  return left.length > 0 ? undefined : found;
};
