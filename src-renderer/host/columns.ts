import type { GridData } from '#rules/kit/record/playerData.ts';
import { colsOf, type GridSpec } from '#rules/kit/tables/grids.ts';

/** The players' own columns: added, named, ordered, removed. Cells go with their column. */

/** Which heading cannot be taken: it is none of this table's, or stands there already. */
export type Columned =
  | { readonly ok: true; readonly grid: GridData }
  | { readonly ok: false; readonly why: 'unread' | 'there' };

const headed = (spec: GridSpec, grid: GridData, text: string, but?: string): string | 'unread' | 'there' => {
  const key = spec.ownCols?.key(text.trim());
  if (key === undefined) return 'unread';
  return grid.cols.some((col) => col === key && col !== but) ? 'there' : key;
};

/** A new column, where its heading belongs; behind all others if its table has no order. */
export const withColumn = (spec: GridSpec, grid: GridData, text: string): Columned => {
  const key = headed(spec, grid, text);
  if (key === 'unread' || key === 'there') return { ok: false, why: key };
  const order = spec.ownCols?.order;
  const at = order ? grid.cols.findIndex((col) => order(key, col) < 0) : -1;
  const cols = at < 0 ? [...grid.cols, key] : [...grid.cols.slice(0, at), key, ...grid.cols.slice(at)];
  return { ok: true, grid: { ...grid, cols } };
};

const rekeyed = <T>(
  cells: { readonly [at: string]: T },
  to: (col: string) => string | undefined,
): { readonly [at: string]: T } =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([at, cell]) => {
      const [row = '', col = ''] = at.split('/');
      const next = to(col);
      return next === undefined ? [] : [[`${row}/${next}`, cell]];
    }),
  );
/** Cells, and those typed a second time, under other headings; without one they go. */
const carried = (grid: GridData, to: (col: string) => string | undefined): GridData => ({
  ...grid,
  cells: rekeyed(grid.cells, to),
  ...(grid.second && { second: rekeyed(grid.second, to) }),
});

export const withColumnNamed = (spec: GridSpec, grid: GridData, col: string, text: string): Columned => {
  const key = headed(spec, grid, text, col);
  if (key === 'unread' || key === 'there') return { ok: false, why: key };
  const cols = grid.cols.map((one) => (one === col ? key : one));
  return { ok: true, grid: { ...carried(grid, (one) => (one === col ? key : one)), cols } };
};

export const withoutColumn = (grid: GridData, col: string): GridData => ({
  ...carried(grid, (one) => (one === col ? undefined : one)),
  cols: grid.cols.filter((one) => one !== col),
});

/** A column so many places to the right, or to the left below 0; at the edge it stays. */
export const withColumnMoved = (grid: GridData, col: string, by: number): GridData => {
  const from = grid.cols.indexOf(col);
  const to = Math.min(Math.max(from + by, 0), grid.cols.length - 1);
  if (from < 0 || from === to) return grid;
  const rest = grid.cols.filter((one) => one !== col);
  return { ...grid, cols: [...rest.slice(0, to), col, ...rest.slice(to)] };
};

/** How many cells of a column something is typed in. */
export const typedIn = (grid: GridData, col: string): number =>
  grid.rows.filter((row) => (grid.cells[`${row}/${col}`]?.text ?? '') !== '').length;

/** A file's or spreadsheet's headings as the table keeps them; those it does not know are left out. */
export const readHeadings = (spec: GridSpec, headings: readonly string[]): readonly string[] => {
  const { ownCols } = spec;
  return ownCols ? [...new Set(headings.flatMap((one) => ownCols.key(one) ?? []))] : colsOf(spec, { cols: [] });
};
