import { columnOf } from './reading.ts';

/** 6.4: the last turn in which columns 01 and 02 are closed to the Soviet. */
export const westTurns = 6;

/** 6.4, 5.23: closed to him now; the 13th and 20th Army start there, and leave them on turn 1. */
export const westClosed = (turn: number, hex: string, firstMove = false): boolean =>
  turn <= westTurns && /^\d{4}$/.test(hex) && columnOf(hex) <= 2 && !(firstMove && turn === 1);
