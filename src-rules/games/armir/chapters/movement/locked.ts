import type { Context } from '#rules/kit/record/context.ts';
import type { ItalianCorps } from '../../ids.ts';
import { boardIn } from '../map/board.ts';
import { fieldOf } from '../map/field.ts';
import { standOf } from '../map/stand.ts';
import { lockedCorps } from './locks.ts';

/** 5.5: the corps whose front does not move, by the players' map where it is drawn. */
export const lockedNow = (context: Context): readonly ItalianCorps[] => {
  const board = boardIn(context);
  return lockedCorps(context, board && fieldOf(board, standOf(board, context), context));
};
