import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { countAt, mapIn } from '#rules/kit/record/readers.ts';
import { type Bordered, cells, eventCells, eventMarks, isAirClass, rosters, sides } from '../../ids.ts';
import { classOf, nationOf } from '../../model/blocks/made.ts';
import { axisBlocks, notedAt, stateOf } from '../../model/cells.ts';
import { facesOf } from '../../model/reading.ts';
import { on } from '../../model/rules.ts';
import { sitesOf } from '../../model/sites/list.ts';
import { groundOf } from '../movement/areas.ts';

/** 5.5, 28.0: Soviet ground units over a border; what Germany raises then. */

/** Soviet units on the drawn map within these countries of 1941. */
const over: { readonly [B in Bordered]: readonly string[] } = { germany: ['GER', 'REICH'], finland: ['FIN'] };
const stands = (context: Context, border: Bordered): boolean => {
  const at = mapIn(context, cells.at);
  return (context.rosters[rosters.soviet]?.units ?? []).some((unit) => {
    const hex = at[unit.id];
    if (typeof hex !== 'string' || isAirClass(classOf(unit))) return false;
    return over[border].some((country) => country === groundOf(context, hex).country);
  });
};
/** As the players have said, or as the map shows. */
export const crossed = (context: Context, border: Bordered): boolean =>
  (countAt(context, eventCells.crossed, border) ?? 0) > 0 || stands(context, border);
/** The map shows it and nobody has said it yet. */
export const crossingSeen = (context: Context, border: Bordered): boolean =>
  (countAt(context, eventCells.crossed, border) ?? 0) === 0 && stands(context, border);

export const volkssturmPlays = (context: Context): boolean => on(context, 'o28') && crossed(context, 'germany');

/** German infantry corps among the eliminated ones that have a face of 1 PF. */
export const volkssturmPool = (context: Pick<Context, 'cells' | 'rosters'>): readonly RosterUnit[] =>
  axisBlocks(context).filter((unit) => {
    if (nationOf(unit) !== 'GER' || classOf(unit) !== 'infantry') return false;
    const faces = facesOf(unit);
    return ['eliminated', 'surrendered'].includes(stateOf(context, unit.id)) && faces.ok && faces.value.includes(1);
  });

/** Corps raised this month. */
export const raisedNow = (context: Pick<Context, 'marks'>): number =>
  notedAt(context, eventMarks.volkssturm, 'GER') ?? 0;

/** German major cities of the players' list that the Soviets do not hold; undefined: no list. */
export const germanMajors = (context: Context): number | undefined => {
  if (!context.rosters[rosters.sites]) return undefined;
  const owner = mapIn(context, cells.owner);
  return sitesOf(context).filter(
    ({ id, country, kind }) => country === 'GER' && kind === 'major' && owner[id] !== sides.soviet,
  ).length;
};
