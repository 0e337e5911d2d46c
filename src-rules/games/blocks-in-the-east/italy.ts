import type { Around } from '#rules/kit/record/context.ts';
import { turnOf } from './data/calendar.ts';
import { isOut } from './events/out.ts';
import { cells } from './ids.ts';
import { italianLimit } from './ops/clocks.ts';
import { italyOut } from './ops/convoys.ts';
import { on } from './rules.ts';

/** 7.11-1, 36.0-1: Italy leaves the war, by a die from July 1943 on or at the end of September 1943. */

export const italyFights = (around: Pick<Around, 'cells'>): boolean => !isOut(around, 'ITA');

export const italianDieOf = (around: Pick<Around, 'cells'>, turn: number): number | undefined => {
  const dice = around.cells[cells.italianDie];
  const face = typeof dice === 'object' ? dice[String(turn)] : undefined;
  return typeof face === 'number' ? face : undefined;
};

/** 36.0: a month with a die, as long as Italy fights. */
const hasDie = (around: Around): boolean => on(around, 'o36') && italyFights(around) && italianLimit(around.turn) > 0;
/** It is still to be rolled. */
export const italianDieNow = (around: Around): boolean =>
  hasDie(around) && italianDieOf(around, around.turn) === undefined;

/** AMB-17: their submarine goes with Italy: as recorded, and without 36.0 by the date. */
export const italiansSail = (around: Around, turn = around.turn): boolean =>
  italyFights(around) && (on(around, 'o36') || turn < italyOut);

/** 7.11-1: without the die. */
export const leavesBySchedule = (around: Around): boolean =>
  !on(around, 'o36') && italyFights(around) && around.turn >= turnOf(1943, 9);
