import type { Context } from '#rules/kit/record/context.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { recordCells } from '../../ids.ts';

/** 14.21 and 14.23: South-Western Front. */
export const swFront = { most: 10, perTurn: 5, fromTurn: 2 } as const;

export const swPrice = (divisionsEntered: number): number =>
  Math.min(divisionsEntered, 5) + 2 * Math.max(0, divisionsEntered - 5);

export interface SouthWest {
  readonly entered: number;
  readonly left: number;
  /** how many may still come this turn */
  readonly now: number;
  readonly points: number;
  /** what the next division costs */
  readonly next: number;
}

/** 14.21 to 14.23. */
export const southWest = (turn: number, entered: number, thisTurn: number): SouthWest => {
  const left = Math.max(0, swFront.most - entered);
  return {
    entered,
    left,
    now: turn < swFront.fromTurn ? 0 : Math.max(0, Math.min(left, swFront.perTurn - thisTurn)),
    points: swPrice(entered),
    next: left === 0 ? 0 : swPrice(entered + 1) - swPrice(entered),
  };
};

export const southWestOf = (context: Pick<Context, 'cells' | 'turn' | 'balances'>): SouthWest =>
  southWest(
    context.turn,
    swFront.most - (context.balances.swFront ?? swFront.most),
    countAt(context, recordCells.swByTurn, String(context.turn)) ?? 0,
  );
