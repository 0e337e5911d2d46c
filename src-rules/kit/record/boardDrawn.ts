import { type Board, boardOf } from '../hexmap/board.ts';
import type { SheetSpec } from '../hexmap/sheet.ts';
import type { Context } from './context.ts';

/** The players' map of a game; undefined: no hex of it is drawn. */
export const boardDrawn = (spec: SheetSpec, { sheets }: Pick<Context, 'sheets'>): Board | undefined => {
  const sheet = sheets?.[spec.id];
  return sheet && Object.keys(sheet.hexes).length > 0 ? boardOf(sheet, spec) : undefined;
};
