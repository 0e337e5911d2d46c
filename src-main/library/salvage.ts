import path from 'node:path';
import { isRecord } from '#rules/kit/base/json.ts';
import type { Line, SetUp } from '#rules/kit/record/journal.ts';
import type { Envelope, Face } from '#shared/contract.ts';
import type { GameContent } from '#shared/saves/exportFile.ts';
import { currentVersion, migrateLines } from '#shared/saves/migrations.ts';
import { checkLines, checkSetUp } from '#shared/saves/schema.ts';
import { type Backup, backupOf } from './backups.ts';
import { names, read } from './files.ts';
import type { Backups } from './gameBackups.ts';
import { type Head, readHead, readPrevious, sha } from './head.ts';
import { partNameOf, readPart, readRowsLeft } from './parts.ts';

/**
 * What can be saved of a damaged game, kept as one more backup: every entry that reads, before and after the damage.
 * Envelope and set-up come from the head, or the one before it, or the newest backup; what neither the journal nor its
 * tables have left comes from that backup.
 */
export interface Salvaged {
  readonly name: string;
  readonly backup?: Backup;
  /** entries that nothing has any more */
  readonly lost: number;
  /** its tables and rosters are not the ones it was last saved with */
  readonly thingsLost: boolean;
}

interface RowsFound {
  readonly rows: readonly string[];
  /** how many there were, as far as anything says */
  readonly expected: number;
}

/** Rows of all parts as they were written; with a good head only those that were confirmed. */
const rowsLeft = (folder: string, head: Head | undefined, isHead: boolean): RowsFound => {
  const parts = names(path.join(folder, 'journal')).flatMap((name) => partNameOf(name) ?? []);
  const version = head?.envelope.version ?? Math.max(0, ...parts.map((part) => part.version));
  let expected = 0;
  const rows: string[] = [];
  for (const { name } of parts.filter((part) => part.version === version)) {
    const counted = head?.parts.find((part) => part.name === name);
    if (isHead && !counted) continue;
    const confirmed = isHead && counted ? readPart(folder, counted) : undefined;
    const left = confirmed ? { rows: confirmed, lost: 0 } : readRowsLeft(folder, name);
    rows.push(...left.rows);
    expected += Math.max(counted?.count ?? 0, left.rows.length + left.lost);
  }
  const missing = head?.parts.filter((part) => !parts.some(({ name }) => name === part.name)) ?? [];
  return { rows, expected: missing.reduce((sum, { count }) => sum + count, expected) };
};

const parsed = (row: string): readonly unknown[] => {
  try {
    return [JSON.parse(row)];
  } catch {
    return [];
  }
};

/**
 * Lines that are sure, and after them those of the disk that are new and right. One whose parent is gone goes on from
 * the line that stood before it.
 */
const merged = (sure: readonly Line[], found: readonly unknown[]): readonly Line[] => {
  const lines = [...sure];
  const ids = new Set(lines.map((line) => line.id));
  let before: string | null = null;
  for (const raw of found) {
    if (!isRecord(raw)) continue;
    const id = typeof raw.id === 'string' ? raw.id : undefined;
    if (id === undefined || !ids.has(id)) {
      const isOrphan = raw.parent !== null && !(typeof raw.parent === 'string' && ids.has(raw.parent));
      const checked = checkLines([isOrphan ? { ...raw, parent: before } : raw], ids);
      const [line] = checked.ok ? checked.value : [];
      if (!line) continue;
      lines.push(line);
      ids.add(line.id);
    }
    before = id ?? before;
  }
  return lines;
};

/** Where the game stands: its turn by the last step of the sequence on the way to the head. */
const faceAt = (lines: readonly Line[], head: string | null, setUp: SetUp, face: Face): Face => {
  const byId = new Map(lines.map((line) => [line.id, line]));
  let turn = setUp.place.turn;
  for (let line = head === null ? undefined : byId.get(head); line; line = byId.get(line.parent ?? '')) {
    const gone = 'facts' in line ? line.facts.findLast((fact) => fact.kind === 'go') : undefined;
    if (gone?.kind !== 'go' || typeof gone.turn !== 'number') continue;
    turn = gone.turn;
    break;
  }
  return turn === face.turn ? face : { turn, turns: face.turns };
};

