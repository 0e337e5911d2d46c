import type { JsonObject } from '#rules/kit/base/json.ts';
import type { RowPlace } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { recordedRow } from '../../../model/reading.ts';
import { type BlockOnMap, blockOf } from '../../map/pieces.ts';
import { standOf } from '../../map/stand.ts';
import { isUnsupplied } from '../../movement/travel.ts';

/** What a block on the map brings into a row: whether it may attack as supplied (4.4: marked at step 2, not judged now). */
export const rowOf = (block: BlockOnMap, context: Context): JsonObject => ({ supplied: !isUnsupplied(context, block) });

/** What its list knows of it, and its face, in the words of the row. */
export const listedRow = ({ id, name, unit, nation, side }: BlockOnMap, context: Context): JsonObject => ({
  ...Object.fromEntries(Object.entries(unit.values).filter(([, value]) => value !== null)),
  ...(side === 'axis' ? { nation } : {}),
  ...recordedRow(unit, context),
  id,
  name,
});

export const fills = (row: RowPlace, board: Board, context: Context): JsonObject => {
  const piece = standOf(board, context).pieces.find((one) => one.id === row.piece);
  const block = piece && blockOf(context, piece.id);
  return block ? rowOf(block, context) : {};
};
