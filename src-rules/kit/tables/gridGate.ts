import { cellFits, colsOf, type GridSpec } from './grids.ts';

/** A table as a file or a script brings it, cell by cell. */
interface Brought<C> {
  readonly cols: readonly string[];
  readonly cells: { readonly [at: string]: C };
}

export type Gated<C> =
  | {
      readonly ok: true;
      /** the columns it has, as the table keeps them */
      readonly cols: readonly string[];
      /** by the headings as the table keeps them */
      readonly cells: { readonly [at: string]: C };
      /** headings of columns the table cannot read, and rows it does not have: their cells are left out */
      readonly noCols: readonly string[];
      readonly noRows: readonly string[];
      /** cells that do not read like the table's */
      readonly bad: readonly { readonly at: string; readonly text: string }[];
    }
  /** one column stands twice and says two things */
  | { readonly ok: false; readonly twice: string };

/**
 * The one gate for tables somebody typed elsewhere: headings are read as hands write them (2-1 and 2:1 are one column),
 * and what cannot be read is named. `textIn`: what a cell says.
 */
export const gateTable = <C>(spec: GridSpec, { cols, cells }: Brought<C>, textIn: (cell: C) => string): Gated<C> => {
  const fixed = colsOf(spec, { cols: [] });
  const keyOf = (col: string): string | undefined =>
    spec.ownCols ? spec.ownCols.key(col) : fixed.find((one) => one === col);
  const rows = spec.rows === 'growing' ? undefined : new Set(spec.rows.map(({ key }) => key));
  const noCols = new Set(cols.filter((col) => keyOf(col) === undefined));
  const noRows = new Set<string>();
  const read: Record<string, C> = {};
  for (const [at, cell] of Object.entries(cells)) {
    const cut = at.indexOf('/');
    const [row, col] = [at.slice(0, cut), at.slice(cut + 1)];
    const key = keyOf(col);
    if (key === undefined) noCols.add(col);
    if (rows && !rows.has(row)) noRows.add(row);
    if (key === undefined || (rows && !rows.has(row))) continue;
    const there = read[`${row}/${key}`];
    if (there !== undefined && textIn(there) !== textIn(cell)) return { ok: false, twice: col };
    read[`${row}/${key}`] = cell;
  }
  const bad = Object.entries(read).flatMap(([at, cell]) => {
    const text = textIn(cell);
    return cellFits(spec, text) ? [] : [{ at, text }];
  });
  const there = [...cols, ...Object.keys(cells).map((at) => at.slice(at.indexOf('/') + 1))];
  const kept = [...new Set(there.flatMap((col) => keyOf(col) ?? []))];
  return { ok: true, cols: kept, cells: read, noCols: [...noCols], noRows: [...noRows], bad };
};
