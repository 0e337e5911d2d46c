import { csvOptions, withoutGuard } from './csv.ts';
import type { CellChange, Cursor, GridColumn } from './gridCells.ts';

/** What was copied from a spreadsheet: tabs, commas or semicolons, quoted or not. The parser comes when it is needed. */
export const readClip = async (text: string): Promise<readonly (readonly string[])[]> => {
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''), {
    // One column has no delimiter to guess: then the whole line is the cell.
    delimitersToGuess: ['\t', ';', ',', '|'],
    skipEmptyLines: false,
  });
  return data.map((row) => row.map(withoutGuard));
};

export const writeCsv = async (rows: readonly (readonly string[])[]): Promise<string> => {
  const { default: papa } = await import('papaparse');
  return papa.unparse(
    rows.map((row) => [...row]),
    csvOptions,
  );
};

const plain = (text: string): string => text.trim().toLowerCase();

type Choice = NonNullable<GridColumn['choices']>[number];

const begins = (choice: Choice, typed: string): boolean =>
  plain(choice.label).startsWith(typed) || plain(choice.key).startsWith(typed);

/** Whether the name of a choice goes on with a space behind what has been typed of it. */
export const hasSpaceAfter = (choices: readonly Choice[], typed: string): boolean =>
  typed !== '' && !typed.endsWith(' ') && choices.some((choice) => choice.label.toLowerCase().startsWith(`${typed} `));

/** The choice meant by one letter more; a letter that leads nowhere begins anew, the same one again goes to the next. */
export const typedChoice = (
  choices: readonly Choice[],
  before: string,
  letter: string,
): { readonly text: string; readonly choice?: Choice } => {
  const text = (before + letter).trimStart().toLowerCase();
  const found = choices.find((choice) => begins(choice, text));
  if (found) return { text, choice: found };
  const first = plain(letter);
  const all = choices.filter((choice) => begins(choice, first));
  const again = [...text].every((each) => each === first) ? text.length - 1 : 0;
  const choice = all[again % Math.max(1, all.length)];
  return { text: again > 0 ? text : first, ...(choice && { choice }) };
};

/** A choice is typed by its key or its name, or as much of either as no other begins with; other text stays, marked. */
export const asCell = (column: GridColumn, text: string): string => {
  const clean = text.trim();
  const { choices = [] } = column;
  const typed = plain(clean);
  const found = choices.find((choice) => plain(choice.key) === typed || plain(choice.label) === typed);
  if (found || typed === '') return found?.key ?? clean;
  const begun = choices.filter((choice) => begins(choice, typed));
  return begun.length === 1 ? (begun[0]?.key ?? clean) : clean;
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
