import type { Journal, Line } from '#rules/kit/record/journal.ts';
import { isFix } from '#rules/kit/record/path.ts';

/**
 * A journal without a line that cannot be kept, and without what standing rules booked because of it: both come and go
 * together. What was built on them stands on what was before them, and so does the head.
 */
export const without = (journal: Pick<Journal, 'lines' | 'head'>, id: string): Pick<Journal, 'lines' | 'head'> => {
  /** what is left out, and what stood before it */
  const gone = new Map<string, string | null>();
  const before = (at: string | null): string | null => {
    let there = at;
    while (there !== null && gone.has(there)) there = gone.get(there) ?? null;
    return there;
  };
  const lines: Line[] = [];
  for (const line of journal.lines) {
    const goes = line.id === id || (!isFix(line) && line.by !== undefined && gone.has(line.by.cause));
    if (goes) gone.set(line.id, line.parent);
    else lines.push(line.parent !== null && gone.has(line.parent) ? { ...line, parent: before(line.parent) } : line);
  }
  return { lines, head: before(journal.head) };
};
