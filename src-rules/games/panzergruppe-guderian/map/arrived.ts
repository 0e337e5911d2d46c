import type { Piece } from '#rules/kit/game/mapSpec.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { marks, phases, playerTurns, recordCells, sides } from '../cells-ids.ts';
import { divisionOfUnit } from '../data/schedule.ts';
import { ruling } from '../options.ts';
import { countAt, placeOf } from '../reading.ts';

type Reads = Pick<Around, 'cells' | 'marks' | 'turn'>;

/** It entered the map this turn: noted on it, or recorded with the arrivals of its division (16.2). */
export const arrivedNow = (around: Reads, piece: Pick<Piece, 'id' | 'side'>): boolean => {
  if (around.marks[marks.arrived]?.[piece.id] !== undefined) return true;
  const division = piece.side === sides.german ? divisionOfUnit(piece.id) : undefined;
  return division !== undefined && countAt(around.cells, recordCells.germanIn, division.id) === around.turn;
};

export const isFirstMovement = (around: Pick<Around, 'place' | 'turn'>, piece: Pick<Piece, 'side'>): boolean => {
  const { side, name } = placeOf(around);
  return side === playerTurns[piece.side === sides.german ? 'german' : 'soviet'] && name === phases.movement;
};

/** 11.33 and ruling A24: supplied in the movement phase in which it enters, or for the whole turn. */
export const freshSupply = (
  around: Pick<Around, 'cells' | 'marks' | 'turn' | 'place' | 'options'>,
  piece: Pick<Piece, 'id' | 'side'>,
): boolean => {
  if (!arrivedNow(around, piece)) return false;
  if (ruling(around.options, 'a24') === 'turn') return true;
  return isFirstMovement(around, piece);
};