/** The tables and rosters whose name is their checksum. */
const thingsIn = (folder: string, sum: string): Readonly<Record<string, unknown>> | undefined => {
  const text = read(path.join(folder, `things-${sum}.json`));
  if (text === undefined || sha(text) !== sum) return undefined;
  const things: unknown = JSON.parse(text);
  return isRecord(things) ? things : undefined;
};
const sumsIn = (folder: string): readonly string[] =>
  names(folder).flatMap((name) => /^things-([0-9a-f]{64})\.json$/.exec(name)?.[1] ?? []);

type Kept = Readonly<Record<string, unknown>>;
interface Things {
  readonly things: Kept;
  readonly lost: boolean;
}
const thingsLeft = (
  folder: string,
  head: Head | undefined,
  isHead: boolean,
  newest: GameContent | undefined,
): Things => {
  if (head?.things === null && (isHead || sumsIn(folder).length === 0)) return { things: {}, lost: false };
  const named = head?.things ? thingsIn(folder, head.things) : undefined;
  if (named) return { things: named, lost: false };
  // a change was on its way when the head was damaged: what lies there whole is what it was to name
  const other = sumsIn(folder)
    .map((sum) => thingsIn(folder, sum))
    .find((things) => things !== undefined);
  if (other) return { things: other, lost: isHead };
  const older: Kept = newest?.things ?? {};
  const isSame = head?.things === sha(JSON.stringify(older));
  return { things: older, lost: !isSame && (head !== undefined || newest === undefined) };
};

interface Outline {
  readonly envelope: Envelope;
  readonly setUp: SetUp;
  readonly head: string | null;
  readonly face: Face;
  readonly saved: string;
}
const outlineOf = (head: Head | undefined, newest: GameContent | undefined): Outline | undefined => {
  const setUp = head && checkSetUp(head.setUp);
  return head && setUp?.ok ? { ...head, setUp: setUp.value } : newest;
};

export const salvage = async (
  backups: Backups,
  id: string,
  folder: string,
  at: Date,
): Promise<Salvaged | undefined> => {
  const newest = backups.newestGood(id, folder);
  const found = readHead(folder);
  const head = found.ok ? found.head : readPrevious(folder);
  const outline = outlineOf(head, newest?.content);
  if (!outline) return undefined;
  const { envelope, setUp, saved } = outline;
  const { rows, expected } = rowsLeft(folder, head, found.ok);
  const onDisk = migrateLines(rows.flatMap(parsed), head?.envelope.version ?? currentVersion);
  const sure = newest?.content.lines ?? [];
  const lines = merged(sure, onDisk);
  const { things, lost: thingsLost } = thingsLeft(folder, head, found.ok, newest?.content);
  // the head before the last change does not know where that one led
  const known = found.ok ? expected : (head?.parts.reduce((sum, part) => sum + part.count, 0) ?? sure.length);
  const stands = lines.length <= known ? outline.head : (lines.at(-1)?.id ?? null);
  const place = stands === null || lines.some((line) => line.id === stands) ? stands : (lines.at(-1)?.id ?? null);
  const told = {
    name: envelope.name,
    lost: Math.max(0, Math.max(expected, sure.length) - lines.length),
    thingsLost,
  };
  const isNewest =
    newest &&
    lines.length === sure.length &&
    place === newest.content.head &&
    JSON.stringify(things) === JSON.stringify(newest.content.things);
  if (isNewest) return { ...told, backup: newest.backup };
  const content: GameContent = {
    envelope: { ...envelope, version: currentVersion },
    setUp,
    things,
    lines,
    head: place,
    face: faceAt(lines, place, setUp, outline.face),
    saved,
  };
  const made = await backups.make(id, folder, content, at, true);
  const backup = made === undefined ? undefined : backupOf(made);
  return backup ? { ...told, backup } : told;
};
