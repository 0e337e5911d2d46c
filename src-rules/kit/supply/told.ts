import type { Board } from '../hexmap/board.ts';
import type { LineWay, Opening } from './supplyStatus.ts';
import type { Cut, Traced, TracedLine } from './trace/profile.ts';

/**
 * How traced lines read on the map, for every game alike. What shuts a hex, what would open it and in which words is the
 * game's own.
 */

type Sheet = Pick<Board, 'ids' | 'rim'>;
const idsOf = ({ ids }: Sheet, nodes: readonly number[]): readonly string[] => nodes.map((node) => ids[node] ?? '');

export const legOf = (line: TracedLine, leg: string) => line.legs.find((one) => one.leg === leg);

/** Leg by leg, in the numbers of the map; none without a line. */
export const legsTold = (board: Sheet, line: TracedLine | undefined): LineWay['line'] =>
  (line?.legs ?? []).map(({ leg, path, cost }) => ({ leg, path: idsOf(board, path), cost }));

/** The line found, or the one that would be there with the fewest openings. */
export const wayLine = (board: Sheet, traced: Traced): LineWay['line'] =>
  legsTold(board, traced.ok ? traced.line : traced.cuts[0]?.line);

/** The hexes the lines that were not found came to, in the order of the map. */
export const reachedOf = (board: Sheet, traced: readonly Traced[]): readonly string[] =>
  idsOf(
    board,
    [...new Set(traced.flatMap((one) => (one.ok ? [] : one.reached)))].sort((a, b) => a - b),
  );

/** By how much the shortest of the open ways is too long; undefined: none is open to the end, so the unit is cut off. */
export const detourOf = (traced: readonly Traced[]): number | undefined => {
  const long = traced.flatMap((one) => (one.ok || one.detour === undefined ? [] : [one.detour]));
  return long.length > 0 ? Math.min(...long) : undefined;
};

/** Whether something shut is all that keeps it from a line: no way is open to the end, and one can be opened. */
export const isCutOff = (openings: readonly Opening[], traced: readonly Traced[]): boolean =>
  openings.length > 0 && detourOf(traced) === undefined;

/**
 * Why a line was not found: the way that is open is too long by so much, and a shorter one closed; cut by play; too far,
 * whatever is opened; no line at all.
 */
export type Miss =
  | { readonly kind: 'long' | 'far'; readonly by: number }
  | { readonly kind: 'cut' | 'none'; readonly by?: undefined };
export const missOf = (traced: Traced & { readonly ok: false }): Miss => {
  const opens = traced.cuts.length > 0;
  const { detour } = traced;
  if (detour !== undefined) return { kind: opens ? 'long' : 'far', by: detour };
  if (opens) return { kind: 'cut' };
  return traced.over === undefined ? { kind: 'none' } : { kind: 'far', by: traced.over };
};

/** One of them came to where the drawn part of the map ends. */
export const meetsRim = ({ rim }: Sheet, traced: readonly Traced[]): boolean =>
  traced.some((one) => !one.ok && one.reached.some((node) => rim[node] === 1));

/** More ways to open a line than anybody reads. */
export const mostOpenings = 4;

/** The smallest set first, then those that share no hex with one already named. */
export const apart = <T>(all: readonly T[], of: (one: T) => Pick<Cut, 'nodes' | 'sides'>): readonly T[] => {
  const size = (one: T): number => of(one).nodes.length + of(one).sides.length;
  const taken: T[] = [];
  for (const one of all.toSorted((a, b) => size(a) - size(b))) {
    if (size(one) === 0 || taken.length === mostOpenings) continue;
    if (!taken.some((other) => of(other).nodes.some((node) => of(one).nodes.includes(node)))) taken.push(one);
  }
  return taken;
};

/** A way that was tried, with what its game has to know to say why a hex is shut. */
export interface Tried {
  readonly id: string;
  readonly traced: Traced;
}

/** What would open a line, over all the ways tried. */
export const openingsOf = <T extends Tried>(
  board: Sheet,
  tried: readonly T[],
  causesAt: (node: number, way: T) => Opening['causes'],
): readonly Opening[] => {
  const all = tried.flatMap((way) => (way.traced.ok ? [] : way.traced.cuts.map((cut) => ({ way, cut }))));
  return apart(all, ({ cut }) => cut).map(({ way, cut }) => ({
    hexes: idsOf(board, cut.nodes),
    sides: [],
    causes: cut.nodes.flatMap((node) => causesAt(node, way)),
    way: way.id,
  }));
};
