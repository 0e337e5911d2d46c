import type { Context } from '#rules/kit/record/context.ts';
import { sides } from '../../ids.ts';
import { boardIn, fieldOf } from '../map/field.ts';
import { standOf } from '../map/stand.ts';
import { roadHexes } from './rivers.ts';

/**
 * Hexes of the main road in a Soviet ZOC that nothing German contests (S4.32, 3.12), as the drawn map shows them; undefined:
 * the road is not typed, or a hex of it not drawn.
 */
export const roadInZoc = (context: Context): readonly string[] | undefined => {
  const hexes = roadHexes(context);
  const board = boardIn(context);
  if (!hexes || !board) return undefined;
  const nodes = hexes.map((hex) => board.nodeOf(hex));
  if (nodes.some((node) => node < 0)) return undefined;
  const { status, zones } = fieldOf(board, standOf(board, context), context);
  return hexes.filter((_, i) => {
    const node = nodes[i] ?? -1;
    return status[node] === sides.soviet && zones.any.soviet[node] === 1;
  });
};
