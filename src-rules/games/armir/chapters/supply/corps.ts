import type { Chance } from '#rules/kit/chance/dist.ts';
import { chanceIn } from '#rules/kit/chance/dist.ts';
import { turns } from '../../ids.ts';

/** 8.4: the die that spares a Soviet armoured corps its OOS marker. */

export const staysSupplied = (die: number, turn: number): boolean => die + turn < 7;
/** Of six faces. */
export const stayingFaces = (turn: number): number => Math.max(0, Math.min(6, 6 - turn));

/** What is left of a group in one hex, and of the same units over several, after the supply phase of a turn. */
export interface CorpsTurn {
  readonly turn: number;
  /** all in one hex: still without a marker */
  readonly one: Chance;
  /** in several hexes: all of them, at least one, and how many on average */
  readonly all: Chance;
  readonly any: Chance;
  readonly hexes: number;
}
/** ARMIR-P4: a die per hex and turn, all of them independent, unsupplied from `from` on. */
export const corpsAhead = (from: number, hexes: number): readonly CorpsTurn[] => {
  let [n, total] = [1, 1];
  return Array.from({ length: Math.max(0, turns - from + 1) }, (_, i) => {
    const turn = from + i;
    n *= stayingFaces(turn);
    total *= 6;
    const gone = total - n;
    const exact = total ** hexes <= Number.MAX_SAFE_INTEGER;
    return {
      turn,
      one: chanceIn(n, total),
      all: chanceIn(n ** hexes, total ** hexes, exact),
      any: chanceIn(total ** hexes - gone ** hexes, total ** hexes, exact),
      hexes: (hexes * n) / total,
    };
  });
};
