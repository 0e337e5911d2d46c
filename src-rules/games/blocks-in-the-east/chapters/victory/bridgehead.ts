import type { Context } from '#rules/kit/record/context.ts';
import type { Field } from '../map/field.ts';
import { blockOf } from '../map/pieces.ts';

/** AMB-25: Soviet combat blocks west of the Dnepr. */
export const acrossDnepr = (
  field: Field,
  context: Context,
): readonly { readonly id: string; readonly node: number }[] =>
  field.stand.pieces.flatMap(({ id, side, hex }) => {
    const node = field.ground.board.nodeOf(hex);
    const block = node >= 0 && side === 'soviet' ? blockOf(context, id) : undefined;
    return block && field.ground.has(node, 'DNEPRW') ? [{ id, node }] : [];
  });
