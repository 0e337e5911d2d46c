import type { Around } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { type Bordered, cells, eventCells, eventMarks, isAirClass, rosters, sides } from '../../ids.ts';
import { classOf, nationOf } from '../../model/blocks/made.ts';
import { axisBlocks, mapAt, notedAt, numberAt, stateOf } from '../../model/cells.ts';
import { facesOf } from '../../model/reading.ts';
import { on } from '../../model/rules.ts';
import { sitesOf } from '../../model/sites/list.ts';
import { groundOf } from '../movement/areas.ts';

/** 5.5, 28.0: Soviet ground units over a border; what Germany raises then. */

/** Soviet units on the drawn map within these countries of 1941. */
const over: { readonly [B in Bordered]: readonly string[] } = { germany: ['GER', 'REICH'], finland: ['FIN'] };
const stands = (around: Around, border: Bordered): boolean => {
  const at = mapAt(around, cells.at);
  return (around.rosters[rosters.soviet]?.units ?? []).some((unit) => {
    const hex = at[unit.id];
    if (typeof hex !== 'string' || isAirClass(classOf(unit))) return false;
    return over[border].some((country) => country === groundOf(around, hex).country);
  });
};
/** As the players have said, or as the map shows. */
export const crossed = (around: Around, border: Bordered): boolean =>
  numberAt(around, eventCells.crossed, border) > 0 || stands(around, border);
/** The map shows it and nobody has said it yet. */
export const crossingSeen = (around: Around, border: Bordered): boolean =>
  numberAt(around, eventCells.crossed, border) === 0 && stands(around, border);

export const volkssturmPlays = (around: Around): boolean => on(around, 'o28') && crossed(around, 'germany');

/** German infantry corps among the eliminated ones that have a face of 1 PF. */
export const volkssturmPool = (around: Pick<Around, 'cells' | 'rosters'>): readonly RosterUnit[] =>
  axisBlocks(around).filter((unit) => {
    if (nationOf(unit) !== 'GER' || classOf(unit) !== 'infantry') return false;
    const faces = facesOf(unit);
    return ['eliminated', 'surrendered'].includes(stateOf(around, unit.id)) && faces.ok && faces.value.includes(1);
  });

/** Corps raised this month. */
export const raisedNow = (around: Pick<Around, 'marks'>): number => notedAt(around, eventMarks.volkssturm, 'GER') ?? 0;

/** German major cities of the players' list that the Soviets do not hold; undefined: no list. */
export const germanMajors = (around: Around): number | undefined => {
  if (!around.rosters[rosters.sites]) return undefined;
  const owner = mapAt(around, cells.owner);
  return sitesOf(around).filter(
    ({ id, country, kind }) => country === 'GER' && kind === 'major' && owner[id] !== sides.soviet,
  ).length;
};
