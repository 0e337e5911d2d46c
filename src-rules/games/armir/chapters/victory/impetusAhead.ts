import { turns } from '../../ids.ts';

/** ARMIR-P7: impetus points over the coming turns under a plan. */

export interface PsPlan {
  readonly ps: number;
  /** the first turn whose airports' loss is still to come */
  readonly from: number;
  /** the turn in which the airports are taken; 0: never */
  readonly airports: number;
  readonly buys: (turn: number) => boolean;
  /** 15.3: turns in which the Axis takes a German replacement */
  readonly replacements: (turn: number) => boolean;
  /** starred points taken in a turn, after its reinforcements */
  readonly gains: (turn: number) => number;
}
export interface PsTurn {
  readonly turn: number;
  /** what is left where it is fewest: after the initiative and the airports (AMB-55), or after places lost */
  readonly low: number;
  readonly end: number;
  /** starred points to be taken before, that it never came to 0 up to here */
  readonly need: number;
}
/** Goes on below 0, so that it can be said how much is missing. */
export const psAhead = (plan: PsPlan): readonly PsTurn[] => {
  let ps = plan.ps;
  let lowest = Number.POSITIVE_INFINITY;
  return Array.from({ length: Math.max(0, turns - plan.from + 1) }, (_, i) => {
    const turn = plan.from + i;
    // 16.3.2: the fight for the airports comes after the reinforcements of its turn
    const held = plan.airports > 0 && plan.airports < turn;
    const paid = ps - (plan.buys(turn) ? 1 : 0) - (held ? 0 : 1);
    const end = paid + (plan.replacements(turn) ? 1 : 0) + plan.gains(turn);
    const low = Math.min(paid, end);
    ps = end;
    lowest = Math.min(lowest, low);
    return { turn, low, end, need: Math.max(0, 1 - lowest) };
  });
};
export const firstLost = (rows: readonly PsTurn[]): number | undefined => rows.find(({ low }) => low <= 0)?.turn;
