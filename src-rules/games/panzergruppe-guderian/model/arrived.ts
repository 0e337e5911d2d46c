import type { Piece } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { marks, phases, playerTurns, recordCells, sides } from '../ids.ts';
import { placeOf } from './reading.ts';
import { divisionOfUnit } from './schedule.ts';

type Reads = Pick<Context, 'cells' | 'marks' | 'turn'>;

/** It entered the map this turn: noted on it, or recorded with the arrivals of its division (16.2). */
export const arrivedNow = (context: Reads, piece: Pick<Piece, 'id' | 'side'>): boolean => {
  if (context.marks[marks.arrived]?.[piece.id] !== undefined) return true;
  const division = piece.side === sides.german ? divisionOfUnit(piece.id) : undefined;
  return division !== undefined && (countAt(context, recordCells.germanIn, division.id) ?? 0) === context.turn;
};

export const isFirstMovement = (context: Pick<Context, 'place' | 'turn'>, piece: Pick<Piece, 'side'>): boolean => {
  const { side, name } = placeOf(context);
  return side === playerTurns[piece.side === sides.german ? 'german' : 'soviet'] && name === phases.movement;
};
