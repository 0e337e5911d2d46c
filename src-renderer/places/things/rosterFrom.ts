import { bare } from '#rules/kit/base/found.ts';
import type { RosterData } from '#rules/kit/record/playerData.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { asCell, clipped, columnNamed } from '../../host/clip.ts';
import type { CellChange, Cursor, GridColumn } from '../../host/gridCells.ts';
import { type CellDiff, rosterDiff, rosterWith } from '../../host/thingsData.ts';
import type { NotBrought } from './brought.ts';

/** A roster out of a file or a pasted block: what it would be, and what of the block has no place. */
export type BroughtRoster =
  | {
      readonly ok: true;
      readonly roster: RosterData;
      /** headings of columns the roster does not have: left out */
      readonly unknown: readonly string[];
      /** lines that say something and name no entry: left out */
      readonly unnamed: number;
    }
  | NotBrought;

type Rows = readonly (readonly string[])[];

const filled = (line: readonly string[]): readonly string[] => line.map((cell) => cell.trim()).filter(Boolean);

/** Which column each place of a line of headings is, -1 none; undefined: the line is none of headings. */
const headings = (first: readonly string[], columns: readonly GridColumn[]): readonly number[] | undefined => {
  const found = first.map((cell) => {
    const named = columnNamed(columns, cell);
    return named ? columns.indexOf(named) : -1;
  });
  const known = found.filter((at) => at >= 0).length;
  return known > 0 && known * 2 >= filled(first).length ? found : undefined;
};

/** A line without headings is one of this roster where all its values fit, or where it names an entry. */
const reads = (roster: RosterData, line: readonly string[], columns: readonly GridColumn[]): boolean => {
  if (roster.units.some((unit) => unit.name !== '' && bare(unit.name) === bare(line[0] ?? ''))) return true;
  const values = line.slice(1).map((text, i) => ({ text: text.trim(), column: columns[i + 1] }));
  const said = values.filter(({ text }) => text !== '');
  return said.length > 0 && said.every(({ text, column }) => column?.fits(asCell(column, text)));
};

/**
 * A spreadsheet's rows over the roster: columns go by their headings, entries are found by their name, new names become
 * new entries. A name the sheet itself has twice stays twice: which row is meant is the players' to say.
 */
export const rosterFrom = (
  spec: RosterSpec,
  roster: RosterData,
  rows: Rows,
  columns: readonly GridColumn[],
): BroughtRoster => {
  const first = rows[0] ?? [];
  const headed = headings(first, columns);
  if (!headed && !reads(roster, first, columns)) return { ok: false, why: 'noColumn', what: filled(first) };
  const order = headed ?? columns.map((_, i) => i);
  const names = order.indexOf(0);
  if (names < 0) return { ok: false, why: 'noName', what: columns.slice(0, 1).map(({ label }) => label) };
  const taken = new Set<string>();
  let next = roster;
  let unnamed = 0;
  for (const row of headed ? rows.slice(1) : rows) {
    const title = row[names]?.trim() ?? '';
    if (title === '') {
      if (filled(row).length > 0) unnamed++;
      continue;
    }
    const known = bare(title);
    const at = taken.has(known) ? -1 : next.units.findIndex((unit) => bare(unit.name) === known);
    taken.add(known);
    const target = at < 0 ? next.units.length : at;
    const changes = row.flatMap((text, i): readonly CellChange[] => {
      const col = order[i] ?? -1;
      const column = columns[col];
      // the name of a known entry stays as its players wrote it
      return column && text.trim() !== '' && (col > 0 || at < 0)
        ? [{ row: target, col, text: asCell(column, text) }]
        : [];
    });
    next = rosterWith(spec, next, changes);
  }
  if (taken.size === 0) return { ok: false, why: 'noRow', what: filled(first) };
  const unknown = headed ? first.filter((text, i) => headed[i] === -1 && text.trim() !== '') : [];
  return { ok: true, roster: next, unknown, unnamed };
};

/** What was pasted at a cell: by its headings where it has some, else from the cell on. */
export const pastedInto = (
  spec: RosterSpec,
  roster: RosterData,
  block: Rows,
  from: Cursor,
  columns: readonly GridColumn[],
): BroughtRoster => {
  if (block.length > 1 && headings(block[0] ?? [], columns)) return rosterFrom(spec, roster, block, columns);
  const changes = clipped(block, from, columns, Number.POSITIVE_INFINITY);
  return { ok: true, roster: rosterWith(spec, roster, changes), unknown: [], unnamed: 0 };
};

/** The cells that said something and would say something else: not without being asked. */
export const overwritten = (spec: RosterSpec, before: RosterData, after: RosterData): readonly CellDiff[] =>
  rosterDiff(spec, before, after).filter((diff) => diff.before !== '');
