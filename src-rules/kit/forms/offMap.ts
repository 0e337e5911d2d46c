import { hexAt } from '../hexmap/grid.ts';
import type { Context } from '../record/context.ts';

/**
 * A number that is no hex of the drawn map. Nothing is known of names, nor of numbers where no map is drawn: the size of a
 * grid is the players' to say, no game is sure of it.
 */
export const isOffMap = (typed: string, { sheets = {} }: Pick<Context, 'sheets'>): boolean => {
  const text = typed.trim();
  const drawn = Object.values(sheets);
  return (
    /^\d[\d./:-]*$/.test(text) &&
    drawn.length > 0 &&
    drawn.every(({ grid, boxes }) => hexAt(grid, text) === undefined && boxes[text] === undefined)
  );
};
