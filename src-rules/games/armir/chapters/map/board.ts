import { type Board, boardOf } from '#rules/kit/hexmap/board.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { sheetId, sheetSpec } from './sheet.ts';

/** The players' map; undefined: nothing is drawn. */
export const boardIn = (around: Pick<Around, 'sheets'>): Board | undefined => {
  const sheet = around.sheets?.[sheetId];
  return sheet && Object.keys(sheet.hexes).length > 0 ? boardOf(sheet, sheetSpec) : undefined;
};
