import type { Around } from '#rules/kit/record/context.ts';
import type { ItalianCorps } from '../ids.ts';
import { fieldOf } from './field.ts';
import { lockedCorps } from './locks.ts';
import { standOf } from './stand.ts';
import { boardIn } from './unsupplied.ts';

/** 5.5: the corps whose front does not move, by the players' map where it is drawn. */
export const lockedNow = (around: Around): readonly ItalianCorps[] => {
  const board = boardIn(around);
  return lockedCorps(around, board && fieldOf(board, standOf(board, around), around));
};
