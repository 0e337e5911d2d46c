import { certain, type Dist, weighted } from '#rules/kit/chance/dist.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { cells } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { isOut } from '../../model/out.ts';
import { on } from '../../model/rules.ts';

/** 7.11-1, 36.0-1: Italy leaves the war, by a die from July 1943 on or at the end of September 1943. */

export const italyFights = (context: Pick<Context, 'cells'>): boolean => !isOut(context, 'ITA');

export const italianDieOf = (context: Pick<Context, 'cells'>, turn: number): number | undefined => {
  const dice = context.cells[cells.italianDie];
  const face = typeof dice === 'object' ? dice[String(turn)] : undefined;
  return typeof face === 'number' ? face : undefined;
};

/** 36.0: a month with a die, as long as Italy fights. */
const hasDie = (context: Context): boolean =>
  on(context, 'o36') && italyFights(context) && italianLimit(context.turn) > 0;
/** It is still to be rolled. */
export const italianDieNow = (context: Context): boolean =>
  hasDie(context) && italianDieOf(context, context.turn) === undefined;

/** AMB-17: their submarine goes with Italy: as recorded, and without 36.0 by the date. */
export const italiansSail = (context: Context, turn = context.turn): boolean =>
  italyFights(context) && (on(context, 'o36') || turn < italyOut);

/** 7.11-1: without the die. */
export const leavesBySchedule = (context: Context): boolean =>
  !on(context, 'o36') && italyFights(context) && context.turn >= turnOf(1943, 9);
const limits = [1, 2, 4, 5];

/** 36.0: July 1943. */
export const firstItalianDie = turnOf(1943, 7);

/** 36.0: the highest face on which Italy surrenders; 0 before the first die. */
export const italianLimit = (turn: number): number => {
  if (turn < firstItalianDie) return 0;
  return limits[turn - firstItalianDie] ?? 5;
};

/** The turn in which Italy gives up, first of all the dice of these turns; 0: still fighting after the last. */
export const italianEnd = (from: number, to: number): Dist<number> => {
  let ways: (readonly [number, number])[] = [];
  let left = 1;
  let total = 1;
  for (let turn = from; turn <= to; turn += 1) {
    const limit = italianLimit(turn);
    if (limit === 0) continue;
    // every earlier way counts for six faces of this die
    ways = [...ways.map(([at, n]) => [at, n * 6] as const), [turn, left * limit] as const];
    left *= 6 - limit;
    total *= 6;
  }
  return ways.length === 0 || total <= 0 ? certain(0) : weighted([...ways, [0, left] as const]);
};

/** 7.11: out of the war at the end of September 1943, where 36.0 is not in use. */
export const italyOut = turnOf(1943, 10);
