import type { Piece } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { arrivedNow, isFirstMovement } from '../../model/arrived.ts';
import { ruling } from '../../model/rulings.ts';

/** 11.33 and ruling A24: supplied in the movement phase in which it enters, or for the whole turn. */
export const freshSupply = (
  context: Pick<Context, 'cells' | 'marks' | 'turn' | 'place' | 'options'>,
  piece: Pick<Piece, 'id' | 'side'>,
): boolean => {
  if (!arrivedNow(context, piece)) return false;
  if (ruling(context.options, 'a24') === 'turn') return true;
  return isFirstMovement(context, piece);
};
