import type { GridData } from '#rules/kit/record/playerData.ts';
import { askedRows, at, colsOf, type GridSpec, presetOf, tidied } from '#rules/kit/tables/grids.ts';
import type { CellChange } from '../../host/gridCells.ts';

/**
 * Typing a table twice: the second time nothing of the first is shown, then both are compared. What stands for the
 * players to settle is a cell typed differently; a preset cell nobody touched needs no second look.
 */

export interface Differs {
  readonly row: string;
  readonly col: string;
  readonly first: string;
  readonly second: string;
}
export interface Twice {
  /** cells with something to compare: typed by the players */
  readonly of: number;
  readonly again: number;
  readonly same: number;
  readonly differ: readonly Differs[];
}

const firstAt = (spec: GridSpec, grid: GridData, row: string, col: string): string => {
  const found = at(grid, row, col);
  return found.ok ? tidied(spec, found.cell.text) : '';
};
const isPreset = (spec: GridSpec, grid: GridData, key: string): boolean =>
  grid.cells[key] !== undefined && grid.cells[key]?.text === presetOf(spec).cells[key]?.text;

export const compareTwice = (spec: GridSpec, grid: GridData): Twice => {
  let [of, again, same] = [0, 0, 0];
  const differ: Differs[] = [];
  for (const row of grid.rows) {
    for (const col of colsOf(spec, grid)) {
      const key = `${row}/${col}`;
      const first = firstAt(spec, grid, row, col);
      const second = grid.second?.[key] ?? '';
      if (second === '' && (first === '' || isPreset(spec, grid, key))) continue;
      of++;
      if (second === '') continue;
      again++;
      if (tidied(spec, second) === first) same++;
      else differ.push({ row, col, first, second });
    }
  }
  return { of, again, same, differ };
};

/** What the second sheet shows: what was typed a second time, and what the box itself prints. */
export const secondTexts = (spec: GridSpec, grid: GridData): readonly (readonly string[])[] =>
  grid.rows.map((row) =>
    colsOf(spec, grid).map((col) => {
      const key = `${row}/${col}`;
      return grid.second?.[key] ?? (isPreset(spec, grid, key) ? (grid.cells[key]?.text ?? '') : '');
    }),
  );

export const withSecond = (grid: GridData, changes: readonly CellChange[]): GridData => {
  const second: { [at: string]: string } = { ...grid.second };
  for (const { row, col, text } of changes) {
    const [rowKey, colKey] = [grid.rows[row], grid.cols[col]];
    if (rowKey === undefined || colKey === undefined) continue;
    if (text === '') delete second[`${rowKey}/${colKey}`];
    else second[`${rowKey}/${colKey}`] = text;
  }
  return { ...grid, second };
};

/** A cell typed differently is settled by one of the two texts: both then say it. */
export const settled = (grid: GridData, { row, col }: Pick<Differs, 'row' | 'col'>, text: string): GridData => {
  const key = `${row}/${col}`;
  const { [key]: _, ...second } = grid.second ?? {};
  const { [key]: before, ...cells } = grid.cells;
  return {
    ...grid,
    cells: text === '' ? cells : { ...cells, [key]: { ...(before?.marks && { marks: before.marks }), text } },
    second: text === '' ? second : { ...second, [key]: text },
  };
};

export const withoutSecond = ({ second: _, ...grid }: GridData): GridData => grid;

/** How much of a table is typed, of the cells it asks for. */
export const progressOf = (spec: GridSpec, grid: GridData): { readonly typed: number; readonly of: number } => {
  const rows = askedRows(spec, grid);
  const cols = colsOf(spec, grid);
  const typed = rows.reduce((sum, row) => sum + cols.filter((col) => at(grid, row, col).ok).length, 0);
  return { typed, of: rows.length * cols.length };
};
