import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { otherSide, type SideId, sides } from '../../../ids.ts';
import { isAir } from '../../../model/blocks/block.ts';
import { axisRowFields, sovietRowFields } from '../../../model/units.ts';
import { fieldNow } from '../../map/field.ts';
import { groundOf } from '../../map/ground.ts';
import { type BlockOnMap, blockOf } from '../../map/pieces.ts';
import { sideOfPiece } from '../../map/zones.ts';
import { listedRow, rowOf } from './fills.ts';

/** 3.22: a battle as it lies on the map: who is in the hex, who comes into it and over what, and the ground. */

const rowFields = { [sides.axis]: axisRowFields, [sides.soviet]: sovietRowFields } as const;
/** Only what a row has: a list knows more (dots, turns of entry). */
const row = (block: BlockOnMap, context: Context, more: JsonObject): JsonObject => {
  const all: JsonObject = { ...listedRow(block, context), ...rowOf(block, context), ...more };
  const fields: JsonObject = Object.fromEntries(
    Object.entries(all).filter(([key]) => key === 'id' || Object.hasOwn(rowFields[block.side], key)),
  );
  return fields;
};

/** 7.7.6, 5.5: the ground of a battle hex; undefined: it is not drawn. */
const groundIn = (board: Board, at: number, context: Context): JsonObject | undefined => {
  const { ground } = fieldNow(board, context);
  const terrain = at < 0 ? undefined : ground.terrainAt(at);
  return terrain === undefined ? undefined : { terrain, city: ground.cityAt(at), finnishZone: ground.has(at, 'FAZ') };
};
/** The same of a hex that is typed. */
export const groundCalled = (hex: string, board: Board, context: Context): JsonObject | undefined =>
  groundIn(board, groundOf(board).meant(hex), context);

interface At {
  readonly target: string;
  readonly attackers: readonly string[];
  readonly side: string;
}
/** What the map tells of a battle, in the words of its form; undefined: nobody to fight, or nobody who comes. */
export const battleAt = ({ target, attackers, side }: At, board: Board, context: Context): JsonObject | undefined => {
  const ours: SideId = side === sides.axis ? sides.axis : sides.soviet;
  const theirs: SideId = otherSide(ours);
  const field = fieldNow(board, context);
  const { ground } = field;
  const at = board.nodeOf(target);
  const lies = groundIn(board, at, context);
  if (!lies) return undefined;
  const block = (piece: Piece): readonly BlockOnMap[] => {
    const found = blockOf(context, piece.id);
    return found ? [found] : [];
  };
  /** where a block comes from: already in the hex, or over one of its sides */
  const comes = (piece: Piece): JsonObject | undefined => {
    if (piece.hex === target) return {};
    const arc = board.arcOf(board.nodeOf(piece.hex), at);
    if (arc < 0) return undefined;
    const flies = block(piece).some(isAir);
    if (!flies && !ground.byLand(arc)) return undefined;
    return { crosses: ground.isStrait(arc) ? 'strait' : ground.isRiver(arc) ? 'river' : 'none' };
  };
  const there = field.units.get(at) ?? [];
  const defending = there
    .filter((piece) => sideOfPiece(piece) === theirs)
    // 7.7.3.1: bombers stay down, fighters take off
    .flatMap((piece) =>
      block(piece).map((one) => row(one, context, { grounded: one.class !== 'fighter' && isAir(one) })),
    );
  const attacking = field.stand.pieces
    .filter((piece) => sideOfPiece(piece) === ours && attackers.includes(piece.id))
    .flatMap((piece) => {
      const more = comes(piece);
      return more ? block(piece).map((one) => row(one, context, more)) : [];
    });
  if (defending.length === 0 || attacking.length === 0) return undefined;
  return {
    attacks: ours,
    hex: ground.notedBy(at),
    [ours]: attacking,
    [theirs]: defending,
    ...lies,
  };
};
