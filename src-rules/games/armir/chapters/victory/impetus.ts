import type { Context } from '#rules/kit/record/context.ts';
import { balance, countIn } from '#rules/kit/record/readers.ts';
import { accounts, cells, turns } from '../../ids.ts';
import { isAhead, isIn } from '../../model/phases.ts';

/** 16.4: impetus points, and what is left of them in the turns to come. */

type Reads = Pick<Context, 'cells'>;
/** 16.3.2 */
export const airportsHeld = (context: Reads): boolean => countIn(context, cells.temTaken) > 0;

/** PS at a coming checkpoint: after the airports' loss in the Axis reinforcements of a turn. */
export interface Checkpoint {
  readonly turn: number;
  readonly ps: number;
}
/**
 * 16.4c: if nothing else changes: -1 in each turn while the airports are not Soviet, and 1 more in turns in which the
 * initiative is bought. Stops where nothing is left.
 */
export const forecast = (
  ps: number,
  from: number,
  airports: boolean,
  buys: (turn: number) => boolean = () => false,
): readonly Checkpoint[] => {
  const rows: Checkpoint[] = [];
  let left = ps;
  for (let turn = from; turn <= turns && left > 0; turn += 1) {
    left = Math.max(0, left - (buys(turn) ? 1 : 0) - (airports ? 0 : 1));
    rows.push({ turn, ps: left });
  }
  return rows;
};

/** The first turn whose airports' loss is still to come. */
export const nextCheckpoint = (context: Pick<Context, 'cells' | 'turn' | 'place' | 'past'>): number =>
  context.turn === 1 || isIn(context, 'reinforcements') || !isAhead(context, 'reinforcements')
    ? context.turn + 1
    : context.turn;
export const forecastOf = (
  context: Pick<Context, 'cells' | 'balances' | 'turn' | 'place' | 'past'>,
): readonly Checkpoint[] => forecast(balance(context, accounts.ps), nextCheckpoint(context), airportsHeld(context));
