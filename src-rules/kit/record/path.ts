import type { Fix, Journal, Line } from './journal.ts';

export const isFix = (line: Line): line is Fix => 'fix' in line;

const indexes = new WeakMap<readonly Line[], ReadonlyMap<string, Line>>();
let newest: readonly Line[] = [];

/** The list indexed last, if this one only goes on from it: what is appended costs little however long the journal is. */
const goesOn = (lines: readonly Line[]): ReadonlyMap<string, Line> | undefined =>
  newest.length > 0 && newest.length <= lines.length && newest.every((line, i) => line === lines[i])
    ? indexes.get(newest)
    : undefined;

/** Lines by id, worked out once for a list of lines. */
export const byId = (lines: readonly Line[]): ReadonlyMap<string, Line> => {
  const known = indexes.get(lines);
  if (known) return known;
  const before = goesOn(lines);
  const index = new Map<string, Line>(before);
  // the first of two lines with one id holds: a line is written once
  for (const line of before ? lines.slice(newest.length) : lines) if (!index.has(line.id)) index.set(line.id, line);
  indexes.set(lines, index);
  newest = lines;
  return index;
};

/** The lines from `id` back to the set-up, as far as they are asked for. */
export function* back(lines: readonly Line[], id: string | null): Generator<Line, void> {
  const index = byId(lines);
  const seen = new Set<string>();
  for (let at = id; at !== null; ) {
    const line = index.get(at);
    if (!line || seen.has(at)) return;
    seen.add(at);
    yield line;
    at = line.parent;
  }
}

/** The lines from the set-up to `id`, in order; [] for the set-up itself or an id nobody wrote. */
export const pathTo = (journal: Journal, id: string | null = journal.head): readonly Line[] =>
  [...back(journal.lines, id)].reverse();
