import type { Context } from '#rules/kit/record/context.ts';
import { countIn, textIn } from '#rules/kit/record/readers.ts';
import { eventCells } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { on, ruling } from '../../model/rules.ts';
import { sovietsIn } from './garrisons.ts';

/** 37.0: Persia on the Axis side, until Teheran is taken. */

export const persiaJoins = turnOf(1941, 8);
/** months from the fall of Persia to the first convoy */
const wait = 9;

/** AMB-15: the table begins with June 1942, a sentence names May. */
export const firstOfPersia = (context: Pick<Context, 'options'>): number =>
  ruling(context, 'amb15') === 'may1942' ? turnOf(1942, 5) : turnOf(1942, 6);
/** The later of the two with § 37.0. */
export const opensFrom = (context: Pick<Context, 'options'>, fell: number): number =>
  Math.max(firstOfPersia(context), fell + wait);

export interface Persia {
  /** the turn in which Teheran was taken */
  readonly fell?: number;
  /** a Soviet unit stands in Teheran */
  readonly garrisoned: boolean;
}
export const persiaState = (context: Context): Persia => {
  const fell = countIn(context, eventCells.persiaFell);
  const empty = textIn(context, eventCells.teheran) === 'empty' || sovietsIn(context, 'Teheran') === false;
  return { ...(fell > 0 ? { fell } : {}), garrisoned: fell > 0 && !empty };
};

/** It is in the war, and somebody has to take it. */
export const persiaAtWar = (context: Context): boolean =>
  on(context, 'o37') && context.turn >= persiaJoins && persiaState(context).fell === undefined;
