import { isRecord, textsIn } from '#rules/kit/base/json.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import { startOf } from '#rules/kit/forms/parse.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import type { GridCell, GridData, RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import { freshUnit } from '#rules/kit/tables/apart.ts';
import { type GridSpec, presetOf, tidied } from '#rules/kit/tables/grids.ts';
import { perOf, printedText, textOf } from '#rules/kit/tables/rosterGate.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { readHeadings } from './columns.ts';
import type { CellChange, Cursor } from './gridCells.ts';

// Tables.

/** What a hand begins with: the preset cells where the table has some. */
export const emptyGrid = (spec: GridSpec): GridData => ({ ...presetOf(spec), from: 'typed' });

/**
 * A table from disk or from a file, narrowed; cells outside the table's own rows and columns are left out, and columns
 * it cannot read where they are the players'.
 */
export const asGrid = (spec: GridSpec, raw: unknown): GridData | undefined => {
  if (!isRecord(raw) || !isRecord(raw.cells)) return undefined;
  const blank = emptyGrid(spec);
  const rows = spec.rows === 'growing' ? [...new Set(textsIn(raw.rows))].slice(0, 500) : blank.rows;
  const cols = spec.ownCols ? readHeadings(spec, textsIn(raw.cols)).slice(0, 60) : blank.cols;
  const typed = isRecord(raw.second) ? raw.second : {};
  const cells: Record<string, GridCell> = {};
  const second: Record<string, string> = {};
  for (const row of rows)
    for (const col of cols) {
      const again = typed[`${row}/${col}`];
      if (typeof again === 'string' && again !== '') second[`${row}/${col}`] = again.slice(0, 60);
      const cell = raw.cells[`${row}/${col}`];
      if (!isRecord(cell) || typeof cell.text !== 'string') continue;
      cells[`${row}/${col}`] = {
        text: kept(spec, cell.text),
        ...(cell.sure === false && { sure: false }),
        ...(Array.isArray(cell.marks) && { marks: textsIn(cell.marks) }),
      };
    }
  const accepted = textsIn(raw.accepted).slice(0, 500);
  return {
    ...blank,
    cols,
    rows,
    cells: { ...spec.printed?.cells, ...cells },
    ...(accepted.length > 0 && { accepted }),
    ...(Object.keys(second).length > 0 && { second }),
  };
};

/** A cell's text as the table keeps it; a table without a hand for it keeps it as typed. */
export const kept = (spec: Pick<GridSpec, 'tidy'>, text: string): string =>
  (spec.tidy ? tidied(spec, text) : text).slice(0, 60);

export const gridTexts = (grid: GridData): readonly (readonly string[])[] =>
  grid.rows.map((row) => grid.cols.map((col) => grid.cells[`${row}/${col}`]?.text ?? ''));

const freshRow = (rows: readonly string[]): string => {
  for (let n = rows.length + 1; ; n++) if (!rows.includes(`r${n}`)) return `r${n}`;
};

/** Changed cells laid into a table; rows beyond its end are added where the table grows. */
export const laidIn = (grid: GridData, changes: readonly CellChange[]): GridData => {
  const rows = [...grid.rows];
  const cells: Record<string, GridCell> = { ...grid.cells };
  for (const { row, col, text } of changes) {
    while (rows.length <= row) rows.push(freshRow(rows));
    const at = `${rows[row]}/${grid.cols[col]}`;
    if (text === '') delete cells[at];
    else cells[at] = { ...(cells[at]?.marks && { marks: cells[at].marks }), text };
  }
  return { ...grid, rows, cells };
};

/** An emptied cell says again what the box prints there; its marks stay. */
export const asPrinted = (spec: Pick<GridSpec, 'printed'>, before: GridData, grid: GridData): GridData => {
  const missing = Object.entries(spec.printed?.cells ?? {}).filter(([at]) => !grid.cells[at]);
  if (missing.length === 0) return grid;
  const back = missing.map(([at, cell]): [string, GridCell] => {
    const marks = before.cells[at]?.marks;
    return [at, { ...cell, ...(marks && { marks }) }];
  });
  return { ...grid, cells: { ...grid.cells, ...Object.fromEntries(back) } };
};

