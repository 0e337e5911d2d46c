import type { Fields } from './fields.ts';
import type { Msg } from './text.ts';
import type { Scalar } from './value.ts';

/** A table as plain text, cell by cell: the box's (printed in a rulebook) or the players' own (typed from their card). */
export interface GridData {
  readonly id: string;
  readonly cols: readonly string[];
  readonly rows: readonly string[];
  /** by 'row/col' */
  readonly cells: { readonly [at: string]: GridCell };
  /** where it comes from: a rule number, or 'typed' */
  readonly from: string;
  /** warnings the players looked at and keep: so it stands on their card */
  readonly accepted?: readonly string[];
  /** cells typed a second time, apart from the first: for finding slips, never for rules */
  readonly second?: { readonly [at: string]: string };
}
export interface GridCell {
  readonly text: string;
  /** false: the player marked it as doubtful */
  readonly sure?: boolean;
  readonly marks?: readonly string[];
  /** where this cell comes from, if not from where its table does: cells of the players' lie over the box's */
  readonly from?: string;
}

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

/** A unit typed once from its counter. `values` are the roster's fields. */
export interface RosterUnit {
  readonly id: string;
  readonly name: string;
  readonly values: { readonly [field: string]: Scalar | readonly string[] | null };
}
export interface RosterData {
  readonly id: string;
  readonly units: readonly RosterUnit[];
}
/** What a game asks of its units: fields shared with the calculators' rows, a list of units known by name from the rulebook. */
export interface RosterSpec {
  readonly id: string;
  readonly msg: Msg;
  readonly about: Msg;
  readonly rule: string;
  /** absent: not one side's (places on the map) */
  readonly side?: string;
  readonly fields: Fields;
  /** the units every copy of the game has, with what the rulebook states of them; missing values are the player's */
  readonly known: readonly RosterUnit[];
  /** the field that holds the ladder of steps as text, e.g. '9-7 4-7 2-7 1-7' */
  readonly steps?: string;
  /** whether a text is such a ladder, where it is not written like '9-7 4-7' */
  readonly isLadder?: (text: string) => boolean;
  /** what an entry can be given with one press, by the players' own act: the next step of a ladder … */
  readonly acts?: readonly RosterAct[];
  /** what its entries are, where they are no units */
  readonly called?: {
    readonly one: Msg;
    readonly many: (count: number) => Msg;
    readonly remove: Msg;
    /** what it is typed from; absent: from the map */
    readonly begin?: Msg;
  };
  /** what is wrong with an entry though each of its values fits: shown beside its row; nothing typed is lost */
  readonly troubles?: (roster: RosterData) => readonly RosterTrouble[];
}
export interface RosterAct {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  readonly field: string;
  /** the field's new text; undefined: nothing to do for this entry */
  readonly text: (unit: RosterUnit) => string | undefined;
}
export interface RosterTrouble {
  /** the number of its row, from 0 */
  readonly row: number;
  /** the field that is wrong; absent: the name */
  readonly field?: string;
  readonly msg: Msg;
}

/** Odds as printed at the head of a column: 2-1, 1-3, 3:1. */
export interface Ratio {
  readonly key: string;
  readonly attack: number;
  readonly defence: number;
}

export const ratioOf = (key: string): Ratio => {
  const [, attack, defence] = /^(\d+)\s*[-:]\s*(\d+)$/.exec(key) ?? [];
  const ratio = { key, attack: Number(attack), defence: Number(defence) };
  if (!(ratio.attack > 0 && ratio.defence > 0)) throw new Error(`${key} is no odds`);
  return ratio;
};

/** The columns of an odds table, worst for the attacker first, and what odds below the first of them are. */
export interface OddsTable {
  readonly columns: readonly Ratio[];
  /** clamp: fought on the first column; fixed: a result without a die; none: no attack is possible */
  readonly below: 'clamp' | { readonly fixed: string } | 'none';
}

export const oddsTable = (keys: readonly string[], below: OddsTable['below']): OddsTable => {
  const columns = keys.map(ratioOf);
  columns.forEach((column, i) => {
    const before = columns[i - 1];
    if (before && before.attack * column.defence >= column.attack * before.defence) {
      throw new Error(`column ${column.key} is not above ${before.key}`);
    }
  });
  return { columns, below };
};

export interface OddsColumn {
  /** undefined: below the first column of a table that does not clamp, or no attack at all */
  readonly column?: number;
  /** the result without a die, below the first column of a table that has one */
  readonly fixed?: string;
  readonly where: 'in' | 'below' | 'above' | 'no attack';
  /** points missing to the next column; undefined in the last, or where no number of points helps (no defence) */
  readonly short?: number;
  /** points that may go without losing the column; undefined where nothing lies below it */
  readonly spare?: number;
}

/**
 * The highest printed ratio that is not above attack : defence, so that every fraction falls to the defender: for
 * A ≥ D that is floor(A/D) to 1, for A < D 1 to ceil(D/A). Without defence no ratio is too high.
 */
export const oddsColumn = ({ columns, below }: OddsTable, attack: number, defence: number): OddsColumn => {
  if (!(attack > 0)) return { where: 'no attack' };
  const last = columns.length - 1;
  if (!(defence > 0)) return { column: last, where: 'above' };
  const needs = (i: number): number | undefined => {
    const ratio = columns[i];
    return ratio && Math.ceil((ratio.attack * defence) / ratio.defence);
  };
  let at = last;
  while (at >= 0 && attack < (needs(at) ?? 0)) at--;
  const next = needs(at + 1);
  const short = next === undefined ? {} : { short: next - attack };
  if (at < 0) {
    if (typeof below === 'object') return { fixed: below.fixed, where: 'below', ...short };
    if (below === 'none') return { where: 'below', ...short };
    const second = needs(1);
    return { column: 0, where: 'below', ...(second === undefined ? {} : { short: second - attack }) };
  }
  const least = needs(at) ?? 0;
  const spare = at > 0 || below !== 'clamp' ? { spare: attack - least } : {};
  const top = columns[last];
  const above = at === last && top !== undefined && attack * top.defence >= (top.attack + top.defence) * defence;
  return { column: at, where: above ? 'above' : 'in', ...short, ...spare };
};

/** A column moved right (or left, below 0), kept on the table. */
export const shiftColumn = ({ columns }: OddsTable, column: number, by: number): number =>
  Math.min(Math.max(column + by, 0), columns.length - 1);

/** The reader for trails: the index of the column, undefined where there is none. */
export const columnReader =
  (table: OddsTable) =>
  (attack?: number, defence?: number): number | undefined =>
    attack === undefined || defence === undefined ? undefined : oddsColumn(table, attack, defence).column;

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
export const presetOf = (spec: GridSpec): GridData => {
  const known = presets.get(spec);
  if (known) return known;
  const made = spec.printed ?? preset(spec);
  presets.set(spec, made);
  return made;
};
/** They are asked for with every look at a game. */
const presets = new WeakMap<GridSpec, GridData>();
const preset = (spec: GridSpec): GridData => ({
  id: spec.id,
  cols: spec.cols.map((col) => col.key),
  rows: spec.rows === 'growing' ? [] : spec.rows.map((row) => row.key),
  cells: Object.fromEntries(Object.entries(spec.preset ?? {}).map(([at, text]) => [at, { text }])),
  from: 'preset',
});

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
