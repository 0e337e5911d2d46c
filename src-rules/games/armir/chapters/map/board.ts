import { type Board, boardOf } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sheetId, sheetSpec } from './sheet.ts';

/** The players' map; undefined: nothing is drawn. */
export const boardIn = (context: Pick<Context, 'sheets'>): Board | undefined => {
  const sheet = context.sheets?.[sheetId];
  return sheet && Object.keys(sheet.hexes).length > 0 ? boardOf(sheet, sheetSpec) : undefined;
};
