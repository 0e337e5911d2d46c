import type { Context } from '#rules/kit/record/context.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { type SideId, sides } from '../../ids.ts';
import type { Counter } from '../../model/units.ts';
import { boardIn } from '../map/field.ts';
import { counterOf } from '../map/pieces.ts';
import { standOf } from '../map/stand.ts';
import { isCut, verdictsOf } from './judge.ts';

/** What the drawn map says of all units, for the record; undefined where nothing is drawn. */
export const judged = (context: Context, side?: SideId): readonly SupplyStatus[] | undefined => {
  const board = boardIn(context);
  if (!board) return undefined;
  const stand = standOf(board, context);
  return ([sides.german, sides.soviet] as const).flatMap((one) =>
    side === undefined || side === one ? verdictsOf(board, stand, context, one) : [],
  );
};
/** Units on the map without a line, an airfield's choice still open among them. */
export const withoutLine = (context: Context): readonly Counter[] =>
  (judged(context) ?? []).filter(isCut).flatMap(({ piece }) => counterOf(context, piece) ?? []);
