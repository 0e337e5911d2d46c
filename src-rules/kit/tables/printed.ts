import type { GridCell, GridData } from '../record/playerData.ts';
import { type OddsTable, oddsTable } from './oddsTable.ts';

/** Tables as rulebooks print them: written down once, row by row as they stand there. */

/** A cell: its text or number, or what else is known of it. */
type Printed = string | number | GridCell;
const cellOf = (cell: Printed): GridCell =>
  typeof cell === 'object' ? cell : { text: String(cell).replace(/^-(?=\d)/, '−') };

/**
 * `lines`: by row, its cells from left to right, in a list or in a text, apart by spaces; a hyphen before a
 * figure becomes a minus. `from`: the rule it stands in.
 */
export const printedGrid = (
  id: string,
  from: string,
  cols: readonly string[],
  lines: { readonly [row: string]: readonly Printed[] | string },
): GridData => ({
  id,
  cols,
  rows: Object.keys(lines),
  cells: Object.fromEntries(
    Object.entries(lines).flatMap(([row, cells]) =>
      (typeof cells === 'string' ? cells.split(' ') : cells).map((cell, i) => [`${row}/${cols[i]}`, cellOf(cell)]),
    ),
  ),
  from,
});

/** A combat table: odds across, the faces of a die down. */
export interface PrintedOdds {
  readonly odds: OddsTable;
  /** the heads of its columns, from the defender's best to the attacker's best */
  readonly columns: readonly string[];
  readonly faces: readonly number[];
  /** what is printed under a column (its index) beside a face; '' off the table */
  readonly codeAt: (column: number, face: number) => string;
  /** for reading on the screen */
  readonly grid: GridData;
}

/** `text`: a line of odds, then a line for each face of the die with its codes, all apart by spaces. */
export const printedOdds = (id: string, from: string, below: OddsTable['below'], text: string): PrintedOdds => {
  const [columns = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const lines = Object.fromEntries(rows.map(([face = '', ...codes]) => [face, codes]));
  return {
    odds: oddsTable(columns, below),
    columns,
    faces: rows.map(([face]) => Number(face)),
    codeAt: (column, face) => lines[face]?.[column] ?? '',
    grid: printedGrid(id, from, columns, lines),
  };
};
