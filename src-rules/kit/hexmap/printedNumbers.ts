import { type Grid, hexTyped } from './grid.ts';
import { distanceOf, latticeOf } from './lattice.ts';

/** Parts of the sheet, across and down: far apart, and no two in one column or row, so that every way of counting shows. */
const spots = [
  [0.2, 0.3],
  [0.78, 0.2],
  [0.3, 0.8],
  [0.7, 0.68],
] as const;

/** The even or the odd number next to one. */
const ofKind = (n: number, odd: number): number => 2 * Math.round((n - odd) / 2) + odd;

/** Hexes whose printed numbers tell whether a photo lies as the grid counts: one in each quarter of what is seen. */
export const hexesToCheck = (grid: Grid, isSeen: (hex: string) => boolean): readonly string[] => {
  const { numbers } = latticeOf(grid);
  const seen = numbers.flatMap((hex, i) =>
    isSeen(hex) ? [{ hex, column: i % grid.columns, row: Math.floor(i / grid.columns) }] : [],
  );
  const ends = (of: (one: (typeof seen)[number]) => number) => {
    const all = seen.map(of);
    return { from: Math.min(...all), long: Math.max(...all) - Math.min(...all) };
  };
  const [across, down] = [ends(({ column }) => column), ends(({ row }) => row)];
  const taken = spots.flatMap(([x, y], n) => {
    // of each kind of column and of row one: a grid that is offset the other way shows
    const [column, row] = [ofKind(across.from + x * across.long, n % 2), ofKind(down.from + y * down.long, n >> 1)];
    const far = (one: (typeof seen)[number]): number => Math.hypot(one.column - column, one.row - row);
    const near = seen.reduce<(typeof seen)[number] | undefined>(
      (best, one) => (best && far(best) <= far(one) ? best : one),
      undefined,
    );
    return near ? [near.hex] : [];
  });
  return [...new Set(taken)];
};

/** What printed numbers say of a grid laid over them. */
export type PrintedSay =
  | { readonly is: 'right' }
  /** all are off by one and the same way, in cube coordinates: the photo is to be moved so far */
  | { readonly is: 'moved'; readonly q: number; readonly r: number; readonly hexes: number }
  /** no one move brings them right: mistyped, or the grid counts otherwise */
  | { readonly is: 'other' };

/** @param printed by the number the grid gives a hex, the number that is printed there, as it was typed */
export const printedSay = (grid: Grid, printed: ReadonlyMap<string, string>): PrintedSay => {
  const { indexOf, q, r } = latticeOf(grid);
  let move: { readonly q: number; readonly r: number; readonly hexes: number } | undefined;
  for (const [hex, text] of printed) {
    const truly = hexTyped(grid, text);
    const hexes = truly === undefined ? undefined : distanceOf(grid, hex, truly);
    if (truly === undefined || hexes === undefined) return { is: 'other' };
    const [from, to] = [indexOf(hex), indexOf(truly)];
    const now = { q: (q[to] ?? 0) - (q[from] ?? 0), r: (r[to] ?? 0) - (r[from] ?? 0), hexes };
    if (move && (move.q !== now.q || move.r !== now.r)) return { is: 'other' };
    move = now;
  }
  return !move || move.hexes === 0 ? { is: 'right' } : { is: 'moved', ...move };
};
