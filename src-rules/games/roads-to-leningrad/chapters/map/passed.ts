import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { cells, type SideId } from '../../ids.ts';
import { isSetUp } from '../../model/phases.ts';
import { hexOf, standsIn } from '../../model/reading.ts';
import { isCombat } from '../../model/units.ts';
import { counterOf } from './pieces.ts';

/** 3.12a: who moves through hexes is the last to have passed them, however he goes: on the map, in retreat, advancing. */

/** These hexes, by this side: where it alone is known. Booked again too, for a place may be noted otherwise. */
export const passedBy = (hexes: readonly string[], side: SideId): readonly Fact[] =>
  [...new Set(hexes)].filter((hex) => /^\d{4}$/.test(hex)).map((hex) => setAt(cells.control, hex, side));

interface Gone {
  readonly id: string;
  /** where it went, its last hex among them */
  readonly hexes: readonly string[];
}
/**
 * These combat units leave their hexes and go through others. What lies between is not known, and not booked; a hex that
 * the enemy is in already was passed by him later.
 */
export const passed = (gone: readonly Gone[], context: Context): readonly Fact[] => {
  if (isSetUp(context)) return [];
  const of = new Map<SideId, string[]>();
  for (const { id, hexes } of gone) {
    const counter = counterOf(context, id);
    if (!counter || !isCombat(counter)) continue;
    const from = hexOf(context, id);
    const left = from === undefined || (standsIn(context, from) ?? counter.side) !== counter.side ? [] : [from];
    of.set(counter.side, [...(of.get(counter.side) ?? []), ...left, ...hexes]);
  }
  return [...of].flatMap(([side, all]) => passedBy(all, side));
};
export const moved: MapSpec['moved'] = (moves, context) =>
  passed(
    moves.map(({ piece, to }) => ({ id: piece, hexes: [to] })),
    context,
  );
