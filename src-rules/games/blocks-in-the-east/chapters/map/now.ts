import { type Board, boardOf } from '#rules/kit/hexmap/board.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { type Field, fieldNow } from './field.ts';
import { sheetId, sheetSpec } from './sheet.ts';

/** The drawn map, for rules that have nothing but the record; undefined: nobody has drawn it. */
export const boardNow = (around: Pick<Around, 'sheets'>): Board | undefined => {
  const sheet = around.sheets?.[sheetId];
  return sheet && boardOf(sheet, sheetSpec);
};
export const mapNow = (around: Around): Field | undefined => {
  const board = boardNow(around);
  return board && fieldNow(board, around);
};