/** What fills the empty cells right of one with its text, as far as the next typed one. */
export const runOn = (spec: Pick<GridSpec, 'runs'>, grid: GridData, { row, col }: Cursor): readonly CellChange[] => {
  const runs = spec.runs ?? [];
  const textAt = (i: number): string => grid.cells[`${grid.rows[row]}/${grid.cols[i]}`]?.text ?? '';
  const text = textAt(col);
  if (text === '' || !runs.includes(grid.cols[col] ?? '')) return [];
  const changes: CellChange[] = [];
  for (let i = col + 1; i < grid.cols.length && runs.includes(grid.cols[i] ?? '') && textAt(i) === ''; i++)
    changes.push({ row, col: i, text });
  return changes;
};
/** What makes the empty cells of a row as those above them. */
export const asAbove = (spec: Pick<GridSpec, 'runs'>, grid: GridData, row: number): readonly CellChange[] =>
  grid.cols.flatMap((key, col) => {
    const text = grid.cells[`${grid.rows[row - 1]}/${key}`]?.text ?? '';
    const isOpen = (grid.cells[`${grid.rows[row]}/${key}`]?.text ?? '') === '';
    return isOpen && text !== '' && spec.runs?.includes(key) ? [{ row, col, text }] : [];
  });

export const withoutRow = (grid: GridData, row: number): GridData => {
  const gone = grid.rows[row];
  if (gone === undefined) return grid;
  const without = <T>(cells: { readonly [at: string]: T }) =>
    Object.fromEntries(Object.entries(cells).filter(([at]) => !at.startsWith(`${gone}/`)));
  return {
    ...grid,
    rows: grid.rows.filter((key) => key !== gone),
    cells: without(grid.cells),
    ...(grid.second && { second: without(grid.second) }),
  };
};

/** A cell marked as doubtful, or sure again. */
export const doubted = (grid: GridData, row: number, col: number): GridData => {
  const at = `${grid.rows[row]}/${grid.cols[col]}`;
  const cell = grid.cells[at];
  if (!cell) return grid;
  const { sure, ...rest } = cell;
  return { ...grid, cells: { ...grid.cells, [at]: sure === false ? rest : { ...rest, sure: false } } };
};

/** A cell given a mark, or without it again. */
export const marked = (grid: GridData, mark: string, row: number, col: number): GridData => {
  const at = `${grid.rows[row]}/${grid.cols[col]}`;
  const cell = grid.cells[at];
  if (!cell) return grid;
  const { marks = [], ...rest } = cell;
  const next = marks.includes(mark) ? marks.filter((one) => one !== mark) : [...marks, mark];
  return { ...grid, cells: { ...grid.cells, [at]: { ...rest, ...(next.length > 0 && { marks: next }) } } };
};

// Rosters.

type Value = RosterUnit['values'][string];

/** The fields a counter prints, in order; rows in rows are no counter's. */
export const columnsOf = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((id) => fields[id]?.kind !== 'rows');

/** Whether a counter has such a value at all: skis are asked of Finnish infantry only. */
export const has = ({ fields }: RosterSpec, { values }: RosterUnit, id: string): boolean => {
  const when = fields[id]?.when;
  if (!when) return true;
  const typed = Object.entries(values).filter(([, value]) => value !== null);
  return holds(when, { input: { ...startOf(fields), ...Object.fromEntries(typed) }, context: emptyContext });
};
export const isAsked = (spec: RosterSpec, unit: RosterUnit, id: string): boolean =>
  !spec.fields[id]?.optional && has(spec, unit, id);
/** How much of what must be typed is there; a yes or no and a choice of several may be left alone. */
export const progressIn = (
  spec: RosterSpec,
  { units }: RosterData,
): { readonly typed: number; readonly of: number } => {
  const needed = columnsOf(spec.fields).filter((id) => !['toggle', 'set'].includes(spec.fields[id]?.kind ?? ''));
  const cells = units.flatMap((unit) => needed.filter((id) => isAsked(spec, unit, id)).map((id) => unit.values[id]));
  return { typed: cells.filter((value) => textOf(value) !== '').length, of: cells.length };
};

export const knownRoster = (spec: RosterSpec): RosterData => ({ id: spec.id, units: spec.known });

