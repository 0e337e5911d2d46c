import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { mostColumns, mostRows } from '#rules/kit/hexmap/limits.ts';

/**
 * A grid as players see it on their map: the first and last printed number of columns and rows, and which of the
 * printed numbers stand half a hex lower. The kit counts from the top left; printed numbers may grow the other way.
 */
export interface GridForm {
  readonly orientation: Grid['orientation'];
  /** which printed columns (flat) or rows (pointy) are shoved: those with odd or even numbers */
  readonly shoved: 'odd' | 'even';
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly columnsGrow: Grid['numbering']['columnsGrow'];
  readonly rowsGrow: Grid['numbering']['rowsGrow'];
  readonly first: Grid['numbering']['first'];
  readonly columnDigits: number;
  readonly rowDigits: number;
  readonly separator: string;
}

export type GridFormTrouble =
  | { readonly at: 'columns' | 'rows'; readonly why: 'falls'; readonly first: number; readonly last: number }
  | { readonly at: 'columns' | 'rows'; readonly why: 'many'; readonly count: number; readonly most: number };

/** What is wrong with the first and last numbers, in the terms in which they are typed. */
export const formTroubles = (form: GridForm): readonly GridFormTrouble[] =>
  (
    [
      ['columns', form.firstColumn, form.lastColumn, mostColumns],
      ['rows', form.firstRow, form.lastRow, mostRows],
    ] as const
  ).flatMap(([at, first, last, most]): readonly GridFormTrouble[] => {
    const count = last - first + 1;
    if (count < 1) return [{ at, why: 'falls', first, last }];
    return count > most ? [{ at, why: 'many', count, most }] : [];
  });

/** The printed number at the top left, of the columns of a flat grid, of the rows of a pointy one. */
const topLeft = (form: GridForm): number => {
  if (form.orientation === 'flat') return form.columnsGrow === 'right' ? form.firstColumn : form.lastColumn;
  return form.rowsGrow === 'down' ? form.firstRow : form.lastRow;
};

const other = (parity: 'odd' | 'even'): 'odd' | 'even' => (parity === 'odd' ? 'even' : 'odd');

export const gridOfForm = (form: GridForm): Grid => ({
  orientation: form.orientation,
  // counted from 1 at the top left, odd places bear odd numbers only if the first number there is odd
  offset: Math.abs(topLeft(form)) % 2 === 1 ? form.shoved : other(form.shoved),
  columns: form.lastColumn - form.firstColumn + 1,
  rows: form.lastRow - form.firstRow + 1,
  numbering: {
    first: form.first,
    columnDigits: form.columnDigits,
    rowDigits: form.rowDigits,
    firstColumn: form.firstColumn,
    firstRow: form.firstRow,
    columnsGrow: form.columnsGrow,
    rowsGrow: form.rowsGrow,
    ...(form.separator !== '' && { separator: form.separator }),
  },
});

export const formOfGrid = (grid: Grid): GridForm => {
  const { numbering } = grid;
  const form: GridForm = {
    orientation: grid.orientation,
    shoved: grid.offset,
    firstColumn: numbering.firstColumn,
    lastColumn: numbering.firstColumn + grid.columns - 1,
    firstRow: numbering.firstRow,
    lastRow: numbering.firstRow + grid.rows - 1,
    columnsGrow: numbering.columnsGrow,
    rowsGrow: numbering.rowsGrow,
    first: numbering.first,
    columnDigits: numbering.columnDigits,
    rowDigits: numbering.rowDigits,
    separator: numbering.separator ?? '',
  };
  return Math.abs(topLeft(form)) % 2 === 1 ? form : { ...form, shoved: other(form.shoved) };
};
