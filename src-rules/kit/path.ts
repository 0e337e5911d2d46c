import type { Fix, Journal, Line } from './journal.ts';

export const isFix = (line: Line): line is Fix => 'fix' in line;

const indexes = new WeakMap<readonly Line[], ReadonlyMap<string, Line>>();

/** Lines by id, worked out once for a list of lines. */
export const byId = (lines: readonly Line[]): ReadonlyMap<string, Line> => {
  const known = indexes.get(lines);
  if (known) return known;
  const index = new Map<string, Line>();
  // the first of two lines with one id holds: a line is written once
  for (const line of lines) if (!index.has(line.id)) index.set(line.id, line);
  indexes.set(lines, index);
  return index;
};

/** The lines from the set-up to `id`, in order; [] for the set-up itself or an id nobody wrote. */
export const pathTo = (journal: Journal, id: string | null = journal.head): readonly Line[] => {
  const index = byId(journal.lines);
  const path: Line[] = [];
  const seen = new Set<string>();
  for (let at = id; at !== null; ) {
    const line = index.get(at);
    if (!line || seen.has(at)) break;
    seen.add(at);
    path.push(line);
    at = line.parent;
  }
  return path.reverse();
};
