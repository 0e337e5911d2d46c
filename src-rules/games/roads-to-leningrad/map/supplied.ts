import type { Around } from '#rules/kit/record/context.ts';
import type { Verdict } from '#rules/kit/supply/verdict.ts';
import type { Water, Way } from '../data/terrain.ts';
import { otherSide, type SideId, sides } from '../ids.ts';
import type { Counter } from '../units.ts';
import { boardIn, fieldOf, unitOf } from './field.ts';
import { groundOf } from './ground.ts';
import { isCut, verdictsOf } from './judge.ts';
import { counterOf } from './pieces.ts';
import { standOf } from './stand.ts';

/** What the drawn map says of units, for the record; undefined where nothing is drawn. */

export const judged = (around: Around, side?: SideId): readonly Verdict[] | undefined => {
  const board = boardIn(around);
  if (!board) return undefined;
  const stand = standOf(board, around);
  return ([sides.german, sides.soviet] as const).flatMap((one) =>
    side === undefined || side === one ? verdictsOf(board, stand, around, one) : [],
  );
};
/** Units on the map without a line, an airfield's choice still open among them. */
export const withoutLine = (around: Around): readonly Counter[] =>
  (judged(around) ?? []).filter(isCut).flatMap(({ piece }) => counterOf(around, piece) ?? []);
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
