import type { Context } from '#rules/kit/record/context.ts';
import { countAt, mapIn, textIn } from '#rules/kit/record/readers.ts';
import { cells, eventCells, poolCells, rosters, sides } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { stateOf } from '../../model/cells.ts';
import { holds } from '../../model/holders.ts';
import { on } from '../../model/rules.ts';
import { hexNamed } from '../map/places.ts';

/** 27.0, 30.0: places somebody has to hold. */

/** 27.0: reminded of every month, until the players have had enough of it. */
export const watchesTurkey = (context: Context): boolean =>
  on(context, 'o27') && textIn(context, eventCells.turkey) !== 'off';

/** Whether a Soviet unit stands in a place of that name; undefined: the map does not tell. */
export const sovietsIn = (context: Context, called: string): boolean | undefined => {
  const hex = hexNamed(context, called);
  if (hex === undefined) return undefined;
  const at = mapIn(context, cells.at);
  const placed = (context.rosters[rosters.soviet]?.units ?? []).filter(({ id }) => at[id] !== undefined);
  return placed.length === 0 ? undefined : placed.some(({ id }) => at[id] === hex);
};

export const firstChechens = turnOf(1942, 1);
export const chechens = 'chechens';
/** 30.0-1: Grozny without a Soviet garrison, or in Axis hands. */
export const groznyOpen = (context: Context): boolean =>
  holds(context, 'grozny', sides.axis) ||
  textIn(context, eventCells.groznyOpen) === 'yes' ||
  sovietsIn(context, 'Grozny') === false;
export const chechensPlay = (context: Context): boolean => on(context, 'o30') && context.turn >= firstChechens;
/** In play once they have been placed, until something becomes of them. */
export const chechensInPlay = (context: Context): boolean =>
  (countAt(context, poolCells.arrived, chechens) ?? 0) > 0 && stateOf(context, chechens) === 'play';
/** They may be placed now. */
export const chechensNow = (context: Context): boolean =>
  chechensPlay(context) && groznyOpen(context) && !chechensInPlay(context);
