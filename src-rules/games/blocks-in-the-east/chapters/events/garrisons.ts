import type { Around } from '#rules/kit/record/context.ts';
import { cells, eventCells, poolCells, rosters, sides } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { mapAt, numberAt, stateOf } from '../../model/cells.ts';
import { holds } from '../../model/holders.ts';
import { on } from '../../model/rules.ts';
import { hexNamed } from '../map/places.ts';

/** 27.0, 30.0: places somebody has to hold. */

/** 27.0: reminded of every month, until the players have had enough of it. */
export const watchesTurkey = (around: Around): boolean =>
  on(around, 'o27') && around.cells[eventCells.turkey] !== 'off';

/** Whether a Soviet unit stands in a place of that name; undefined: the map does not tell. */
export const sovietsIn = (around: Around, called: string): boolean | undefined => {
  const hex = hexNamed(around, called);
  if (hex === undefined) return undefined;
  const at = mapAt(around, cells.at);
  const placed = (around.rosters[rosters.soviet]?.units ?? []).filter(({ id }) => at[id] !== undefined);
  return placed.length === 0 ? undefined : placed.some(({ id }) => at[id] === hex);
};

export const firstChechens = turnOf(1942, 1);
export const chechens = 'chechens';
/** 30.0-1: Grozny without a Soviet garrison, or in Axis hands. */
export const groznyOpen = (around: Around): boolean =>
  holds(around, 'grozny', sides.axis) ||
  around.cells[eventCells.groznyOpen] === 'yes' ||
  sovietsIn(around, 'Grozny') === false;
export const chechensPlay = (around: Around): boolean => on(around, 'o30') && around.turn >= firstChechens;
/** In play once they have been placed, until something becomes of them. */
export const chechensInPlay = (around: Around): boolean =>
  numberAt(around, poolCells.arrived, chechens) > 0 && stateOf(around, chechens) === 'play';
/** They may be placed now. */
export const chechensNow = (around: Around): boolean =>
  chechensPlay(around) && groznyOpen(around) && !chechensInPlay(around);
