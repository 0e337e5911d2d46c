import type { Piece } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import { mapCells, marks, phases, playerTurns, recordCells, sides } from '../ids.ts';
import { placeOf } from './reading.ts';
import { divisionOfUnit, germanSchedule } from './schedule.ts';

type Reads = Pick<Context, 'cells' | 'marks' | 'turn'>;
type Cells = Pick<Context, 'cells'>;

/** 16.2: its entry is noted. */
export const hasEntered = (context: Cells, division: string): boolean =>
  (countAt(context, recordCells.germanIn, division) ?? 0) > 0;

/** 16.1, 16.2: of a unit whose entry nobody noted, due on turn `due`; without a game only the turn can tell. */
export const isAwaited = (context: Pick<Context, 'cells' | 'turn' | 'place'>, unit: string, due: number): boolean =>
  // who stands on the map has come, whoever wrote it down
  textAt(context, mapCells.at, unit) === '' && (context.place !== '' || context.turn < due);

/** 16.2: a German unit whose division has not entered. */
export const germanToCome = (context: Pick<Context, 'cells' | 'turn' | 'place'>, unit: string): boolean => {
  const division = divisionOfUnit(unit);
  const line = division && germanSchedule.find(({ divisions }) => divisions.includes(division));
  return !!line && !hasEntered(context, division.id) && isAwaited(context, unit, line.turn);
};

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
