import type { Board } from '#rules/kit/hexmap/board.ts';
import { boardDrawn } from '#rules/kit/record/boardDrawn.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Field, fieldNow } from './field.ts';
import { sheetSpec } from './sheet.ts';

/** The drawn map, for rules that have nothing but the record; undefined: nobody has drawn it. */
export const boardNow = (context: Pick<Context, 'sheets'>): Board | undefined => boardDrawn(sheetSpec, context);
export const mapNow = (context: Context): Field | undefined => {
  const board = boardNow(context);
  return board && fieldNow(board, context);
};
