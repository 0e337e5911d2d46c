import type { Inferred } from '../base/inferred.ts';
import type { GridForm, NumberingForm } from './sheetForm.ts';

/** A hex grid and the game's own way of numbering it. */
export type Grid = Inferred<GridForm>;
export type Numbering = Inferred<NumberingForm>;

/** Flat tops, even columns half a hex lower, four digits, column first, from 01. */
export const gridOf = (columns: number, rows: number): Grid => ({
  orientation: 'flat',
  offset: 'even',
  columns,
  rows,
  numbering: {
    first: 'column',
    columnDigits: 2,
    rowDigits: 2,
    firstColumn: 1,
    firstRow: 1,
    columnsGrow: 'right',
    rowsGrow: 'down',
  },
});

/** A place on the grid: column and row, counted from 1 at the top left, however the game numbers them. */
export interface GridPlace {
  readonly column: number;
  readonly row: number;
}

/** The number of a place; undefined off the grid. */
export const hexNumber = (grid: Grid, column: number, row: number): string | undefined => {
  if (!within(column, grid.columns) || !within(row, grid.rows)) return undefined;
  const { numbering } = grid;
  const columnText = String(
    numbering.firstColumn + (numbering.columnsGrow === 'right' ? column - 1 : grid.columns - column),
  ).padStart(numbering.columnDigits, '0');
  const rowText = String(numbering.firstRow + (numbering.rowsGrow === 'down' ? row - 1 : grid.rows - row)).padStart(
    numbering.rowDigits,
    '0',
  );
  const separator = numbering.separator ?? '';
  return numbering.first === 'column' ? columnText + separator + rowText : rowText + separator + columnText;
};

/** The place of a number written in full; undefined: no number of this grid. */
export const hexAt = (grid: Grid, number: string): GridPlace | undefined => {
  const { numbering } = grid;
  const separator = numbering.separator ?? '';
  const columnFirst = numbering.first === 'column';
  const head = columnFirst ? numbering.columnDigits : numbering.rowDigits;
  const tail = columnFirst ? numbering.rowDigits : numbering.columnDigits;
  if (number.length !== head + separator.length + tail || number.slice(head, head + separator.length) !== separator) {
    return undefined;
  }
  const one = wholeOf(number.slice(0, head));
  const other = wholeOf(number.slice(head + separator.length));
  if (one === undefined || other === undefined) return undefined;
  const fromColumn = (columnFirst ? one : other) - numbering.firstColumn;
  const fromRow = (columnFirst ? other : one) - numbering.firstRow;
  const column = numbering.columnsGrow === 'right' ? fromColumn + 1 : grid.columns - fromColumn;
  const row = numbering.rowsGrow === 'down' ? fromRow + 1 : grid.rows - fromRow;
  return within(column, grid.columns) && within(row, grid.rows) ? { column, row } : undefined;
};

/**
 * A number as hurried players type it: ' 8.3 ' or '8-3' for 0803 where two numbers are typed, '803' where only zeros in
 * front are missing. Undefined: no hex of this grid.
 */
export const hexTyped = (grid: Grid, typed: string): string | undefined => {
  const text = typed.trim();
  const written = hexAt(grid, text);
  if (written) return text;
  const { numbering } = grid;
  const columnFirst = numbering.first === 'column';
  const head = columnFirst ? numbering.columnDigits : numbering.rowDigits;
  const tail = columnFirst ? numbering.rowDigits : numbering.columnDigits;
  const parted = /^(\d+)\s*[-.,/: ]\s*(\d+)$/.exec(text);
  const [one, other] = parted
    ? [parted[1] ?? '', parted[2] ?? '']
    : /^\d+$/.test(text) && text.length <= head + tail
      ? [text.padStart(head + tail, '0').slice(0, head), text.padStart(head + tail, '0').slice(head)]
      : ['', ''];
  if (one === '' || other === '') return undefined;
  const number = plain(one, head) + (numbering.separator ?? '') + plain(other, tail);
  return hexAt(grid, number) ? number : undefined;
};

const within = (n: number, most: number): boolean => Number.isInteger(n) && n >= 1 && n <= most;
const wholeOf = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);
const plain = (digits: string, width: number): string => digits.replace(/^0+(?=\d)/, '').padStart(width, '0');
