import type { ParseConfig } from 'papaparse';
import type { Locale } from '#rules/kit/words/message.ts';

/**
 * Spreadsheets' text files, in and out. What a spreadsheet would run as a formula is written as text, by the apostrophe
 * it takes off again, and so is what it would turn into a date, a time or another number: 1/2, 3-1, 2:1, 0104. Read back
 * here, the apostrophe goes.
 */
const formula = '[=@\\t\\r]|[+-](?!\\d+(?:[.,]\\d+)?$)';
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|gen|mag|giu|lug|ago|set|ott|dic';
const turned = `\\d{1,4}(?:[-/.:]\\d{1,4}){1,2}$|0\\d+$|\\d+e\\d+$|(?:\\d{1,2}[ -])?(?:${months})[a-z]*\\.?[ -]\\d{1,4}$`;
const runs = new RegExp(`^(?:${formula}|${turned})`, 'i');
const guarded = new RegExp(`^'(?=[=@\\t\\r+-]|${turned})`, 'i');

const withoutGuard = (cell: string): string => cell.replace(guarded, '');

/** A number is written with the decimals of the language; a text stays as it is. */
export type CsvCell = string | number;
export type CsvRow = readonly CsvCell[];

/** What a spreadsheet of the language takes for the end of a cell: with a decimal comma it is no comma. */
const separators: { readonly [L in Locale]: string } = { en: ',', it: ';' };
const decimals: { readonly [L in Locale]: string } = { en: '.', it: ',' };
/** Without it a spreadsheet takes the file for one of its own old pages of signs. */
const mark = '\ufeff';

const cellText = (cell: CsvCell, locale: Locale): string => {
  if (typeof cell === 'string') return cell;
  // a chance of 1/6 has no more than this to say
  const plain = Number.isFinite(cell) ? String(Math.round(cell * 1e6) / 1e6) : '';
  return plain.replace('.', decimals[locale]);
};

/** Rows as a file that opens rightly in a spreadsheet of the language. The writer comes when it is needed. */
export const writeCsv = async (rows: readonly CsvRow[], locale: Locale): Promise<string> => {
  const { default: papa } = await import('papaparse');
  const texts = rows.map((row) => row.map((cell) => ({ cell, text: cellText(cell, locale) })));
  const lines = texts.map((row) =>
    // a number of ours is never taken for a date: 2,5 is one cell and no text
    row.map(({ cell, text }) => (typeof cell === 'number' ? text : runs.test(text) ? `'${text}` : text)),
  );
  return mark + papa.unparse(lines, { delimiter: separators[locale], newline: '\r\n' });
};

const asked: ParseConfig<string[]> = {
  // One column has no delimiter to guess: then the whole line is the cell. Before a comma, for that may be a decimal.
  delimitersToGuess: ['\t', ';', ',', '|'],
  skipEmptyLines: false,
};

/** What was copied from a spreadsheet, or its file: tabs, commas or semicolons, quoted or not. */
export const readCells = async (text: string): Promise<readonly (readonly string[])[]> => {
  const { default: papa } = await import('papaparse');
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  // some spreadsheets say on a line of its own what they put between cells
  const told = /^sep=(.)\n/i.exec(plain);
  const { data } = papa.parse<string[]>(plain.slice(told?.[0].length ?? 0).replace(/\n$/, ''), {
    ...asked,
    ...(told?.[1] !== undefined && { delimiter: told[1] }),
  });
  return data.map((row) => row.map(withoutGuard));
};

const begins = (bytes: Uint8Array, ...with_: readonly number[]): boolean => with_.every((one, i) => bytes[i] === one);

/** UTF-16 without a mark: of signs of these two languages every second byte is 0. */
const unmarked = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const seen = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [i, byte] of seen.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (bytes.length % 2 !== 0 || Math.max(even, odd) < seen.length / 4) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
};

const read = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** No text holds these: tabs and line ends aside, signs below the space belong to other files. */
const isText = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return false;
  }
  return true;
};

export type Decoded =
  | { readonly text: string }
  /** a workbook of a spreadsheet, not its text; neither text nor workbook */
  | { readonly not: 'workbook' | 'noText' };

/**
 * A file's bytes as text: UTF-8, UTF-16 in either order with or without its mark, and what is none of them as Western
 * Windows writes it (cp1252), which is what spreadsheets there save as CSV.
 */
export const decoded = (bytes: Uint8Array): Decoded => {
  if (begins(bytes, 0x50, 0x4b, 3, 4) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { not: 'workbook' };
  const wide = begins(bytes, 0xff, 0xfe) ? 'utf-16le' : begins(bytes, 0xfe, 0xff) ? 'utf-16be' : unmarked(bytes);
  // half a sign at the end, or half a pair: then it is none of them
  const text = wide ? read(bytes, wide) : (read(bytes, 'utf-8') ?? read(bytes, 'windows-1252'));
  return text !== undefined && isText(text) ? { text } : { not: 'noText' };
};
