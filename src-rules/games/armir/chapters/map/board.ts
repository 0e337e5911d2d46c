import type { Board } from '#rules/kit/hexmap/board.ts';
import { boardDrawn } from '#rules/kit/record/boardDrawn.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sheetSpec } from './sheet.ts';

/** The players' map; undefined: nothing is drawn. */
export const boardIn = (context: Pick<Context, 'sheets'>): Board | undefined => boardDrawn(sheetSpec, context);
