import { bare } from '#rules/kit/base/found.ts';
import { isRecord } from '#rules/kit/base/json.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { gateTable } from '#rules/kit/tables/gridGate.ts';
import { cellFits, type GridSpec } from '#rules/kit/tables/grids.ts';
import { type Msg, nameList } from '#rules/kit/words/message.ts';
import { asCell, clipped, columnNamed } from '../../host/clip.ts';
import { readHeadings, typedIn, withColumn } from '../../host/columns.ts';
import type { GridColumn } from '../../host/gridCells.ts';
import { asGrid, emptyGrid, laidIn } from '../../host/thingsData.ts';
import { ui } from '../../words/text.ts';

/** A table out of a file or a spreadsheet: what it would be, and what of the file is odd. */
export type Brought =
  | {
      readonly ok: true;
      readonly grid: GridData;
      /** headings of rows and columns the table does not have: left out */
      readonly unknown: readonly string[];
      /** columns something is typed in that the file does not have: its cells would go */
      readonly lacking: readonly string[];
      /** cells that do not read like the table's */
      readonly bad: number;
    }
  | NotBrought;

/**
 * Nothing of it can be taken: one row or column stands twice and says two things; no heading of a column, or of a row,
 * is known; no column says whom the rows are about. `what`: the words of the file it is about, or the column that lacks.
 */
export interface NotBrought {
  readonly ok: false;
  readonly why: 'twice' | 'noColumn' | 'noRow' | 'noName';
  readonly what: readonly string[];
}
/** Why nothing of it was taken, and what the table or list would know. */
export const notBrought = ({ why, what }: NotBrought, columns: readonly GridColumn[]): Msg =>
  ui(`ui.tables.file.${why}`, {
    what: nameList(what.slice(0, most)),
    columns: nameList(columns.slice(0, most).map(({ label }) => label)),
  });
/** As many words as are still read. */
const most = 12;
const twice = (what: string): NotBrought => ({ ok: false, why: 'twice', what: [what] });

/** What the present table would lose, and what comes marked. `cols`: the columns the file has. */
const weighed = (
  spec: GridSpec,
  before: GridData,
  { second: _, ...grid }: GridData,
  cols: readonly string[],
  unknown: readonly string[],
): Brought => ({
  ok: true,
  // the second entry is this table's own, and stays
  grid: { ...grid, ...(before.second && { second: before.second }) },
  unknown,
  lacking: before.cols.filter((col) => !cols.includes(col) && typedIn(before, col) > 0),
  bad: Object.values(grid.cells).filter((cell) => !cellFits(spec, cell.text)).length,
});

/** Our own file. Headings are read as hands write them: 2-1 and 2:1 are one column. */
export const fromFile = (spec: GridSpec, before: GridData, raw: unknown): Brought | undefined => {
  if (!isRecord(raw) || !isRecord(raw.cells)) return undefined;
  const listed = Array.isArray(raw.cols) ? raw.cols.filter((one) => typeof one === 'string') : [];
  const gated = gateTable(spec, { cols: listed, cells: raw.cells }, textIn);
  if (!gated.ok) return twice(gated.twice);
  const grid = asGrid(spec, { ...raw, cells: gated.cells });
  return (
    grid &&
    weighed(
      spec,
      before,
      grid,
      readHeadings(spec, gated.cols).filter((col) => gated.cols.includes(col)),
      [...gated.noCols, ...gated.noRows],
    )
  );
};
const textIn = (cell: unknown): string => (isRecord(cell) && typeof cell.text === 'string' ? cell.text.trim() : '');

/** Whether a spreadsheet's cell is a heading of a table whose columns are the players': no result reads like it. */
export const isHeading = (spec: GridSpec, text: string): boolean =>
  spec.ownCols?.key(text) !== undefined && !cellFits(spec, text);

/**
 * A spreadsheet's rows: a first line that repeats headings places the columns, a first column that repeats the rows'
 * places the rows; without them all goes by its place.
 */
