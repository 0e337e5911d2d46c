import { asManyAs } from '#rules/kit/base/asManyAs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { cells, type SideId, scenarios, sides, stackLimit } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { countersOf, stepsLeft } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';

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

/** Of those who go into one hex, in this order, as many as may stand there; whose value nobody typed is kept out by nobody. */
export const fitting = (ids: readonly string[], context: Pick<Context, 'rosters'>): readonly string[] => {
  const counters = new Map(countersOf(context).map((one) => [one.id, one]));
  return asManyAs(ids, (together) => stacking(together.flatMap((id) => counters.get(id) ?? [])).over === 0);
};

export interface FullHex {
  readonly hex: string;
  readonly side: SideId;
  readonly points: number;
}
/** Units on the map by side and hex, from the places recorded: no drawn map is needed. */
const stacksOf = (context: Context): readonly { readonly hex: string; readonly units: readonly Counter[] }[] => {
  const byHex = new Map<string, { readonly hex: string; readonly units: Counter[] }>();
  for (const counter of countersOf(context)) {
    const hex = textAt(context, cells.at, counter.id);
    if (!/^\d{4}$/.test(hex) || stepsLeft(context, counter) === 0) continue;
    const stack = byHex.get(`${counter.side}/${hex}`) ?? { hex, units: [] };
    stack.units.push(counter);
    byHex.set(`${counter.side}/${hex}`, stack);
  }
  return [...byHex.values()];
};
/** Hexes in which more stands than may at the end of a phase. */
export const overStacked = (context: Context): readonly FullHex[] =>
  stacksOf(context).flatMap(({ hex, units }) => {
    const { points, over } = stacking(units);
    const side = units[0]?.side;
    return over > 0 && side ? [{ hex, side, points }] : [];
  });
/** S3.27: on 13AM and 13PM of scenario 1 no more than two units of the 202nd Rifle in a hex, its HQ counted. */
export const crowded202 = (context: Context): readonly string[] =>
  context.scenario !== scenarios.soltsy || context.turn > turnOf(13, 'PM')
    ? []
    : stacksOf(context).flatMap(({ hex, units }) =>
        units.filter(({ side, formation }) => side === sides.soviet && /^202(?!\d)/.test(formation)).length > 2
          ? [hex]
          : [],
      );
