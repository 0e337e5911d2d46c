import { latticeOf } from '../lattice.ts';
import type { Sheet } from '../sheet.ts';

/** The connected hexes of one terrain around a hex, or the connected ones not drawn, up to the edge of the grid. */
export const regionOf = (sheet: Sheet, from: string): readonly string[] => {
  const { indexOf, beside, numbers } = latticeOf(sheet.grid);
  const start = indexOf(from);
  if (start < 0) return [];
  const terrain = sheet.hexes[from]?.terrain;
  const seen = new Set([start]);
  for (const at of seen) {
    for (let direction = 0; direction < 6; direction++) {
      const next = beside[at * 6 + direction] ?? -1;
      if (next >= 0 && !seen.has(next) && sheet.hexes[numbers[next] ?? '']?.terrain === terrain) seen.add(next);
    }
  }
  return [...seen].flatMap((at) => numbers[at] ?? []);
};
