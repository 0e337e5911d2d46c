import type { CellChange, Cursor, GridColumn } from './Grid.tsx';

/** What was copied from a spreadsheet: tabs, commas or semicolons, quoted or not. The parser comes when it is needed. */
export const readClip = async (text: string): Promise<readonly (readonly string[])[]> => {
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''), {
    // One column has no delimiter to guess: then the whole line is the cell.
    delimitersToGuess: ['\t', ';', ',', '|'],
    skipEmptyLines: false,
  });
  return data;
};

export const writeCsv = async (rows: readonly (readonly string[])[]): Promise<string> => {
  const { default: papa } = await import('papaparse');
  return papa.unparse(rows.map((row) => [...row]));
};

const plain = (text: string): string => text.trim().toLowerCase();

/** A choice is typed by its key or by its name in either case; other text stays as it is and is marked. */
export const asCell = (column: GridColumn, text: string): string => {
  const clean = text.trim();
  const found = column.choices?.find(
    (choice) => plain(choice.key) === plain(clean) || plain(choice.label) === plain(clean),
  );
  return found?.key ?? clean;
};

/** The cells a pasted block changes, from the cursor on; what falls outside the table is left out. */
export const clipped = (
  block: readonly (readonly string[])[],
  from: Cursor,
  columns: readonly GridColumn[],
  rows: number,
): readonly CellChange[] =>
  block.flatMap((line, i) =>
    line.flatMap((text, j): readonly CellChange[] => {
      const row = from.row + i;
      const column = columns[from.col + j];
      return column && row < rows ? [{ row, col: from.col + j, text: asCell(column, text) }] : [];
    }),
  );
