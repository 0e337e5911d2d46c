import { bare } from '#rules/kit/base/found.ts';
import type { CellChange, Cursor, GridColumn } from './gridCells.ts';

type Choice = NonNullable<GridColumn['choices']>[number];

const namesOf = ({ key, label, also = [] }: Choice): readonly string[] => [key, label, ...also].map(bare);
const begins = (choice: Choice, typed: string): boolean => namesOf(choice).some((name) => name.startsWith(typed));

/** A word without the English s of the plural, and as one of the two spellings has it: "motorised", "armoured". */
const plain = (word: string): string =>
  word
    .replace(/(?<=\p{L}{2})s$/u, '')
    .replaceAll('our', 'or')
    .replace(/is(?=[aei])/g, 'iz');
/** All but the Italian ending, with the h that stands before some: "tedeschi" as "tedesca". */
const root = (word: string): string => word.replace(/h?\p{L}$/u, '');
/** A word for another number or gender of itself, in either spelling. */
const inflected = (word: string, typed: string): boolean => {
  const [its, said] = [plain(word), plain(typed)];
  return its === said || (/^\p{L}{4,}$/u.test(typed) && root(its) === root(said));
};
/** The one choice whose name says the same in the plural, as "bombardiere" is "bombardieri". */
const inOtherNumber = (choices: readonly Choice[], typed: string): Choice | undefined => {
  const words = typed.split(' ');
  const such = choices.filter((choice) =>
    namesOf(choice).some((name) => {
      const its = name.split(' ');
      return its.length === words.length && its.every((word, i) => inflected(word, words[i] ?? ''));
    }),
  );
  return such.length === 1 ? such[0] : undefined;
};

/** The one choice that has these words among those of its name: "pesante" is "equipaggiamento pesante (cerchio arancione)". */
const withWords = (choices: readonly Choice[], typed: string): Choice | undefined => {
  const words = typed.split(' ');
  if (words.some((word) => word.length < 4)) return undefined;
  const such = choices.filter((choice) =>
    namesOf(choice).some((name) => words.every((word) => name.split(' ').some((its) => inflected(its, word)))),
  );
  return such.length === 1 ? such[0] : undefined;
};

/** Whether the name of a choice goes on with a space behind what has been typed of it. */
export const hasSpaceAfter = (choices: readonly Choice[], typed: string): boolean =>
  typed !== '' && !typed.endsWith(' ') && choices.some((choice) => bare(choice.label).startsWith(`${bare(typed)} `));

/** The choice meant by one letter more; a letter that leads nowhere begins anew, the same one again goes to the next. */
export const typedChoice = (
  choices: readonly Choice[],
  before: string,
  letter: string,
): { readonly text: string; readonly choice?: Choice } => {
  const text = (before + letter).trimStart().toLowerCase();
  const found = choices.find((choice) => begins(choice, bare(text)));
  if (found) return { text, choice: found };
  const other = inOtherNumber(choices, bare(text));
  if (other) return { text, choice: other };
  const first = bare(letter);
  const all = choices.filter((choice) => begins(choice, first));
  const again = [...text].every((each) => each === first) ? text.length - 1 : 0;
  const choice = all[again % Math.max(1, all.length)];
  return { text: again > 0 ? text : first, ...(choice && { choice }) };
};

/** The choice a text names: by its key or its name in either language, in its other number, by as much of it as no other begins with, or by words no other has. */
const choiceOf = (choices: readonly Choice[], text: string): Choice | undefined => {
  const typed = bare(text);
  if (typed === '') return undefined;
  const found = choices.find((choice) => namesOf(choice).includes(typed));
  if (found) return found;
  const begun = choices.filter((choice) => begins(choice, typed));
  return begun.length === 1 ? begun[0] : (inOtherNumber(choices, typed) ?? withWords(choices, typed));
};

/** Names without a comma between them: the longest that is one, then the next; a word that is none stays. */
const inWords = (choices: readonly Choice[], words: readonly string[]): readonly string[] => {
  const [first] = words;
  if (first === undefined) return [];
  for (let n = words.length; n > 1; n--) {
    const one = choices.find((choice) => namesOf(choice).includes(bare(words.slice(0, n).join(' '))));
    if (one) return [one.key, ...inWords(choices, words.slice(n))];
  }
  return [choiceOf(choices, first)?.key ?? first, ...inWords(choices, words.slice(1))];
};

/** Several choices in one cell, with commas, semicolons or blanks between them. */
const choicesOf = (choices: readonly Choice[], text: string): string => {
  const parts = text.split(/[,;/+\n]+/).map((part) => part.trim());
  const keys = parts.flatMap((part) => {
    const one = choiceOf(choices, part);
    return one ? [one.key] : inWords(choices, part.split(/\s+/).filter(Boolean));
  });
  return [...new Set(keys)].join(' ');
};

/** A choice is kept by its key, however it is typed; other text stays, marked. */
export const asCell = ({ choices, many }: GridColumn, text: string): string => {
  const clean = text.trim();
  if (!choices || clean === '') return clean;
  return many ? choicesOf(choices, clean) : (choiceOf(choices, clean)?.key ?? clean);
};

/** The keys of a cell of several choices. */
export const keysIn = (text: string): readonly string[] => text.split(' ').filter((key) => key !== '');

/** A cell as it is read: choices by their names. */
export const shownCell = ({ choices, many }: GridColumn, text: string): string => {
  const nameOf = (key: string): string => choices?.find((choice) => choice.key === key)?.label ?? key;
  return choices && many ? keysIn(text).map(nameOf).join(', ') : nameOf(text);
};

/** The column a heading names, in either language or by its key; undefined: none of these. */
export const columnNamed = (columns: readonly GridColumn[], heading: string): GridColumn | undefined => {
  const asked = bare(heading);
  if (asked === '') return undefined;
  const named = ({ key, label, also = [] }: GridColumn) => [label, key, ...also];
  const exact = columns.find((column) => named(column).map(bare).includes(asked));
  if (exact) return exact;
  // "Faces" for "Faces, best first", where one column alone is called so
  const short = columns.filter((column) => named(column).some((called) => bare(called.split(',')[0] ?? '') === asked));
  return short.length === 1 ? short[0] : undefined;
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
