import type { Around } from '#rules/kit/record/context.ts';
import { cells, eventMarks } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { mapAt, notedKeys, numberAt } from '../../model/cells.ts';
import { on } from '../../model/rules.ts';

/** 29.0: Soviet battalions behind the Axis front, by hex number or the name of a place. */

export const firstPartisans = turnOf(1941, 9);
export const mostPartisans = 20;
/** battalions in one hex */
export const mostInAHex = 3;

type Cells = Pick<Around, 'cells'>;
export const partisansAt = (around: Cells, place: string): number =>
  Math.min(mostInAHex, Math.max(0, numberAt(around, cells.partisans, place)));
export const partisanPlaces = (around: Cells): readonly (readonly [place: string, battalions: number])[] =>
  Object.keys(mapAt(around, cells.partisans)).flatMap((place) => {
    const n = partisansAt(around, place);
    return n > 0 ? [[place, n] as const] : [];
  });
export const partisansOnMap = (around: Cells): number => partisanPlaces(around).reduce((sum, [, n]) => sum + n, 0);

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

export const partisansPlay = (around: Around): boolean => on(around, 'o29') && around.turn >= firstPartisans;

/** Battalions placed this month. */
export const placedNow = (around: Pick<Around, 'marks'>): number => notedKeys(around, eventMarks.newPartisans).length;
