import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { SideId } from '../../ids.ts';
import { type Field, fieldOf } from './field.ts';
import { type BlockOnMap, blockOf } from './pieces.ts';

/** A block on the drawn map with where it stands. */
export interface PlacedBlock {
  readonly piece: Piece;
  readonly block: BlockOnMap;
  readonly side: SideId;
  readonly field: Field;
  readonly node: number;
}
export const placedOf = (target: string, board: Board, stand: MapState, context: Context): PlacedBlock | undefined => {
  const piece = stand.pieces.find((one) => one.id === target);
  const block = piece && blockOf(context, piece.id);
  const node = piece ? board.nodeOf(piece.hex) : -1;
  return piece && block && node >= 0
    ? { piece, block, side: block.side, field: fieldOf(board, stand, context), node }
    : undefined;
};
