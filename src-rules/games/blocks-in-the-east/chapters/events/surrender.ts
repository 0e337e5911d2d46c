import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { cells, isAirClass, type Nation, sides } from '../../ids.ts';
import { hexOf } from '../../model/blocks/block.ts';
import { offMap } from '../../model/blocks/change.ts';
import { classOf, nationOf } from '../../model/blocks/made.ts';
import { axisBlocks, stateOf } from '../../model/cells.ts';
import type { CityId } from '../../model/cities.ts';
import { holds } from '../../model/holders.ts';
import { isOut } from '../../model/out.ts';
import { hasFace, showFacts } from '../../model/reading.ts';
import { ruling } from '../../model/rules.ts';
import { listed } from '../command/blocks.ts';

/** 7.11, 5.5: nations that leave the war, and what leaves with them. */

export const capitals = {
  GER: 'berlin',
  FIN: 'helsinki',
  ROM: 'bucharest',
  HUN: 'budapest',
  SVK: 'bratislava',
} as const satisfies { readonly [N in Nation]?: CityId };
export type Surrendering = keyof typeof capitals;
/** Object keys lose their literal types in the standard library. */
export const surrendering = Object.keys(capitals) as readonly Surrendering[];

/** 5.5-2 */
export const finnsNeeded = 4;
/** Finnish ground units out of play, as recorded; undefined: nobody has typed any. */
export const finnsLost = (context: Pick<Context, 'cells' | 'rosters'>): number | undefined => {
  const finns = axisBlocks(context).filter((unit) => nationOf(unit) === 'FIN' && !isAirClass(classOf(unit)));
  if (finns.length === 0) return undefined;
  return finns.filter(({ id }) => ['eliminated', 'surrendered', 'removed'].includes(stateOf(context, id))).length;
};

/** Vyborg is Soviet, and who keeps no roster counts the units on the table. */
export const mayCountFinns = (context: Context): boolean =>
  !isOut(context, 'FIN') && holds(context, 'vyborg', sides.soviet);

/** Why a nation surrenders in this month's victory phase; undefined: it does not, as far as recorded. */
export type Reason = 'capital' | 'vyborg';
export const reasonOf = (context: Context, nation: Surrendering): Reason | undefined => {
  if (isOut(context, nation)) return undefined;
  // AMB-21: in SBE8 the scenario's own words take the place of 7.11 for Germany
  if (nation === 'GER' && context.scenario === 'SBE8' && ruling(context, 'amb21') === 'scenario')
    return holds(context, 'berlin', sides.soviet) && holds(context, 'peenemunde', sides.soviet) ? 'capital' : undefined;
  if (holds(context, capitals[nation], sides.soviet)) return 'capital';
  return nation === 'FIN' && holds(context, 'vyborg', sides.soviet) && (finnsLost(context) ?? 0) >= finnsNeeded
    ? 'vyborg'
    : undefined;
};
export const surrenderingNow = (context: Context): readonly Surrendering[] =>
  surrendering.filter((nation) => reasonOf(context, nation) !== undefined);

/** Blocks of a nation that are not out of the game for good yet; with Germany go all of the Axis. */
export const leavingWith = (context: Pick<Context, 'cells' | 'rosters'>, nation: Nation): readonly RosterUnit[] =>
  listed(context, sides.axis).flatMap(({ id, nation: its, unit }) =>
    (nation === 'GER' || its === nation) && stateOf(context, id) !== 'removed' && counts(context, unit) ? [unit] : [],
  );
/** On the players' list; of the text's own blocks those that stand on the map. */
const counts = (context: Pick<Context, 'cells' | 'rosters'>, unit: RosterUnit): boolean =>
  hexOf(context, unit.id) !== '' || axisBlocks(context).includes(unit);

/** A block out of the game for good: off the map, whatever face it showed. */
export const gone = (context: Pick<Context, 'cells' | 'marks'>, id: string): readonly Fact[] => [
  setAt(cells.state, id, 'removed'),
  ...(hasFace(id, context) ? showFacts(id, null, context) : []),
  ...offMap(id, context),
];
export const leaves = (context: Pick<Context, 'cells' | 'marks' | 'rosters'>, nation: Nation): readonly Fact[] =>
  leavingWith(context, nation).flatMap(({ id }) => gone(context, id));
