import path from 'node:path';
import { read, write } from './files.ts';
import { type Part, sha } from './head.ts';

/**
 * The journal on disk: parts of at most 256 lines, one JSON line a row. Only the last is ever written again; a full one
 * stays as it is. A part may hold more rows than the head counts (the power went before the head was written): those
 * were never confirmed and do not count.
 */
export const partSize = 256;

const first = '{"format":"stato-maggiore/journal","lines":[';
const last = /^\],"checksum":"([0-9a-f]{64})"\}$/;

export const partName = (version: number, n: number): string => `v${version}-${String(n).padStart(4, '0')}.json`;
export const partPath = (folder: string, name: string): string => path.join(folder, 'journal', name);

const sumOf = (rows: readonly string[]): string => sha(rows.join('\n'));

export const writePart = (folder: string, name: string, rows: readonly string[]): Part => {
  const checksum = sumOf(rows);
  write(partPath(folder, name), `${first}\n${rows.join(',\n')}\n],"checksum":"${checksum}"}\n`);
  return { name, count: rows.length, checksum };
};

/** All rows of a part, and whether its own checksum is right. */
const rowsOf = (text: string): { readonly rows: readonly string[]; readonly whole: boolean } => {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => last.test(line));
  const body = lines.slice(1, end < 0 ? undefined : end).map((line) => (line.endsWith(',') ? line.slice(0, -1) : line));
  const stated = end < 0 ? undefined : last.exec(lines[end] ?? '')?.[1];
  return { rows: body, whole: lines[0] === first && stated === sumOf(body) };
};

/** The rows that count, or undefined when they are not what the head says. */
export const readPart = (folder: string, part: Part): readonly string[] | undefined => {
  const text = read(partPath(folder, part.name));
  if (text === undefined) return undefined;
  const rows = rowsOf(text).rows.slice(0, part.count);
  return rows.length === part.count && sumOf(rows) === part.checksum ? rows : undefined;
};

/** For saving what can be saved: every row of a part that is whole in itself, whatever a head says of it. */
export const readWholePart = (folder: string, name: string): readonly string[] | undefined => {
  const text = read(partPath(folder, name));
  if (text === undefined) return undefined;
  const { rows, whole } = rowsOf(text);
  return whole ? rows : undefined;
};

export const parseRows = (rows: readonly string[]): readonly unknown[] => JSON.parse(`[${rows.join(',')}]`);
