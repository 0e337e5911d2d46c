import { memo } from '../base/memo.ts';
import type { GridCell, GridData } from '../record/playerData.ts';
import type { Msg } from '../words/message.ts';

/** The grammar of a table: what a cell may say. `growing` tables take further rows (a list of values with counts). */
export interface GridSpec<R = unknown> {
  readonly id: string;
  readonly msg: Msg;
  readonly about: Msg;
  readonly rule: string;
  /** its columns; where they are the players' own, those it begins with */
  readonly cols: readonly { readonly key: string; readonly msg: Msg }[];
  /** the players add, name, order and remove columns, as their card has them */
  readonly ownCols?: OwnCols;
  /** an optional row counts from its first typed cell on: not every card has one */
  readonly rows: readonly { readonly key: string; readonly msg: Msg; readonly optional?: true }[] | 'growing';
  /** the pattern a cell's text must match, as the source of a regular expression, and how it reads for players */
  readonly pattern: string;
  readonly example: string;
  /** a cell says one of these and nothing else: picked by what it means, kept by its text */
  readonly choices?: readonly { readonly value: string; readonly msg: Msg }[];
  readonly parse: (text: string) => R | undefined;
  /** a cell as it is kept, however it was typed (dashes, capitals) */
  readonly tidy?: (text: string) => string;
  /** the box's own table, cell by cell the players' to correct from their card */
  readonly printed?: GridData;
  /** what a printed box may bear besides its text (a shade), as the players mark it */
  readonly mark?: GridMark;
  /** columns along which a value often runs on: it can be filled to the right, and a row begun as the one above */
  readonly runs?: readonly string[];
  /** cells by 'row/col' that are so unless the players type otherwise */
  readonly preset?: { readonly [at: string]: string };
  /** cells an example of the rulebook tells: compared with what is typed, never filled in */
  readonly stated?: readonly StatedCell[];
  /** a check over the whole table: what looks wrong, or a sum worth showing */
  readonly notes?: (grid: GridData) => readonly Msg[];
  /** what looks odd and may still be so: said, never refused, and silent once the players keep it */
  readonly warnings?: (grid: GridData) => readonly GridWarning[];
}
/** Columns that are the players' own: a heading is kept as `key` has it and is the column's name in the cells. */
export interface OwnCols {
  /** what a heading is: odds, a value */
  readonly msg: Msg;
  readonly example: string;
  /** the heading as it is kept; undefined: none of this table's. No '/', it stands in the cells' names */
  readonly key: (text: string) => string | undefined;
  /** where a new one goes; absent: last */
  readonly order?: (a: string, b: string) => number;
}
export interface GridMark {
  /** as it stands in a cell's `marks` */
  readonly key: string;
  /** a box that bears it: 'shaded' */
  readonly msg: Msg;
  /** the act of marking, as on a button */
  readonly act: Msg;
}
export interface StatedCell {
  readonly row: string;
  readonly col: string;
  readonly text: string;
  readonly rule: string;
}
export interface GridWarning {
  /** names what looks odd with the texts it is about: one of them changed, it is another warning */
  readonly id: string;
  readonly msg: Msg;
  /** the cells it is about, as 'row/col' */
  readonly at?: readonly string[];
  /** keeping it changes how the table is read */
  readonly binding?: true;
  /** what players say who keep it, where that is not that their card has it so */
  readonly keep?: Msg;
}

const place = (row: string, col: string): string => `${row}/${col}`;

/** A cell, or which one is missing. An empty cell says nothing: it is missing. */
export type At =
  | { readonly ok: true; readonly cell: GridCell; readonly from: string }
  | { readonly ok: false; readonly missing: { readonly table: string; readonly row: string; readonly col: string } };

export const at = (grid: GridData, row: string, col: string): At => {
  const key = place(row, col);
  const cell = Object.hasOwn(grid.cells, key) ? grid.cells[key] : undefined;
  return cell && cell.text.trim() !== ''
    ? { ok: true, cell, from: cell.from ?? grid.from }
    : { ok: false, missing: { table: grid.id, row, col } };
};

/** What a cell says in the table's own grammar. A text that does not parse is as good as missing. */
export const valueAt = <R>(spec: GridSpec<R>, grid: GridData, row: string, col: string): R | undefined => {
  const found = at(grid, row, col);
  return found.ok ? spec.parse(tidied(spec, found.cell.text)) : undefined;
};

/** A cell's text as the table keeps it. */
export const tidied = (spec: Pick<GridSpec, 'tidy'>, text: string): string =>
  spec.tidy ? spec.tidy(text.trim()) : text.trim();

/** The columns of a table: the players' where they are theirs to say. */
export const colsOf = (spec: Pick<GridSpec, 'cols' | 'ownCols'>, grid: Pick<GridData, 'cols'>): readonly string[] =>
  spec.ownCols ? grid.cols : spec.cols.map((col) => col.key);

/** Rows whose cells are asked for: an optional one from its first typed cell on. */
export const askedRows = (spec: Pick<GridSpec, 'rows'>, grid: GridData): readonly string[] =>
  spec.rows === 'growing'
    ? grid.rows
    : spec.rows.filter((row) => !row.optional || hasRow(grid, row.key)).map((row) => row.key);