/** A typed text as the field's value; a text that does not fit is kept as text, so that nothing typed is lost. */
export const fieldValue = (field: Fields[string] | undefined, text: string): Value => {
  if (text === '' || !field) return text === '' ? null : text;
  if (field.kind === 'count' || field.kind === 'face' || field.kind === 'top') {
    // printed in wholes, kept in parts
    const n = Number(text.replace(',', '.')) * perOf(field);
    return Number.isFinite(n) ? n : text;
  }
  if (field.kind === 'toggle') return text === 'true' ? true : text === 'false' ? false : text;
  if (field.kind === 'set') return text.split(/[\s,;]+/).filter((part) => part !== '');
  return text;
};

export const asRoster = (spec: RosterSpec, raw: unknown): RosterData | undefined => {
  if (!isRecord(raw) || !Array.isArray(raw.units)) return undefined;
  const fields = columnsOf(spec.fields);
  const units = raw.units.slice(0, 1_000).flatMap((unit): readonly RosterUnit[] => {
    if (!isRecord(unit) || typeof unit.id !== 'string' || typeof unit.name !== 'string') return [];
    const given = isRecord(unit.values) ? unit.values : {};
    const values: Record<string, Value> = {};
    for (const id of fields) {
      const value = given[id];
      values[id] =
        typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
          ? value
          : Array.isArray(value)
            ? textsIn(value)
            : null;
    }
    return [{ id: unit.id.slice(0, 60), name: unit.name.slice(0, 60), values }];
  });
  return { id: spec.id, units };
};

/** Name first, then the fields. */
export const rosterTexts = (spec: RosterSpec, roster: RosterData): readonly (readonly string[])[] =>
  roster.units.map((unit) => [
    unit.name,
    ...columnsOf(spec.fields).map((id) => printedText(spec.fields[id], unit.values[id])),
  ]);

export const rosterWith = (spec: RosterSpec, roster: RosterData, changes: readonly CellChange[]): RosterData => {
  const fields = columnsOf(spec.fields);
  const units = [...roster.units];
  for (const { row, col, text } of changes) {
    while (units.length <= row) units.push({ id: freshUnit(spec, units), name: '', values: {} });
    const unit = units[row];
    const field = fields[col - 1];
    if (!unit) continue;
    units[row] =
      col === 0 || field === undefined
        ? { ...unit, name: text }
        : { ...unit, values: { ...unit.values, [field]: fieldValue(spec.fields[field], text) } };
  }
  return { ...roster, units };
};

// Differences, shown before an import is accepted.

export interface CellDiff {
  readonly row: string;
  readonly col: string;
  readonly before: string;
  readonly after: string;
}

const diffOf = (
  before: ReadonlyMap<string, readonly string[]>,
  after: ReadonlyMap<string, readonly string[]>,
  cols: readonly string[],
): readonly CellDiff[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((row) =>
    cols.flatMap((col, i): readonly CellDiff[] => {
      const [was = '', is = ''] = [before.get(row)?.[i], after.get(row)?.[i]];
      return was === is ? [] : [{ row, col, before: was, after: is }];
    }),
  );

/** Rows of a growing table have no names: they are told by their number. Columns that only one of the two has count. */
export const gridDiff = (
  spec: GridSpec,
  before: GridData,
  after: GridData,
  /** how a cell reads, its marks with it */
  shown: (cell: GridCell) => string = ({ text }) => text,
): readonly CellDiff[] => {
  const cols = [...new Set([...after.cols, ...before.cols])];
  const named = (grid: GridData) =>
    new Map(
      grid.rows.map((row, i) => [
        spec.rows === 'growing' ? String(i + 1) : row,
        cols.map((col) => {
          const cell = grid.cells[`${row}/${col}`];
          return cell ? shown(cell) : '';
        }),
      ]),
    );
  return diffOf(named(before), named(after), cols);
};

export const rosterDiff = (spec: RosterSpec, before: RosterData, after: RosterData): readonly CellDiff[] => {
  const named = (roster: RosterData) =>
    new Map(roster.units.map((unit, i) => [unit.id, rosterTexts(spec, roster)[i] ?? []]));
  return diffOf(named(before), named(after), ['name', ...columnsOf(spec.fields)]);
};

/** Where the hand goes on: the first empty cell, row by row; behind the last row when all is typed. */
export const firstGap = (rows: readonly (readonly string[])[]): Cursor => {
  const row = rows.findIndex((cells) => cells.includes(''));
  return row < 0 ? { row: rows.length, col: 0 } : { row, col: rows[row]?.indexOf('') ?? 0 };
};
