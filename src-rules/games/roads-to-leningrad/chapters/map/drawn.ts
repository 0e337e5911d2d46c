import type { Around } from '#rules/kit/record/context.ts';
import { otherSide, type SideId } from '../../ids.ts';
import type { Counter } from '../../model/units.ts';
import { boardIn, fieldOf, unitOf } from './field.ts';
import { groundOf } from './ground.ts';
import { standOf } from './stand.ts';
import type { Water, Way } from './terrain.ts';

/** What the drawn map says of a hex, a hexside, a unit; undefined where nothing is drawn. */

/** 3.24: whether a hex lies in the enemy's zone for a side; undefined: it is not drawn. */
export const isZoned = (around: Around, hex: string, side: SideId): boolean | undefined => {
  const board = boardIn(around);
  const node = board?.nodeOf(hex) ?? -1;
  if (!board || node < 0) return undefined;
  return fieldOf(board, standOf(board, around), around).zones.any[otherSide(side)][node] === 1;
};
/** What is drawn across a hexside; undefined: one of the two is not drawn. */
export const hexsideOf = (
  around: Around,
  from: string,
  to: string,
): { readonly water: Water | undefined; readonly ways: readonly Way[] } | undefined => {
  const board = boardIn(around);
  const arc = board ? board.arcOf(board.nodeOf(from), board.nodeOf(to)) : -1;
  if (!board || arc < 0) return undefined;
  const ground = groundOf(board);
  return { water: ground.water(arc), ways: ground.ways(arc) };
};
/** Whether a hex is drawn as swamp. */
export const isSwamp = (around: Around, hex: string): boolean => {
  const board = boardIn(around);
  const node = board?.nodeOf(hex) ?? -1;
  return board !== undefined && node >= 0 && groundOf(board).terrain(node) === 'swamp';
};
/** Whether a unit stands in an enemy ZOC; undefined: not drawn. */
export const standsInZoc = (around: Around, { id, side }: Pick<Counter, 'id' | 'side'>): boolean | undefined => {
  const board = boardIn(around);
  const unit = board && unitOf(fieldOf(board, standOf(board, around), around), id);
  return unit && isZoned(around, unit.piece.hex, side);
};