/** Whether a row of a table says anything. */
export const hasRow = (grid: GridData, row: string): boolean => grid.cols.some((col) => at(grid, row, col).ok);

/**
 * The players' cells lie over the box's; each cell keeps its origin and how sure it is. A cell that says what it said
 * before anybody typed is still the box's: a table kept with one cell changed has one cell of the players'.
 */
export const layer = (box: GridData, players: GridData | undefined): GridData => {
  if (!players) return box;
  const cells: { [at: string]: GridCell } = {};
  const lay = (grid: GridData): void => {
    for (const [key, cell] of Object.entries(grid.cells)) {
      if (cell.text.trim() === '') continue;
      const below = cells[key];
      const from = below && below.text.trim() === cell.text.trim() ? below.from : undefined;
      cells[key] = { ...cell, from: from ?? cell.from ?? grid.from };
    }
  };
  lay(box);
  lay(players);
  const union = (a: readonly string[], b: readonly string[]): readonly string[] => [...new Set([...a, ...b])];
  return {
    ...box,
    cols: union(box.cols, players.cols),
    rows: union(box.rows, players.rows),
    cells,
    ...(players.accepted && { accepted: players.accepted }),
  };
};

/** A table before anybody typed into it: the box's own cells, where a rulebook states some. */
export const presetOf = memo((spec: GridSpec): GridData => spec.printed ?? preset(spec));
const preset = (spec: GridSpec): GridData => ({
  id: spec.id,
  cols: spec.cols.map((col) => col.key),
  rows: spec.rows === 'growing' ? [] : spec.rows.map((row) => row.key),
  cells: Object.fromEntries(Object.entries(spec.preset ?? {}).map(([at, text]) => [at, { text }])),
  from: 'preset',
});

/** The table with one more cell, as the players read it on their card; undefined: it has no room for it. */
export const withCell = (
  spec: GridSpec,
  grid: GridData,
  { row, col }: { readonly row: string; readonly col: string },
  text: string,
): GridData | undefined => {
  const rows = spec.rows === 'growing' ? grid.rows : spec.rows.map(({ key }) => key);
  const plain = tidied(spec, text);
  // what stands there is the players' to change, where they see the rest of it
  if (!rows.includes(row) || !colsOf(spec, grid).includes(col) || at(grid, row, col).ok) return undefined;
  if (plain === '' || !cellFits(spec, plain)) return undefined;
  return { ...grid, cells: { ...grid.cells, [place(row, col)]: { text: plain } } };
};

export interface GridCheck {
  /** cells that say something the table's grammar does not know */
  readonly bad: readonly { readonly row: string; readonly col: string; readonly text: string }[];
  readonly missing: readonly { readonly row: string; readonly col: string }[];
  /** cells the players marked as doubtful */
  readonly doubtful: readonly { readonly row: string; readonly col: string }[];
  /** cells outside the table's rows and columns */
  readonly outside: readonly string[];
  readonly notes: readonly Msg[];
  /** what the rulebook's examples tell, beside what is typed; undefined: nothing yet */
  readonly stated: readonly (StatedCell & { readonly typed: string | undefined })[];
  readonly warnings: readonly GridWarning[];
  /** warnings the players keep as they are */
  readonly kept: readonly GridWarning[];
}

/** Does this text fit the table? Empty fits: it is missing, not wrong. */
export const cellFits = (spec: GridSpec, text: string): boolean => {
  const plain = tidied(spec, text);
  return plain === '' || (new RegExp(`^(?:${spec.pattern})$`).test(plain) && spec.parse(plain) !== undefined);
};

export const checkGrid = (spec: GridSpec, grid: GridData): GridCheck => {
  const cols = colsOf(spec, grid);
  const asked = new Set(askedRows(spec, grid));
  const rows = spec.rows === 'growing' ? grid.rows : spec.rows.map((row) => row.key);
  const bad: { row: string; col: string; text: string }[] = [];
  const missing: { row: string; col: string }[] = [];
  const doubtful: { row: string; col: string }[] = [];
  const places = new Set<string>();
  for (const row of rows) {
    for (const col of cols) {
      places.add(place(row, col));
      const found = at(grid, row, col);
      if (!found.ok && asked.has(row)) missing.push({ row, col });
      if (found.ok) {
        if (!cellFits(spec, found.cell.text)) bad.push({ row, col, text: found.cell.text });
        if (found.cell.sure === false) doubtful.push({ row, col });
      }
    }
  }
  const outside = Object.keys(grid.cells).filter((key) => !places.has(key));
  const stated = (spec.stated ?? [])
    .filter((one) => cols.includes(one.col))
    .map((one) => {
      const found = at(grid, one.row, one.col);
      return { ...one, typed: found.ok ? tidied(spec, found.cell.text) : undefined };
    });
  const warnings = spec.warnings?.(grid) ?? [];
  const isKept = ({ id }: GridWarning): boolean => grid.accepted?.includes(id) === true;
  return {
    bad,
    missing,
    doubtful,
    outside,
    notes: spec.notes?.(grid) ?? [],
    stated,
    warnings: warnings.filter((one) => !isKept(one)),
    kept: warnings.filter(isKept),
  };
};
