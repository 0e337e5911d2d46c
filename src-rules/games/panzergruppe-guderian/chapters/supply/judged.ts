import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import { boardDrawn } from '#rules/kit/record/boardDrawn.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import type { SideId } from '../../ids.ts';
import { sheetSpec } from '../map/sheet.ts';
import { standOf } from '../map/standOf.ts';
import { germanVerdicts } from './german.ts';
import { sovietVerdicts } from './soviet.ts';
import { frozenState, isJudged } from './status.ts';

/** Verdicts of a side by piece, judged once for one stand: tools and rows of a fight ask for one after the other. */
const kept = new WeakMap<MapState, { context: Context; sides: Map<SideId, ReadonlyMap<string, SupplyStatus>> }>();

export const verdictsBy = (
  board: Board,
  stand: MapState,
  context: Context,
  side: SideId,
): ReadonlyMap<string, SupplyStatus> => {
  const had = kept.get(stand);
  const entry =
    had?.context === context ? had : { context, sides: new Map<SideId, ReadonlyMap<string, SupplyStatus>>() };
  kept.set(stand, entry);
  const known = entry.sides.get(side);
  if (known) return known;
  const judge = side === 'german' ? germanVerdicts : sovietVerdicts;
  const made = new Map(judge(board, stand, context).map((verdict) => [verdict.piece, verdict]));
  entry.sides.set(side, made);
  return made;
};

/** The state judged now; undefined: not on the drawn map, or the drawing does not tell. */
export const judgedState = (
  board: Board,
  stand: MapState,
  context: Context,
  side: SideId,
  piece: Pick<Piece, 'id'>,
): string | undefined => {
  const verdict = verdictsBy(board, stand, context, side).get(piece.id);
  return verdict && isJudged(verdict) ? verdict.state : undefined;
};

/** Whose supply the players' own drawing does not tell: it has no east edge. */
export const unjudgedOn = (context: Context): ReadonlySet<string> => {
  const board = boardDrawn(sheetSpec, context);
  if (!board) return new Set();
  const all = verdictsBy(board, standOf(board, context), context, 'soviet').values();
  return new Set([...all].flatMap((verdict) => (isJudged(verdict) ? [] : [verdict.piece])));
};

/** The status that holds for movement: marked for this phase, or judged now; undefined: the drawn map does not tell. */
export const statusOf = (
  board: Board,
  stand: MapState,
  context: Context,
  piece: Piece,
): { readonly state: string; readonly marked: boolean } | undefined => {
  const marked = frozenState(context, piece);
  if (marked !== undefined) return { state: marked, marked: true };
  const state = judgedState(board, stand, context, piece.side === 'german' ? 'german' : 'soviet', piece);
  return state === undefined ? undefined : { state, marked: false };
};
