import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Line, SetUp } from '#rules/kit/journal.ts';
import type { Face, In, LibraryRow, Out, Refusal, Reply, SavedGame } from '#shared/contract.ts';
import { gameFormat } from '#shared/saves/envelope.ts';
import { fileNameOf, type GameContent, readGameFile, writeGameFile } from '#shared/saves/exportFile.ts';
import { currentVersion, migrateLines } from '#shared/saves/migrations.ts';
import { checkLines, checkSetUp, limits, notPlain } from '#shared/saves/schema.ts';
import { isDue } from './backups.ts';
import {
  codeOf,
  exists,
  makeFolder,
  move,
  names,
  read,
  readJson,
  remove,
  removeFolder,
  syncFolder,
  write,
} from './files.ts';
import { listBackups, makeBackup, readBackup } from './gameBackups.ts';
import { type Head, type Part, readHead, type StoreClass, sha, writeHead } from './head.ts';
import { parseRows, partName, partSize, readPart, writePart } from './parts.ts';
import { salvage } from './salvage.ts';

/**
 * Saved games on disk. A game is a folder:
 *
 *     games/<id>/head.json            envelope, set-up, place of the head, names and checksums of the parts
 *     games/<id>/journal/v1-0001.json the lines, at most 256 a part
 *     games/<id>/things-<sum>.json    the tables and rosters it uses
 *     games/<id>/backups/
 *
 * A change is on disk in this order: things, parts, head. Until the head is there the old head still describes the old
 * game exactly, so a death at any point leaves one or the other.
 */

export interface GamesAt {
  readonly library: string;
  readonly Store: StoreClass;
  readonly now: () => Date;
  /** undefined when this host may write */
  readonly readOnly: () => string | undefined;
}

type Done = Record<string, never>;
type Refused = { readonly ok: false } & Refusal;
const refuse = (reason: Refusal['reason'], p?: Refusal['p']): Refused =>
  p ? { ok: false, reason, p } : { ok: false, reason };
const good = <T>(value: T): Reply<T> => ({ ok: true, value });

