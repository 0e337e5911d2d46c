import type { Around } from '#rules/kit/record/context.ts';
import { cells, marks, type Nation, sides } from '../../ids.ts';
import { isOos, mapIn, textIn } from '../../model/reading.ts';
import { counterOf, inBox, isInPlay } from '../map/pieces.ts';
import { unsupplied } from './unsupplied.ts';

/** 9.2: supply by air, up to two hexes with a German unit and one with an Italian, by the CAI aircraft. */
export type AirBy = 'german' | 'italian';
export const germanHexes = 2;
const nationOf: { readonly [B in AirBy]: Nation } = { german: 'GER', italian: 'ITA' };

export const airHexes = (around: Pick<Around, 'marks'>, by: AirBy): readonly string[] =>
  Object.entries(around.marks[marks.airSupply] ?? {}).flatMap(([hex, { value }]) => (value === by ? [hex] : []));
/** What is left of it in this phase. */
export const airLeft = (
  around: Pick<Around, 'marks' | 'cells'>,
): { readonly german: number; readonly italian: boolean } => ({
  german: germanHexes - airHexes(around, 'german').length,
  italian: textIn(around, cells.cai) === 'ready' && airHexes(around, 'italian').length === 0,
});

/** Axis units the record has in a hex. */
export const axisAt = (around: Pick<Around, 'cells' | 'rosters'>, hex: string) =>
  Object.entries(mapIn(around, cells.at)).flatMap(([id, at]) => {
    const counter = at === hex ? counterOf(around, id) : undefined;
    return counter && counter.side === sides.axis && !inBox(around, id) && isInPlay(around, counter) ? [counter] : [];
  });
export const hasNation = (around: Pick<Around, 'cells' | 'rosters'>, hex: string, by: AirBy): boolean =>
  axisAt(around, hex).some(({ nation }) => nation === nationOf[by]);

/** Hexes without supply where it may go: as the map judges, or as the markers lie while nothing is drawn. */
export const airTargets = (around: Around, by: AirBy): readonly string[] => {
  const out =
    unsupplied(around, sides.axis)?.map(({ hex }) => hex) ??
    Object.entries(mapIn(around, cells.at)).flatMap(([id, hex]) =>
      isOos(around, id) && typeof hex === 'string' ? [hex] : [],
    );
  return [...new Set(out)].filter((hex) => hex !== '' && hasNation(around, hex, by)).sort();
};
