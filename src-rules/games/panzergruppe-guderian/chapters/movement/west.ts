import type { Objection } from '#rules/kit/record/proposal.ts';
import { columnOf } from '../../model/reading.ts';
import { msg } from './msg.ts';

/** 6.4: the last turn in which columns 01 and 02 are closed to the Soviet. */
export const westTurns = 6;

/** 6.4, 5.23: closed to him now; the 13th and 20th Army start there, and leave them on turn 1. */
export const westClosed = (turn: number, hex: string, firstMove = false): boolean =>
  turn <= westTurns && /^\d{4}$/.test(hex) && columnOf(hex) <= 2 && !(firstMove && turn === 1);

/** 6.4: columns 01 and 02 stay closed to the Soviet on turns 1 to 6; the first move of 13th and 20th Army starts there. */
export const barsColumns = (turn: number, hex: string, firstMove: boolean): Objection | undefined =>
  westClosed(turn, hex, firstMove) ? { msg: msg('pgg.bar.columns'), rule: '6.4' } : undefined;
