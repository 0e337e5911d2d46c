import type { Context } from '#rules/kit/record/context.ts';
import { mapIn, markedIn, textIn } from '#rules/kit/record/readers.ts';
import { cells, marks, type Nation, sides } from '../../ids.ts';
import { counterOf } from '../../model/members.ts';
import { isOos } from '../../model/reading.ts';
import { inBox, isInPlay } from '../map/pieces.ts';
import { unsupplied } from './unsupplied.ts';

/** 9.2: supply by air, up to two hexes with a German unit and one with an Italian, by the CAI aircraft. */
export type AirBy = 'german' | 'italian';
export const germanHexes = 2;
const nationOf: { readonly [B in AirBy]: Nation } = { german: 'GER', italian: 'ITA' };

export const airHexes = (context: Pick<Context, 'marks'>, by: AirBy): readonly string[] =>
  Object.entries(markedIn(context, marks.airSupply)).flatMap(([hex, { value }]) => (value === by ? [hex] : []));
/** What is left of it in this phase. */
export const airLeft = (
  context: Pick<Context, 'marks' | 'cells'>,
): { readonly german: number; readonly italian: boolean } => ({
  german: germanHexes - airHexes(context, 'german').length,
  italian: textIn(context, cells.cai) === 'ready' && airHexes(context, 'italian').length === 0,
});

/** Axis units the record has in a hex. */
export const axisAt = (context: Pick<Context, 'cells' | 'rosters'>, hex: string) =>
  Object.entries(mapIn(context, cells.at)).flatMap(([id, at]) => {
    const counter = at === hex ? counterOf(context, id) : undefined;
    return counter && counter.side === sides.axis && !inBox(context, id) && isInPlay(context, counter) ? [counter] : [];
  });
export const hasNation = (context: Pick<Context, 'cells' | 'rosters'>, hex: string, by: AirBy): boolean =>
  axisAt(context, hex).some(({ nation }) => nation === nationOf[by]);

/** Hexes without supply where it may go: as the map judges, or as the markers lie while nothing is drawn. */
export const airTargets = (context: Context, by: AirBy): readonly string[] => {
  const out =
    unsupplied(context, sides.axis)?.map(({ hex }) => hex) ??
    Object.entries(mapIn(context, cells.at)).flatMap(([id, hex]) =>
      isOos(context, id) && typeof hex === 'string' ? [hex] : [],
    );
  return [...new Set(out)].filter((hex) => hex !== '' && hasNation(context, hex, by)).sort();
};
