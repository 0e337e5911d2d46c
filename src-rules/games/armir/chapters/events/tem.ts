import type { Around } from '#rules/kit/record/context.ts';
import { cells } from '../../ids.ts';
import { countIn, mapIn } from '../../model/reading.ts';

/** 16.3: the garrison of Tatsjanskaja and Morozovsk. */

/** 16.3: a die below the number of the turn brings one more. */
export const garrisonGrows = (die: number, turn: number): boolean => die < turn;
/** Of six faces. */
export const growingFaces = (turn: number): number => Math.max(0, Math.min(6, turn - 1));
/** 18.4: the first reinforcement phase is that of turn 2. */
export const firstDie = 2;

export const garrisonOf = (around: Pick<Around, 'cells'>): number => countIn(around, cells.garrison);
/** 16.3.2: for good, whoever noted it. */
export const temTaken = (around: Pick<Around, 'cells'>): boolean => countIn(around, cells.temTaken) > 0;
export const temRolled = (around: Pick<Around, 'cells'>, turn: number): boolean =>
  mapIn(around, cells.temDice)[String(turn)] !== undefined;
/** Whether the die of this turn is still to be thrown. */
export const temOwed = (around: Pick<Around, 'cells' | 'turn'>): boolean =>
  around.turn >= firstDie && !temTaken(around) && !temRolled(around, around.turn);
