import { name } from '../words/message.ts';
import type { Grid } from './grid.ts';
import { mostColumns, mostRows } from './limits.ts';
import { says } from './says.ts';
import type { SheetTrouble } from './sheet.ts';

/** What keeps a grid from being numbered; empty: nothing. `at` is the path of the field, 'grid.columns'. */
export const gridTroubles = (grid: Grid): readonly SheetTrouble[] => {
  const troubles: SheetTrouble[] = [];
  const { numbering } = grid;
  const whole = (at: string, n: number, min: number, max: number): boolean => {
    const good = Number.isInteger(n) && n >= min && n <= max;
    if (!good) troubles.push({ at: `grid.${at}`, msg: says('kit.sheet.whole', { min, max }) });
    return good;
  };
  const digits = (at: string, width: number, first: number, n: number): void => {
    const last = first + n - 1;
    const needs = String(last).length;
    if (needs > width) {
      troubles.push({
        at: `grid.numbering.${at}`,
        msg: says('kit.sheet.digits', { last: name(last), needs, count: width }),
      });
    }
  };
  const columns = whole('columns', grid.columns, 1, mostColumns);
  const rows = whole('rows', grid.rows, 1, mostRows);
  const wide = whole('numbering.columnDigits', numbering.columnDigits, 1, 4);
  const high = whole('numbering.rowDigits', numbering.rowDigits, 1, 4);
  const column = whole('numbering.firstColumn', numbering.firstColumn, 0, 9_999);
  const row = whole('numbering.firstRow', numbering.firstRow, 0, 9_999);
  if (columns && wide && column) digits('columnDigits', numbering.columnDigits, numbering.firstColumn, grid.columns);
  if (rows && high && row) digits('rowDigits', numbering.rowDigits, numbering.firstRow, grid.rows);
  if (numbering.separator !== undefined && !separator.test(numbering.separator)) {
    troubles.push({ at: 'grid.numbering.separator', msg: says('kit.sheet.separator') });
  }
  return troubles;
};

/** '/' parts the two hexes of a pair; a digit or a letter would be read as part of a number. */
export const separator = /^[-.,:_]?$/;
