import path from 'node:path';
import { read, readSoon, write } from './files.ts';
import { type Part, sha } from './head.ts';

/**
 * The journal on disk: parts of at most 256 lines, one JSON line a row. Only the last is ever written again; a full one
 * stays as it is. A part may hold more rows than the head counts (the power went before the head was written): those
 * were never confirmed and do not count.
 */
export const partSize = 256;

const first = '{"format":"stato-maggiore/journal","lines":[';
/** What follows the rows: a short sum of each (older versions wrote none), and the checksum of all. */
const last = /^\],(?:"sums":"([0-9a-f]*)",)?"checksum":"([0-9a-f]{64})"\}$/;

export const partName = (version: number, n: number): string => `v${version}-${String(n).padStart(4, '0')}.json`;
export const partNameOf = (name: string): { readonly name: string; readonly version: number } | undefined => {
  const found = /^v(\d+)-\d+\.json$/.exec(name);
  return found ? { name, version: Number(found[1]) } : undefined;
};
export const partPath = (folder: string, name: string): string => path.join(folder, 'journal', name);

const sumOf = (rows: readonly string[]): string => sha(rows.join('\n'));

/** Hex digits of a row's own sum: which row of a damaged part is the damaged one. */
const sumLength = 8;
const shortSum = (row: string): string => sha(row).slice(0, sumLength);

export const writePart = (folder: string, name: string, rows: readonly string[]): Part => {
  const checksum = sumOf(rows);
  const sums = rows.map(shortSum).join('');
  write(partPath(folder, name), `${first}\n${rows.join(',\n')}\n],"sums":"${sums}","checksum":"${checksum}"}\n`);
  return { name, count: rows.length, checksum };
};

interface RowsOfPart {
  readonly rows: readonly string[];
  /** the part's own checksum is right */
  readonly whole: boolean;
  /** of each row, where the part says them */
  readonly sums?: readonly string[];
}

const rowsOf = (text: string): RowsOfPart => {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => last.test(line));
  const [, sums, stated] = (end < 0 ? undefined : last.exec(lines[end] ?? '')) ?? [];
  const rows = lines.slice(1, end < 0 ? undefined : end).map((line) => (line.endsWith(',') ? line.slice(0, -1) : line));
  const whole = lines[0] === first && stated === sumOf(rows);
  return { rows, whole, ...(sums !== undefined && { sums: sums.match(/.{8}/g) ?? [] }) };
};

const countedRows = (text: string, part: Part): readonly string[] | undefined => {
  const rows = rowsOf(text).rows.slice(0, part.count);
  return rows.length === part.count && sumOf(rows) === part.checksum ? rows : undefined;
};

/** The rows that count, or undefined when they are not what the head says. */
export const readPart = (folder: string, part: Part): readonly string[] | undefined => {
  const text = read(partPath(folder, part.name));
  return text === undefined ? undefined : countedRows(text, part);
};

/** The same, while others go on. */
export const readPartSoon = async (folder: string, part: Part): Promise<readonly string[] | undefined> => {
  const text = await readSoon(partPath(folder, part.name));
  return text === undefined ? undefined : countedRows(text, part);
};

/**
 * For saving what can be saved: every row of a part that is as it was written, whatever a head says of it; `lost`: how
 * many are not. Where damage took the sums of the rows, or an older version wrote none, only their form can tell.
 */
export const readRowsLeft = (
  folder: string,
  name: string,
): { readonly rows: readonly string[]; readonly lost: number } => {
  const { rows, whole, sums } = rowsOf(read(partPath(folder, name)) ?? '');
  if (whole || !sums) return { rows, lost: 0 };
  const good = new Set(sums);
  const left = rows.filter((row) => good.has(shortSum(row)));
  return { rows: left, lost: sums.length - left.length };
};

export const parseRows = (rows: readonly string[]): readonly unknown[] => JSON.parse(`[${rows.join(',')}]`);
