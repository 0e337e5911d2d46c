import type { Context } from '#rules/kit/record/context.ts';
import { otherSide, type SideId } from '../../ids.ts';
import type { Counter } from '../../model/units.ts';
import { boardIn, fieldOf, unitOf } from './field.ts';
import { groundOf } from './ground.ts';
import { standOf } from './stand.ts';
import type { RoadKind, Water } from './terrain.ts';

/** What the drawn map says of a hex, a hexside, a unit; undefined where nothing is drawn. */

/** 3.24: whether a hex lies in the enemy's zone for a side; undefined: it is not drawn. */
export const isZoned = (context: Context, hex: string, side: SideId): boolean | undefined => {
  const board = boardIn(context);
  const node = board?.nodeOf(hex) ?? -1;
  if (!board || node < 0) return undefined;
  return fieldOf(board, standOf(board, context), context).zones.any[otherSide(side)][node] === 1;
};
/** What is drawn across a hexside; undefined: one of the two is not drawn. */
export const hexsideOf = (
  context: Context,
  from: string,
  to: string,
): { readonly water: Water | undefined; readonly ways: readonly RoadKind[] } | undefined => {
  const board = boardIn(context);
  const arc = board ? board.arcOf(board.nodeOf(from), board.nodeOf(to)) : -1;
  if (!board || arc < 0) return undefined;
  const ground = groundOf(board);
  return { water: ground.water(arc), ways: ground.ways(arc) };
};
/** Whether a hex is drawn as swamp. */
export const isSwamp = (context: Context, hex: string): boolean => {
  const board = boardIn(context);
  const node = board?.nodeOf(hex) ?? -1;
  return board !== undefined && node >= 0 && groundOf(board).terrain(node) === 'swamp';
};
/** Whether a unit stands in an enemy ZOC; undefined: not drawn. */
export const standsInZoc = (context: Context, { id, side }: Pick<Counter, 'id' | 'side'>): boolean | undefined => {
  const board = boardIn(context);
  const unit = board && unitOf(fieldOf(board, standOf(board, context), context), id);
  return unit && isZoned(context, unit.piece.hex, side);
};
