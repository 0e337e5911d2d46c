import type { Context } from '#rules/kit/record/context.ts';
import { countAt, mapIn, markedKeys } from '#rules/kit/record/readers.ts';
import { cells, eventMarks } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { on } from '../../model/rules.ts';

/** 29.0: Soviet battalions behind the Axis front, by hex number or the name of a place. */

export const firstPartisans = turnOf(1941, 9);
export const mostPartisans = 20;
/** battalions in one hex */
export const mostInAHex = 3;

type Cells = Pick<Context, 'cells'>;
export const partisansAt = (context: Cells, place: string): number =>
  Math.min(mostInAHex, Math.max(0, countAt(context, cells.partisans, place) ?? 0));
export const partisanPlaces = (context: Cells): readonly (readonly [place: string, battalions: number])[] =>
  Object.keys(mapIn(context, cells.partisans)).flatMap((place) => {
    const n = partisansAt(context, place);
    return n > 0 ? [[place, n] as const] : [];
  });
export const partisansOnMap = (context: Cells): number => partisanPlaces(context).reduce((sum, [, n]) => sum + n, 0);

/** 29.1, AMB-47: a third of the ungarrisoned minor cities, rounded down, and every major one; 20 on the map at most. */
export const newPartisans = (minor: number, major: number, onMap: number): number =>
  Math.max(0, Math.min(Math.floor(minor / 3) + major, mostPartisans - onMap));

/** 29.1-2: what so many battalions in a hex do to the Axis. */
export const effectsOf = (battalions: number) =>
  ({
    /** no rail moves, no PP by rail, nothing made in the hex, nothing shipped from its port */
    rail: battalions >= 1,
    /** no supply over land */
    land: battalions >= 2,
    /** no supply by rail */
    railSupply: battalions >= 3,
    /** PF and dice when attacked */
    pf: Math.max(0, battalions - 1),
  }) as const;

export const partisansPlay = (context: Context): boolean => on(context, 'o29') && context.turn >= firstPartisans;

/** Battalions placed this month. */
export const placedNow = (context: Pick<Context, 'marks'>): number =>
  markedKeys(context, eventMarks.newPartisans).length;
