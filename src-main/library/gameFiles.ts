import path from 'node:path';
import { isRecord } from '#rules/kit/base/json.ts';
import type { Line, SetUp } from '#rules/kit/record/journal.ts';
import { bytesOf } from '#shared/saves/checksum.ts';
import type { GameContent } from '#shared/saves/exportFile.ts';
import { currentVersion, migrateLines, type Upcaster, upcasters } from '#shared/saves/migrations.ts';
import { checkSetUp } from '#shared/saves/schema.ts';
import { exists, makeFolder, names, read, remove, write } from './files.ts';
import {
  type Head,
  type HeadRead,
  headFile,
  type Part,
  readHead,
  type StoreClass,
  sha,
  writeFirstHead,
  writeHead,
} from './head.ts';
import { parseRows, partName, partPath, partSize, readPart, writePart } from './parts.ts';

/**
 * The files of one saved game:
 *
 *     head.json             envelope, set-up, place of the head, names and checksums of the parts
 *     journal/v1-0001.json  the lines, at most 256 a part
 *     things-<sum>.json     the tables and rosters it uses
 *     backups/
 *
 * A change is on disk in this order: things, parts, head. Until the new head is there the old one still describes the
 * old game exactly, so a death at any point leaves one or the other.
 */
export interface OnDisk {
  readonly head: Head;
  readonly content: GameContent;
  /** rows of the last part */
  readonly open: readonly string[];
  /** what its lines take in a file */
  readonly bytes: number;
}
export type GameRead = { readonly ok: true; readonly value: OnDisk } | Exclude<HeadRead, { ok: true }>;

/** What a new head says beside its parts. */
export type Place = Pick<Head, 'head' | 'face' | 'saved' | 'revision'>;

const thingsFile = (folder: string, sum: string): string => path.join(folder, `things-${sum}.json`);

/** The tables and rosters as they lie on disk; undefined when they are not there or not whole. */
export const thingsText = (folder: string, sum: string | null): string | undefined => {
  if (sum === null) return '{}';
  const text = read(thingsFile(folder, sum));
  return text !== undefined && sha(text) === sum ? text : undefined;
};

const readThings = (folder: string, sum: string | null): Readonly<Record<string, unknown>> | undefined => {
  const text = thingsText(folder, sum);
  if (text === undefined) return undefined;
  const things: unknown = JSON.parse(text);
  return isRecord(things) ? things : undefined;
};

const writeThings = (folder: string, things: Readonly<Record<string, unknown>>): string | null => {
  if (Object.keys(things).length === 0) return null;
  const text = JSON.stringify(things);
  const sum = sha(text);
  if (!exists(thingsFile(folder, sum))) write(thingsFile(folder, sum), text);
  return sum;
};

/** A death between the tables and the head that names them leaves the one or the other: what no head names goes. */
export const cleanThings = (folder: string): void => {
  const files = names(folder).filter((name) => /^things-[0-9a-f]{64}\.json$/.test(name));
  const head = files.length > 0 ? readHead(folder) : undefined;
  if (!head?.ok) return;
  const named = head.head.things;
  for (const name of files) if (name !== `things-${named}.json`) remove(path.join(folder, name));
};

/** Lines vouched for by the checksum a host wrote after checking them in depth; old forms are brought to the present. */
const linesOf = (rows: readonly string[], version: number, steps: readonly Upcaster[]): readonly Line[] =>
  migrateLines(parseRows(rows), version, steps) as readonly Line[];

/** A game's files, whole by their checksums, its lines still rows of text. */
export interface Rows {
  readonly head: Head;
  readonly setUp: SetUp;
  readonly things: Readonly<Record<string, unknown>>;
  readonly rows: readonly string[];
  readonly open: readonly string[];
}

export const readRows = (
  folder: string,
): { readonly ok: true; readonly value: Rows } | Exclude<GameRead, { ok: true }> => {
  const found = readHead(folder);
  if (!found.ok) return found;
  const { head } = found;
  const rows: string[] = [];
  let open: readonly string[] = [];
  for (const part of head.parts) {
    const counted = readPart(folder, part);
    if (!counted) return { ok: false, why: 'unreadable' };
    rows.push(...counted);
    open = counted;
  }
  const things = readThings(folder, head.things);
  const setUp = checkSetUp(head.setUp);
  if (!things || !setUp.ok) return { ok: false, why: 'unreadable' };
  return { ok: true, value: { head, setUp: setUp.value, things, rows, open } };
};

