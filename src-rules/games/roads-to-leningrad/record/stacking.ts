import type { Around } from '../../../kit/around.ts';
import { cells, type SideId, sides, stackLimit } from '../ids.ts';
import { countersOf, stepsLeft, textAt } from '../reading.ts';
import type { Counter } from '../units.ts';

/** 3.3: how full hexes are. */

/** 3.32: stacking points of a hex; how many too many, and units whose value nobody typed. */
export const stacking = (
  units: readonly Pick<Counter, 'stacking' | 'kind'>[],
  limit = stackLimit,
): { readonly points: number; readonly over: number; readonly untyped: number } => {
  const counted = units.filter(({ kind }) => kind === 'combat' || kind === 'artillery' || kind === 'hq');
  const points = counted.reduce((sum, one) => sum + (one.stacking ?? 0), 0);
  return {
    points,
    over: Math.max(0, points - limit),
    untyped: counted.filter((one) => one.stacking === undefined).length,
  };
};

export interface FullHex {
  readonly hex: string;
  readonly side: SideId;
  readonly points: number;
}
/** Hexes in which more stands than may at the end of a phase, from the places recorded: no drawn map is needed. */
export const overStacked = (around: Around): readonly FullHex[] => {
  const byHex = new Map<string, Counter[]>();
  for (const counter of countersOf(around)) {
    const at = textAt(around, cells.at, counter.id);
    if (!/^\d{4}$/.test(at) || stepsLeft(around, counter) === 0) continue;
    const key = `${counter.side}/${at}`;
    byHex.set(key, [...(byHex.get(key) ?? []), counter]);
  }
  return [...byHex].flatMap(([key, units]) => {
    const { points, over } = stacking(units);
    const [side, hex = ''] = key.split('/');
    return over > 0 ? [{ hex, side: side === sides.german ? sides.german : sides.soviet, points }] : [];
  });
};
