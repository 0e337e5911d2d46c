import type { GridData } from '../record/playerData.ts';
import { colsOf, type GridSpec, hasRow, valueAt } from './grids.ts';

/** Two cells of one row or column, the nearest typed ones, of which the later stands against the table's order. */
export interface OutOfOrder {
  readonly before: string;
  readonly after: string;
}

/** Where a value goes against the order of the table, along its rows and along its columns. */
export const outOfOrder = <R>(
  spec: GridSpec<R>,
  grid: GridData,
  /** in the order in which they should serve the same side ever better */
  cols: readonly string[],
  isAgainst: (before: R, after: R) => boolean,
): readonly OutOfOrder[] => {
  const rows = spec.rows === 'growing' ? grid.rows : spec.rows.map((row) => row.key).filter((row) => hasRow(grid, row));
  const across = rows.map((row) => cols.map((col) => ({ row, col })));
  const down = cols.map((col) => rows.map((row) => ({ row, col })));
  return [...down, ...across].flatMap((line) => {
    const typed = line.flatMap(({ row, col }) => {
      const value = valueAt(spec, grid, row, col);
      return value === undefined ? [] : [{ key: `${row}/${col}`, value }];
    });
    return typed.flatMap((after, i): readonly OutOfOrder[] => {
      const before = typed[i - 1];
      return before && isAgainst(before.value, after.value) ? [{ before: before.key, after: after.key }] : [];
    });
  });
};

/** The players' own headings in the table's order, those it cannot read left out. */
export const inOrder = (spec: GridSpec, grid: Pick<GridData, 'cols'>): readonly string[] => {
  const read = colsOf(spec, grid).filter((col) => spec.ownCols === undefined || spec.ownCols.key(col) === col);
  return spec.ownCols?.order ? [...read].sort(spec.ownCols.order) : read;
};
