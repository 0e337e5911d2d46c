import type { Context } from '#rules/kit/record/context.ts';
import { countIn, mapIn } from '#rules/kit/record/readers.ts';
import { cells } from '../../ids.ts';

/** 16.3: the garrison of Tatsjanskaja and Morozovsk. */

/** 16.3: a die below the number of the turn brings one more. */
export const garrisonGrows = (die: number, turn: number): boolean => die < turn;
/** Of six faces. */
export const growingFaces = (turn: number): number => Math.max(0, Math.min(6, turn - 1));
/** 18.4: the first reinforcement phase is that of turn 2. */
export const firstDie = 2;

export const garrisonOf = (context: Pick<Context, 'cells'>): number => countIn(context, cells.garrison);
/** 16.3.2: for good, whoever noted it. */
export const temTaken = (context: Pick<Context, 'cells'>): boolean => countIn(context, cells.temTaken) > 0;
export const temRolled = (context: Pick<Context, 'cells'>, turn: number): boolean =>
  mapIn(context, cells.temDice)[String(turn)] !== undefined;
/** Whether the die of this turn is still to be thrown. */
export const temOwed = (context: Pick<Context, 'cells' | 'turn'>): boolean =>
  context.turn >= firstDie && !temTaken(context) && !temRolled(context, context.turn);
