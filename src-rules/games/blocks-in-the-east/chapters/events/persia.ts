import type { Around } from '#rules/kit/record/context.ts';
import { eventCells } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { numberOf } from '../../model/cells.ts';
import { on, ruling } from '../../model/rules.ts';
import { sovietsIn } from './garrisons.ts';

/** 37.0: Persia on the Axis side, until Teheran is taken. */

export const persiaJoins = turnOf(1941, 8);
/** months from the fall of Persia to the first convoy */
const wait = 9;

/** AMB-15: the table begins with June 1942, a sentence names May. */
export const firstOfPersia = (around: Pick<Around, 'options'>): number =>
  ruling(around, 'amb15') === 'may1942' ? turnOf(1942, 5) : turnOf(1942, 6);
/** The later of the two with § 37.0. */
export const opensFrom = (around: Pick<Around, 'options'>, fell: number): number =>
  Math.max(firstOfPersia(around), fell + wait);

export interface Persia {
  /** the turn in which Teheran was taken */
  readonly fell?: number;
  /** a Soviet unit stands in Teheran */
  readonly garrisoned: boolean;
}
export const persiaState = (around: Around): Persia => {
  const fell = numberOf(around, eventCells.persiaFell);
  const empty = around.cells[eventCells.teheran] === 'empty' || sovietsIn(around, 'Teheran') === false;
  return { ...(fell > 0 ? { fell } : {}), garrisoned: fell > 0 && !empty };
};

/** It is in the war, and somebody has to take it. */
export const persiaAtWar = (around: Around): boolean =>
  on(around, 'o37') && around.turn >= persiaJoins && persiaState(around).fell === undefined;
