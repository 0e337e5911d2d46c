import path from 'node:path';
import type { Line } from '#rules/kit/record/journal.ts';
import type { GameContent } from '#shared/saves/exportFile.ts';
import { currentVersion, migrateLines } from '#shared/saves/migrations.ts';
import { checkLines, checkSetUp } from '#shared/saves/schema.ts';
import { type Backup, backupOf } from './backups.ts';
import { codeOf, names, readJson } from './files.ts';
import { makeBackup, newestGood } from './gameBackups.ts';
import { type Head, readHead, readPrevious } from './head.ts';
import { parseRows, readPart, readWholePart } from './parts.ts';

/**
 * What can be saved of a damaged game, kept as one more backup: the longest run of whole lines from the start, with the
 * head (or the one before it, or the newest backup) for envelope and set-up. When the newest backup knows more lines
 * than are left, that one is offered instead.
 */

/** Rows from the start, as long as the parts are whole; beyond what the head counts, if a part is whole in itself. */
const wholeRows = (folder: string, head: Head | undefined, version: number): readonly string[] => {
  const rows: string[] = [];
  const parts = names(path.join(folder, 'journal')).filter(
    (name) => name.startsWith(`v${version}-`) && name.endsWith('.json'),
  );
  for (const name of parts) {
    const counted = head?.parts.find((part) => part.name === name);
    const found = (counted && readPart(folder, counted)) ?? readWholePart(folder, name);
    if (!found) break;
    rows.push(...found);
  }
  return rows;
};

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    if (codeOf(error) !== undefined) throw error;
    return undefined;
  }
};

/** The line to stand on: the head if it is left; a place further on may be lost with its lines. */
const headIn = (lines: readonly Line[], head: string | null): string | null =>
  head === null || lines.some((line) => line.id === head) ? head : (lines.at(-1)?.id ?? null);

const contentFrom = (folder: string, head: Head): GameContent | undefined => {
  const setUp = checkSetUp(head.setUp);
  if (!setUp.ok) return undefined;
  const rows = attempt(() => parseRows(wholeRows(folder, head, head.envelope.version))) ?? [];
  const lines = checkLines(migrateLines(rows, head.envelope.version));
  if (!lines.ok) return undefined;
  const raw = head.things === null ? {} : readJson(path.join(folder, `things-${head.things}.json`));
  const things = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const { envelope, face, saved } = head;
  return {
    envelope: { ...envelope, version: currentVersion },
    setUp: setUp.value,
    things,
    lines: lines.value,
    head: headIn(lines.value, head.head),
    face,
    saved,
  };
};

/** Without any head: the newest backup, with the lines that came after it. */
const contentOver = (folder: string, base: GameContent): GameContent => {
  const rows = attempt(() => parseRows(wholeRows(folder, undefined, currentVersion))) ?? [];
  const lines = checkLines(rows);
  if (!lines.ok || lines.value.length <= base.lines.length) return base;
  return { ...base, lines: lines.value, head: lines.value.at(-1)?.id ?? null };
};

export const salvage = async (
  folder: string,
  at: Date,
): Promise<{ readonly name: string; readonly backup?: Backup } | undefined> => {
  const newest = newestGood(folder);
  const found = readHead(folder);
  const head = found.ok ? found.head : readPrevious(folder);
  const content = head ? contentFrom(folder, head) : newest && contentOver(folder, newest.content);
  const name = head?.envelope.name ?? newest?.content.envelope.name;
  if (name === undefined) return undefined;
  if (!content || (newest && content.lines.length <= newest.content.lines.length))
    return newest ? { name, backup: newest.backup } : { name };
  const backup = backupOf(await makeBackup(folder, content, at, true));
  return backup ? { name, backup } : { name };
};
