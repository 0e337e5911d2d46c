import type { Piece } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { marks, sides } from '../../ids.ts';
import { arrivedNow, isFirstMovement } from '../../model/arrived.ts';
import { germanSchedule } from '../../model/schedule.ts';
import type { Field } from '../map/field.ts';
import { entryNodes } from './entries.ts';

type Reads = Pick<Context, 'cells' | 'marks' | 'turn' | 'place' | 'tables' | 'sheets'>;
const areaOf = (unit: string) =>
  germanSchedule.find((line) => line.divisions.some(({ units }) => units.includes(unit)))?.area;

/** The area it has come in by, where no hex of it is drawn: whether it has an entry hex to pay nobody knows. */
export const entryUnknown = (field: Field, context: Reads, piece: Pick<Piece, 'id' | 'side'>): string | undefined => {
  if (context.place !== '' && !isFirstMovement(context, piece)) return undefined;
  if (context.marks[marks.arrived]?.[piece.id] || !arrivedNow(context, piece)) return undefined;
  const area = areaOf(piece.id);
  return area !== undefined && entryNodes(field, context, area, sides.german).length === 0 ? area : undefined;
};

/**
 * 14.0: it stands where it entered, in its first movement phase, and has that hex to pay: where it was noted as arrived,
 * or, of a division the record of arrivals tells of, in its own area. Who has moved on has paid.
 */
export const paysEntry = (field: Field, context: Reads, piece: Pick<Piece, 'id' | 'side' | 'hex'>): boolean => {
  if (context.place !== '' && !isFirstMovement(context, piece)) return false;
  const noted = context.marks[marks.arrived]?.[piece.id];
  if (noted) {
    const { value } = noted;
    const at = typeof value === 'object' && value !== null && 'hex' in value ? value.hex : undefined;
    return at === undefined || at === piece.hex;
  }
  if (!arrivedNow(context, piece)) return false;
  const area = areaOf(piece.id);
  const node = field.ground.board.nodeOf(piece.hex);
  return area !== undefined && entryNodes(field, context, area, sides.german).includes(node);
};
