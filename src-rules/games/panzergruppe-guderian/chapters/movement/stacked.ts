import type { Piece } from '#rules/kit/game/mapSpec.ts';
import { isCombat } from '../map/pieces.ts';
import type { StackCount } from './stacking.ts';

/** 7.1: combat units and leaders of a stack. */
export const stackOf = (pieces: readonly Pick<Piece, 'kind'>[]): StackCount => {
  const combat = pieces.filter((piece) => isCombat(piece.kind)).length;
  return { combat, leaders: pieces.length - combat };
};
