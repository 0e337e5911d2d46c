import type { Around } from '#rules/kit/record/context.ts';
import type { ItalianCorps } from '../../ids.ts';
import { boardIn } from '../map/board.ts';
import { fieldOf } from '../map/field.ts';
import { standOf } from '../map/stand.ts';
import { lockedCorps } from './locks.ts';

/** 5.5: the corps whose front does not move, by the players' map where it is drawn. */
export const lockedNow = (around: Around): readonly ItalianCorps[] => {
  const board = boardIn(around);
  return lockedCorps(around, board && fieldOf(board, standOf(board, around), around));
};