/** What a change needs to know of the game without opening it again. */
interface Known {
  readonly revision: number;
  readonly ids: Set<string>;
  /** rows of the last part */
  readonly open: readonly string[];
  readonly turn: number;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const openGames = ({ library, Store, now, readOnly }: GamesAt) => {
  const gamesFolder = path.join(library, 'games');
  const asideFolder = path.join(library, 'set-aside');
  const binFolder = path.join(library, 'bin', 'games');
  const folderOf = (id: string): string => path.join(gamesFolder, id);
  const asideOf = (id: string): string => path.join(asideFolder, id);
  const binOf = (id: string): string => path.join(binFolder, id);
  const newId = (): string => `g${randomBytes(8).toString('hex')}`;
  const known = new Map<string, Known>();
  const savedAt = new Map<string, { readonly at: string; readonly name: string }>();
  const underWay = new Set<Promise<unknown>>();

  // Reading

  interface OnDisk {
    readonly head: Head;
    readonly content: GameContent;
    readonly open: readonly string[];
  }
  type Opened =
    | { readonly ok: true; readonly value: OnDisk }
    | { readonly ok: false; readonly why: 'missing' | 'unreadable' }
    | { readonly ok: false; readonly why: 'newer'; readonly version: number; readonly name: string };

  const readThingsOf = (folder: string, sum: string | null): Readonly<Record<string, unknown>> | undefined => {
    if (sum === null) return {};
    const text = read(path.join(folder, `things-${sum}.json`));
    if (text === undefined || sha(text) !== sum) return undefined;
    const things: unknown = JSON.parse(text);
    return isObject(things) ? things : undefined;
  };

  const readGame = (folder: string): Opened => {
    const found = readHead(Store, folder);
    if (!found.ok) return found;
    const { head } = found;
    const rows: string[] = [];
    let open: readonly string[] = [];
    for (const part of head.parts) {
      const found = readPart(folder, part);
      if (!found) return { ok: false, why: 'unreadable' };
      rows.push(...found);
      open = found;
    }
    const things = readThingsOf(folder, head.things);
    const setUp = checkSetUp(head.setUp);
    if (!things || !setUp.ok) return { ok: false, why: 'unreadable' };
    // Checksums vouch for what a host checked in depth before it wrote it; only old forms are looked at again.
    const lines = migrateLines(parseRows(rows), head.envelope.version) as readonly Line[];
    const { envelope, head: at, face, saved } = head;
    return {
      ok: true,
      value: { head, open, content: { envelope, setUp: setUp.value, things, lines, head: at, face, saved } },
    };
  };

  const stampOf = (): string => now().toISOString().replace(/[-:.]/g, '').slice(0, 15);

  /** Moves a game that cannot be read to a new name, with what can be saved of it as a backup to go on from. */
  const setAside = async (id: string): Promise<{ readonly aside: string; readonly name: string }> => {
    const saved = await salvage(Store, folderOf(id), now());
    const aside = `${id.slice(0, 40)}-${stampOf()}-${randomBytes(2).toString('hex')}`;
    const name = saved?.name ?? savedAt.get(id)?.name ?? '';
    write(
      path.join(folderOf(id), 'aside.json'),
      JSON.stringify({ name, at: now().toISOString(), backup: saved?.backup }),
    );
    move(folderOf(id), asideOf(aside));
    known.delete(id);
    return { aside, name };
  };

  const asideRow = (id: string, folder: string): LibraryRow => {
    const note = readJson(path.join(folder, 'aside.json'));
    const name = isObject(note) && typeof note.name === 'string' ? note.name : '';
    const backup =
      isObject(note) && isObject(note.backup)
        ? listBackups(folder).find((one) => isObject(note) && isObject(note.backup) && one.id === note.backup.id)
        : undefined;
    const row = { state: 'setAside' as const, id, name };
    return backup ? { ...row, backup: { id: backup.id, at: backup.at, entries: backup.entries } } : row;
  };

  /** A game's content, or the refusal that says why not; one that cannot be read is set aside. */
  const open = async (id: string): Promise<Reply<OnDisk>> => {
    const found = readGame(folderOf(id));
    if (found.ok) {
      const { head, content, open } = found.value;
      savedAt.set(id, { at: head.saved, name: head.envelope.name });
      known.set(id, {
        revision: head.revision,
        ids: new Set(content.lines.map((line) => line.id)),
        open,
        turn: head.face.turn,
      });
      return good(found.value);
    }
    if (found.why === 'newer') return refuse('save.newer', { version: found.version, name: found.name });
    if (found.why === 'missing') return refuse('save.missing');
    if (readOnly()) return refuse('save.unreadable', { name: savedAt.get(id)?.name ?? '' });
    const { aside, name } = await setAside(id);
    return refuse('save.unreadable', { name, id: aside });
  };

  const asSaved = ({ head, content }: OnDisk): SavedGame => {
    const why = readOnly();
    const { envelope, setUp, things, lines, face, saved } = content;
    const game = {
      envelope,
      setUp,
      things,
      lines: [...lines],
      head: content.head,
      revision: head.revision,
      face,
      saved,
    };
    return why ? { ...game, readOnly: why } : game;
  };

  // Writing

  /** Fills the last part and adds new ones; gives the parts the head will name, and the rows of the last. */
  const writeRows = (
    folder: string,
    version: number,
    parts: readonly Part[],
    open: readonly string[],
    rows: readonly string[],
  ): { readonly parts: readonly Part[]; readonly open: readonly string[] } => {
    if (rows.length === 0) return { parts, open };
    makeFolder(path.join(folder, 'journal'));
    const written = [...parts];
    let last = open;
    for (let at = 0; at < rows.length; ) {
      const into = last.length === 0 || last.length >= partSize ? [] : last;
      const n = into.length > 0 ? written.length : written.length + 1;
      const taken = rows.slice(at, at + partSize - into.length);
      last = [...into, ...taken];
      written[n - 1] = writePart(folder, partName(version, n), last);
      at += taken.length;
    }
    return { parts: written, open: last };
  };

  const writeThings = (folder: string, things: Readonly<Record<string, unknown>>): string | null => {
    if (Object.keys(things).length === 0) return null;
    const text = JSON.stringify(things);
    const sum = sha(text);
    const file = path.join(folder, `things-${sum}.json`);
    if (!exists(file)) write(file, text);
    return sum;
  };

  /** A whole new game at once: made under another name, then given its own. */
  const createFrom = (content: GameContent): OnDisk => {
    const { id } = content.envelope;
    const making = path.join(gamesFolder, `new-${id}.tmp-${process.pid.toString(16)}`);
    try {
      makeFolder(making);
      const { parts, open } = writeRows(
        making,
        currentVersion,
        [],
        [],
        content.lines.map((line) => JSON.stringify(line)),
      );
      const head: Head = {
        envelope: content.envelope,
        setUp: content.setUp,
        parts: [...parts],
        things: writeThings(making, content.things),
        head: content.head,
        revision: 1,
        face: content.face,
        saved: content.saved,
      };
      writeHead(Store, making, head);
      move(making, folderOf(id));
      syncFolder(library);
      savedAt.set(id, { at: head.saved, name: head.envelope.name });
      backupLater(id, content);
      return { head, content, open };
    } catch (error) {
      try {
        removeFolder(making);
      } catch {
        // cleaned at the next start
      }
      throw error;
    }
  };

  const anew = (content: GameContent, name: string): GameContent => ({
    ...content,
    envelope: { ...content.envelope, id: newId(), name, version: currentVersion, created: now().toISOString() },
    saved: now().toISOString(),
  });

  /** Never in the way of a confirmation: made after the answer is given. */
  const backupLater = (id: string, content?: GameContent): void => {
    const work = (async () => {
      await new Promise((resolve) => setImmediate(resolve));
      const whole = content ?? (await contentOf(id));
      if (whole) await makeBackup(folderOf(id), whole, now());
    })().catch(() => {
      // no room for a backup: the game itself is safe, and the next change tries again
    });
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };
  const contentOf = async (id: string): Promise<GameContent | undefined> => {
    const found = readGame(folderOf(id));
    return found.ok ? found.value.content : undefined;
  };

  /** The head on disk as it is now, for a change. */
  const headOf = async (id: string): Promise<Reply<Head>> => {
    const found = readHead(Store, folderOf(id));
    if (found.ok) return good(found.head);
    const refused = await open(id);
    return refused.ok ? good(refused.value.head) : refused;
  };

  /** An older form is brought to the present one whole, in new files, the old ones kept beside as a backup. */
  const renew = async (id: string, head: Head): Promise<Reply<Head>> => {
    if (head.envelope.version === currentVersion) return good(head);
    const opened = await open(id);
    if (!opened.ok) return opened;
    const { content } = opened.value;
    const folder = folderOf(id);
    const old = path.join(folder, 'backups', `version-${head.envelope.version}`);
    makeFolder(path.join(old, 'journal'));
    for (const part of head.parts) {
      const text = read(path.join(folder, 'journal', part.name));
      if (text !== undefined) write(path.join(old, 'journal', part.name), text);
    }
    const headText = read(path.join(folder, 'head.json'));
    if (headText !== undefined) write(path.join(old, 'head.json'), headText);
    const { parts, open: last } = writeRows(
      folder,
      currentVersion,
      [],
      [],
      content.lines.map((line) => JSON.stringify(line)),
    );
    known.set(id, {
      revision: head.revision,
      ids: new Set(content.lines.map((line) => line.id)),
      open: last,
      turn: head.face.turn,
    });
    return good({ ...head, parts: [...parts], envelope: { ...head.envelope, version: currentVersion } });
  };

  const writeGame = async ({
    id,
    base,
    lines,
    head: at,
    face,
    things,
  }: In<'games.write'>): Promise<Reply<Out<'games.write'>>> => {
    const why = readOnly();
    if (why) return refuse('save.readOnly', { why });
    const found = await headOf(id);
    if (!found.ok) return found;
    if (found.value.revision !== base) return refuse('save.stale', { revision: found.value.revision });
    if (known.get(id)?.revision !== base) {
      const opened = await open(id);
      if (!opened.ok) return opened;
    }
    const renewed = await renew(id, found.value);
    if (!renewed.ok) return renewed;
    const before = renewed.value;
    const memory = known.get(id);
    if (!memory) return refuse('save.missing');
    const checked = checkLines(lines, memory.ids);
    if (!checked.ok) return refuse('input.invalid', { call: 'games.write', path: checked.path });
    if (at !== null && !memory.ids.has(at) && !checked.value.some((line) => line.id === at))
      return refuse('input.invalid', { call: 'games.write', path: 'head' });
    if (memory.ids.size + lines.length > limits.lines)
      return refuse('save.tooLarge', { lines: memory.ids.size + lines.length, limit: limits.lines });
    const oddThings = things && notPlain(things, ['things']);
    if (oddThings) return refuse('input.invalid', { call: 'games.write', path: oddThings.join('.') });
    const folder = folderOf(id);
    // Until the change is whole on disk, what is known of the game counts for nothing.
    known.delete(id);
    const sum = things ? writeThings(folder, things) : before.things;
    const { parts, open: last } = writeRows(
      folder,
      currentVersion,
      before.parts,
      memory.open,
      checked.value.map((line) => JSON.stringify(line)),
    );
    const saved = now().toISOString();
    const head: Head = { ...before, parts: [...parts], things: sum, head: at, face, revision: base + 1, saved };
    writeHead(Store, folder, head);
    for (const line of checked.value) memory.ids.add(line.id);
    known.set(id, { revision: head.revision, ids: memory.ids, open: last, turn: face.turn });
    savedAt.set(id, { at: saved, name: head.envelope.name });
    if (isDue(listBackups(folder), now(), face.turn)) backupLater(id);
    return good({ revision: head.revision, saved });
  };

  const newGame = (envelope: In<'games.create'>, setUp: SetUp): GameContent => {
    const { game, gameVersion, scenario, name, players, things, face } = envelope;
    const created = now().toISOString();
    return {
      envelope: {
        format: gameFormat,
        version: currentVersion,
        id: newId(),
        game,
        gameVersion,
        scenario,
        name,
        players,
        created,
      },
      setUp,
      things,
      lines: [],
      head: null,
      face,
      saved: created,
    };
  };

  // The library

  const row = async (id: string): Promise<LibraryRow | undefined> => {
    let found: ReturnType<typeof readHead>;
    try {
      found = readHead(Store, folderOf(id));
    } catch (error) {
      // The disk refuses this one file: the others are listed all the same, and nothing is moved.
      if (codeOf(error) === undefined) throw error;
      return { state: 'setAside', id, name: savedAt.get(id)?.name ?? '' };
    }
    if (found.ok) {
      const { envelope, face, saved, revision } = found.head;
      savedAt.set(id, { at: saved, name: envelope.name });
      return { state: 'good', envelope, face, saved, backups: listBackups(folderOf(id)).length, revision };
    }
    if (found.why === 'newer') return { state: 'newer', id, name: found.name, version: found.version };
    if (found.why === 'missing') return undefined;
    if (readOnly()) return asideRow(id, folderOf(id));
    const { aside } = await setAside(id);
    return asideRow(aside, asideOf(aside));
  };

  const isGameFolder = (name: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(name);
  const binName = (folder: string): { readonly name: string; readonly game: string } => {
    const found = readHead(Store, folder);
    if (found.ok) return { name: found.head.envelope.name, game: found.head.envelope.game };
    const note = readJson(path.join(folder, 'aside.json'));
    return { name: isObject(note) && typeof note.name === 'string' ? note.name : '', game: '' };
  };

  return {
    list: async (): Promise<LibraryRow[]> => {
      const rows: LibraryRow[] = [];
      const aside = names(asideFolder).filter(isGameFolder);
      for (const id of names(gamesFolder).filter(isGameFolder)) {
        const one = await row(id);
        if (one) rows.push(one);
      }
      return [...rows, ...aside.map((id) => asideRow(id, asideOf(id)))];
    },

    create: async (input: In<'games.create'>): Promise<Reply<SavedGame>> => {
      const why = readOnly();
      if (why) return refuse('save.readOnly', { why });
      const setUp = checkSetUp(input.setUp);
      if (!setUp.ok) return refuse('input.invalid', { call: 'games.create', path: setUp.path });
      const odd = notPlain(input.things, ['things']);
      if (odd) return refuse('input.invalid', { call: 'games.create', path: odd.join('.') });
      return good(asSaved(createFrom(newGame(input, setUp.value))));
    },

    open: async (id: string): Promise<Reply<SavedGame>> => {
      const found = await open(id);
      return found.ok ? good(asSaved(found.value)) : found;
    },

    write: writeGame,

    rename: async (id: string, name: string): Promise<Reply<Out<'games.rename'>>> => {
      const why = readOnly();
      if (why) return refuse('save.readOnly', { why });
      const found = await headOf(id);
      if (!found.ok) return found;
      const head: Head = {
        ...found.value,
        envelope: { ...found.value.envelope, name },
        revision: found.value.revision + 1,
        saved: now().toISOString(),
      };
      writeHead(Store, folderOf(id), head);
      known.delete(id);
      savedAt.set(id, { at: head.saved, name });
      return good({ revision: head.revision, saved: head.saved });
    },

    duplicate: async (id: string, name: string): Promise<Reply<{ id: string }>> => {
      const why = readOnly();
      if (why) return refuse('save.readOnly', { why });
      const found = await open(id);
      if (!found.ok) return found;
      return good({ id: createFrom(anew(found.value.content, name)).head.envelope.id });
    },

    remove: async (id: string): Promise<Reply<Done>> => {
      const why = readOnly();
      if (why) return refuse('save.readOnly', { why });
      const from = exists(folderOf(id)) ? folderOf(id) : asideOf(id);
      if (!exists(from)) return refuse('save.missing');
      await Promise.all(underWay);
      write(path.join(from, 'removed.json'), JSON.stringify({ removed: now().toISOString() }));
      move(from, binOf(id));
      known.delete(id);
      return good({});
    },

    bin: async (): Promise<Out<'games.bin'>> =>
      names(binFolder)
        .filter(isGameFolder)
        .map((id) => {
          const note = readJson(path.join(binOf(id), 'removed.json'));
          const removed = isObject(note) && typeof note.removed === 'string' ? note.removed : '';
          return { id, ...binName(binOf(id)), removed };
        })
        .sort((a, b) => (a.removed < b.removed ? 1 : -1)),

    restore: async (id: string): Promise<Reply<Done>> => {
      const why = readOnly();
      if (why) return refuse('save.readOnly', { why });
      if (!exists(binOf(id))) return refuse('save.missing');
      const back = exists(path.join(binOf(id), 'aside.json')) ? asideOf(id) : folderOf(id);
      move(binOf(id), back);
      remove(path.join(back, 'removed.json'));
      return good({});
    },

    exportText: async (id: string, withTables: boolean): Promise<Reply<{ name: string; text: string }>> => {
      const found = await open(id);
      if (!found.ok) return found;
      const { content } = found.value;
      return good({ name: fileNameOf(content.envelope.name), text: writeGameFile(content, withTables) });
    },

    importText: async (text: string): Promise<Reply<{ id: string }>> => {
      const why = readOnly();
      if (why) return refuse('save.readOnly', { why });
      const file = readGameFile(text);
      if (!file.ok) return file;
      const { envelope, saved } = file.value;
      // A new game in every case: not even its own id is taken from the file.
      const content = { ...anew(file.value, envelope.name), saved };
      return good({
        id: createFrom({ ...content, envelope: { ...content.envelope, created: envelope.created } }).head.envelope.id,
      });
    },

    backups: async (id: string): Promise<Reply<Out<'games.backups'>>> => {
      const folder = exists(folderOf(id)) ? folderOf(id) : asideOf(id);
      if (!exists(folder)) return refuse('save.missing');
      return good(listBackups(folder).map(({ id: backup, at, entries }) => ({ id: backup, at, entries })));
    },

    fromBackup: async (id: string, backup: string): Promise<Reply<{ id: string }>> => {
      const why = readOnly();
      if (why) return refuse('save.readOnly', { why });
      const folder = exists(folderOf(id)) ? folderOf(id) : asideOf(id);
      const content = readBackup(folder, backup);
      if (!content)
        return refuse(exists(folder) ? 'save.unreadable' : 'save.missing', { name: savedAt.get(id)?.name ?? '' });
      return good({ id: createFrom(anew(content, content.envelope.name)).head.envelope.id });
    },

    /** Up to when a game is safe on disk, as far as this host knows. */
    safe: (id: string): { readonly at: string; readonly name: string } | undefined => savedAt.get(id),

    /** Waits for what was begun after an answer. */
    settle: async (): Promise<void> => {
      await Promise.all(underWay);
    },
  };
};
export type Games = ReturnType<typeof openGames>;
export type { Face };