export const fromRows = (
  spec: GridSpec,
  before: GridData,
  rows: readonly (readonly string[])[],
  columns: readonly GridColumn[],
  /** the rows' headings as shown; undefined: rows that grow */
  heads: readonly string[] | undefined,
  /** the same headings in the other language */
  also: readonly string[] = [],
): Brought | undefined => {
  const [first] = rows;
  if (!first) return undefined;
  const columnAt = (text: string): string | undefined =>
    columnNamed(columns, text)?.key ?? (isHeading(spec, text) ? spec.ownCols?.key(text) : undefined);
  const keys = rowKeys(spec);
  const rowAt = (text: string | undefined): number => {
    const said = bare(text ?? '');
    const shown = (heads ?? []).findIndex((head, i) => [head, also[i] ?? head].map(bare).includes(said));
    // a bare die is a row's name only where no cell reads like it
    return shown >= 0 || !text || cellFits(spec, text) ? shown : keys.findIndex((key) => bare(key) === said);
  };
  const found = first.map(columnAt);
  const headed = found.some((key) => key !== undefined);
  const body = headed ? rows.slice(1) : rows;
  const leading =
    (headed && found[0] === undefined) ||
    (!headed && (first.length > columns.length || body.some((row) => rowAt(row[0]) >= 0)));
  const at = leading ? 1 : 0;

  const unknown: string[] = [];
  const blank = emptyGrid(spec);
  const cols = headed && spec.ownCols ? [...new Set(found.filter((key) => key !== undefined))] : before.cols;
  const base: GridData = { ...blank, cols, ...(before.accepted && { accepted: before.accepted }) };
  /** which column of the table each place of a line is; absent: none */
  const order = headed
    ? found.slice(at).map((key, i) => {
        const col = key === undefined ? -1 : cols.indexOf(key);
        const text = first[i + at]?.trim() ?? '';
        if (col < 0 && text !== '') unknown.push(text);
        return col;
      })
    : cols.map((_, i) => i);
  const shaped = cols.map((key) => columns.find((column) => column.key === key) ?? plainColumn(spec, key));
  // without headings all goes by its place: then its first line has to read like one of this table
  const said = first.filter((cell) => cell.trim() !== '');
  const reads = first.slice(at).some((cell, i) => {
    const column = shaped[i];
    return cell.trim() !== '' && column !== undefined && cellFits(spec, asCell(column, cell));
  });
  if (!headed && said.length > 0 && !reads && !(leading && rowAt(first[0]) >= 0))
    return { ok: false, why: 'noColumn', what: said };

  const named = heads !== undefined && leading && body.some((row) => rowAt(row[0]) >= 0);
  const strange = body.map((row) => row[0]?.trim() ?? '').filter((head) => head !== '');
  if (heads && leading && !named && strange.length > 0) return { ok: false, why: 'noRow', what: strange };
  const lines = body.filter((row) => heads !== undefined || row.slice(at).some((cell) => cell.trim() !== ''));
  const texts = new Map<string, string>();
  for (const [i, line] of lines.entries()) {
    const row = named ? rowAt(line[0]) : i;
    const head = line[0]?.trim() ?? '';
    if (row < 0 || (heads && row >= heads.length)) {
      if (named && head !== '' && line.slice(1).some((cell) => cell.trim() !== '')) unknown.push(head);
      continue;
    }
    const placed: string[] = [];
    for (const [j, cell] of line.slice(at).entries()) {
      const col = order[j] ?? -1;
      if (col < 0 || cell.trim() === '') continue;
      if (placed[col] !== undefined && placed[col] !== cell.trim()) return twice(first[j + at] ?? '');
      placed[col] = cell.trim();
    }
    for (const { col, text } of clipped([placed.map((text) => text ?? '')], { row, col: 0 }, shaped, row + 1)) {
      if (text === '') continue;
      const there = texts.get(`${row}/${col}`);
      if (there !== undefined && there !== text) return twice(head);
      texts.set(`${row}/${col}`, text);
    }
  }
  const changes = [...texts].map(([key, text]) => {
    const [row, col] = key.split('/').map(Number);
    return { row: row ?? 0, col: col ?? 0, text: spec.tidy?.(text) ?? text };
  });
  if (changes.length === 0) {
    const what = unknown.filter((text) => text !== '');
    return what.length > 0 ? { ok: false, why: headed ? 'noRow' : 'noColumn', what } : undefined;
  }
  return weighed(
    spec,
    before,
    laidIn(base, changes),
    headed ? found.filter((key) => key !== undefined) : cols,
    unknown,
  );
};

const rowKeys = ({ rows }: GridSpec): readonly string[] => (rows === 'growing' ? [] : rows.map((row) => row.key));
const plainColumn = (spec: GridSpec, key: string): GridColumn => ({
  key,
  label: key,
  fits: (text) => cellFits(spec, text),
});

/** A block over the present table: the columns it names are added where they belong, what it says replaces cell by cell. */
export const laidOver = (spec: GridSpec, before: GridData, over: GridData): GridData => {
  const cols = over.cols.reduce((grid, col) => {
    const added = spec.ownCols ? withColumn(spec, grid, col) : undefined;
    return added?.ok ? added.grid : grid;
  }, before).cols;
  const rows = [...before.rows, ...over.rows.filter((row) => !before.rows.includes(row))];
  return { ...before, cols, rows, cells: { ...before.cells, ...over.cells } };
};