/** With the comma and the line end each takes in a file. */
const bytesIn = (rows: readonly string[]): number => rows.reduce((sum, row) => sum + bytesOf(row) + 2, 0);

export const readGame = (folder: string, steps: readonly Upcaster[] = upcasters): GameRead => {
  const found = readRows(folder);
  if (!found.ok) return found;
  const { head, setUp, things, rows, open } = found.value;
  const { envelope, head: at, face, saved } = head;
  const lines = linesOf(rows, envelope.version, steps);
  return {
    ok: true,
    value: { head, open, bytes: bytesIn(rows), content: { envelope, setUp, things, lines, head: at, face, saved } },
  };
};

interface Written {
  readonly parts: readonly Part[];
  readonly open: readonly string[];
}

/** Fills the last part and adds new ones; gives the parts the head will name, and the rows of the last. */
const writeRows = (folder: string, version: number, before: Written, rows: readonly string[]): Written => {
  if (rows.length === 0) return before;
  makeFolder(path.join(folder, 'journal'));
  const parts = [...before.parts];
  let { open } = before;
  for (let at = 0; at < rows.length; ) {
    const into = open.length < partSize ? open : [];
    const n = into.length > 0 ? parts.length : parts.length + 1;
    const taken = rows.slice(at, at + partSize - into.length);
    open = [...into, ...taken];
    parts[n - 1] = writePart(folder, partName(version, n), open);
    at += taken.length;
  }
  return { parts, open };
};

const rowsOf = (lines: readonly unknown[]): readonly string[] => lines.map((line) => JSON.stringify(line));
const none: Written = { parts: [], open: [] };

/** A whole game into an empty folder. */
export const writeNew = (Store: StoreClass, folder: string, content: GameContent): OnDisk => {
  makeFolder(folder);
  const { envelope, setUp, face, saved, head: at } = content;
  const rows = rowsOf(content.lines);
  const { parts, open } = writeRows(folder, envelope.version, none, rows);
  const bytes = bytesIn(rows);
  const things = writeThings(folder, content.things);
  const head: Head = { envelope, setUp, parts: [...parts], things, head: at, revision: 1, face, saved };
  writeFirstHead(Store, folder, head);
  return { head, content, open, bytes };
};

export interface WrittenChange {
  readonly lines: readonly Line[];
  readonly things?: Readonly<Record<string, unknown>> | undefined;
  readonly place: Place;
}

/** One confirmation on disk: after this returns it is there, if it throws the game is as it was. */
export const writeChange = (
  Store: StoreClass,
  folder: string,
  before: { readonly head: Head; readonly open: readonly string[] },
  { lines, things, place }: WrittenChange,
): { readonly head: Head; readonly open: readonly string[] } => {
  const sum = things ? writeThings(folder, things) : before.head.things;
  const written = { parts: before.head.parts, open: before.open };
  const { parts, open } = writeRows(folder, before.head.envelope.version, written, rowsOf(lines));
  const head: Head = { ...before.head, ...place, parts: [...parts], things: sum };
  writeHead(Store, folder, head);
  if (before.head.things !== null && before.head.things !== sum) remove(thingsFile(folder, before.head.things));
  return { head, open };
};

/**
 * A game of an older form before its first change: its files as they were are kept, and its lines are written anew under
 * new names. The head that names them is the one the change itself writes.
 */
export const renew = (
  folder: string,
  { head, content, open }: OnDisk,
  to = currentVersion,
): { readonly head: Head; readonly open: readonly string[] } => {
  if (head.envelope.version === to) return { head, open };
  const kept = path.join(folder, 'backups', `version-${head.envelope.version}`);
  makeFolder(path.join(kept, 'journal'));
  for (const part of head.parts) write(partPath(kept, part.name), read(partPath(folder, part.name)) ?? '');
  write(headFile(kept), read(headFile(folder)) ?? '');
  const written = writeRows(folder, to, none, rowsOf(content.lines));
  return {
    head: { ...head, parts: [...written.parts], envelope: { ...head.envelope, version: to } },
    open: written.open,
  };
};
