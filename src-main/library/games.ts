import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Envelope, In, LibraryRow, Out, Refusal, Reply, SavedGame } from '#shared/contract.ts';
import { bytesOf } from '#shared/saves/checksum.ts';
import { gameFormat } from '#shared/saves/envelope.ts';
import { fileNameOf, type GameContent, writeGameFile } from '#shared/saves/exportFile.ts';
import { currentVersion } from '#shared/saves/migrations.ts';
import { checkLines, checkSetUp, limits, notPlain } from '#shared/saves/schema.ts';
import { isDue } from './backups.ts';
import { openBin } from './bin.ts';
import { codeOf, exists, move, names, removeFolder } from './files.ts';
import { openBackups } from './gameBackups.ts';
import { type OnDisk, readGame, readRows, renew, writeChange, writeNew } from './gameFiles.ts';
import { type Head, readHead, type StoreClass, sha, writeHead } from './head.ts';
import { readSent } from './sent.ts';
import { asideRow, originOf, setAside } from './setAside.ts';

/** Saved games in a library: every verb of the contract that speaks of games. */
export interface GamesAt {
  readonly library: string;
  /** for writing the heads; it may still be loading while games are read */
  readonly Store: StoreClass | Promise<StoreClass>;
  readonly now: () => Date;
  /** why this host may not write, or undefined */
  readonly readOnly: () => string | undefined;
}

type Refused = { readonly ok: false } & Refusal;
const refuse = (reason: Refusal['reason'], p?: Refusal['p']): Refused =>
  p ? { ok: false, reason, p } : { ok: false, reason };
const good = <T>(value: T): Reply<T> => ({ ok: true, value });

/** What a change needs to know of a game that was opened, so as not to open it again. */
interface Known {
  readonly revision: number;
  readonly ids: Set<string>;
  /** of its lines and of the players' own things, so that it never outgrows a file that can be imported again */
  bytes: number;
  thingBytes: number;
  /** rows of the last part */
  readonly open: readonly string[];
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const sameJson = (a: unknown, b: unknown): boolean => isDeepStrictEqual(plain(a), plain(b));
const bytesIn = (value: unknown): number => bytesOf(JSON.stringify(value));
const sizeOf = ({ bytes, content }: OnDisk): Pick<Known, 'bytes' | 'thingBytes'> => ({
  bytes,
  thingBytes: bytesIn(content.things),
});
const tooLarge = (bytes: number): Refused | undefined =>
  bytes > limits.file - limits.fileHead
    ? { ok: false, reason: 'save.tooLarge', p: { bytes, limit: limits.file } }
    : undefined;

const isGameFolder = (name: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(name);

export const openGames = ({ library, Store: loading, now, readOnly }: GamesAt) => {
  const places = {
    games: path.join(library, 'games'),
    aside: path.join(library, 'set-aside'),
    bin: path.join(library, 'bin', 'games'),
    things: path.join(library, 'bin', 'things'),
    left: path.join(library, 'bin', 'left'),
  };
  const folderOf = (id: string): string => path.join(places.games, id);
  const asideOf = (id: string): string => path.join(places.aside, id);
  const backups = openBackups(library);
  const bin = openBin(places, backups);
  const known = new Map<string, Known>();
  const safe = new Map<string, { readonly at: string; readonly name: string }>();
  const underWay = new Set<Promise<unknown>>();

  const isSafe = (id: string, { saved, envelope }: Head): void => {
    safe.set(id, { at: saved, name: envelope.name });
  };
  /** A game's folder, also when it was set aside, and the id under which its backups lie. */
  const anywhere = (id: string): { readonly folder: string; readonly origin: string } | undefined => {
    const folder = [folderOf(id), asideOf(id)].find(exists);
    return folder === undefined ? undefined : { folder, origin: originOf(id, folder) };
  };

  /** Every verb that writes goes through here. */
  const writing = async <T>(work: (Store: StoreClass) => Promise<Reply<T>> | Reply<T>): Promise<Reply<T>> => {
    const why = readOnly();
    return why ? refuse('save.readOnly', { why }) : work(await loading);
  };

  /** Sets a game aside that cannot be read; its name is kept for the message. */
  const putAside = async (id: string) => {
    await Promise.all(underWay);
    known.delete(id);
    return setAside(backups, folderOf(id), places.aside, now(), safe.get(id)?.name ?? '');
  };

  /** A game as it is on disk, or the refusal that says why not; one that cannot be read is set aside. */
  const read = async (id: string): Promise<Reply<OnDisk>> => {
    const found = readGame(folderOf(id));
    if (found.ok) {
      const { head, content, open } = found.value;
      isSafe(id, head);
      known.set(id, {
        revision: head.revision,
        ids: new Set(content.lines.map((line) => line.id)),
        open,
        ...sizeOf(found.value),
      });
      return good(found.value);
    }
    if (found.why === 'newer') return refuse('save.newer', { version: found.version, name: found.name });
    if (found.why === 'missing') return refuse('save.missing');
    if (readOnly()) return refuse('save.unreadable', { name: safe.get(id)?.name ?? '' });
    const aside = await putAside(id);
    return refuse('save.unreadable', { name: aside.name, id: aside.id });
  };

  /** The head on disk as it is now: what a change is held against. */
  const headOf = async (id: string): Promise<Reply<Head>> => {
    const found = readHead(folderOf(id));
    if (found.ok) return good(found.head);
    const refused = await read(id);
    return refused.ok ? good(refused.value.head) : refused;
  };

  const asSaved = ({ head, content }: OnDisk): SavedGame => {
    const why = readOnly();
    const game = { ...content, lines: [...content.lines], revision: head.revision };
    return why ? { ...game, readOnly: why } : game;
  };

  /**
   * Never in the way of a confirmation: made after the answer is given, of the game as this head describes it, whatever
   * is confirmed meanwhile.
   */
  const backUp = (id: string, of: Head): void => {
    const work = (async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await backups.makeOf(id, folderOf(id), of, now());
    })().catch(() => {
      // no room for a backup: the game itself is safe, and a later change tries again
    });
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };

  /** A whole new game at once: made under another name, then given its own. */
  const create = (Store: StoreClass, content: GameContent): OnDisk => {
    const { id } = content.envelope;
    const making = path.join(places.games, `new-${id}.tmp-${process.pid.toString(16)}`);
    try {
      const made = writeNew(Store, making, content);
      move(making, folderOf(id));
      isSafe(id, made.head);
      backUp(id, made.head);
      return made;
    } catch (error) {
      try {
        removeFolder(making);
      } catch {
        // cleaned at the next start
      }
      throw error;
    }
  };

  const newId = (): string => `g${randomBytes(8).toString('hex')}`;
  /** The same game as a new one: nothing of the old one is touched. */
  const anew = (content: GameContent, name: string, created = now().toISOString()): GameContent => ({
    ...content,
    envelope: { ...content.envelope, id: newId(), name, version: currentVersion, created },
  });
  const createAnew = (Store: StoreClass, content: GameContent, name: string, created?: string): Reply<{ id: string }> =>
    good({ id: create(Store, anew(content, name, created)).head.envelope.id });

  const longestName = 200;
  /** Two games of one name are told apart by a number. */
  const apart = (name: string): string => {
    const taken = new Set([...safe].flatMap(([id, game]) => (anywhere(id) ? [game.name] : [])));
    if (!taken.has(name)) return name;
    for (let n = 2; ; n++) {
      const end = ` (${n})`;
      const other = `${name.slice(0, longestName - end.length)}${end}`;
      if (!taken.has(other)) return other;
    }
  };

  const newGame = (input: In<'games.create'>): Reply<GameContent> => {
    const { game, gameVersion, scenario, name, players, things, face } = input;
    const setUp = checkSetUp(input.setUp);
    if (!setUp.ok) return refuse('input.invalid', { call: 'games.create', path: setUp.path });
    const odd = notPlain(things, ['things']);
    if (odd) return refuse('input.invalid', { call: 'games.create', path: odd.join('.') });
    const large = tooLarge(bytesIn(things));
    if (large) return large;
    const bytes = bytesIn(setUp.value);
    if (bytes > limits.fileHead / 2) return refuse('save.tooLarge', { bytes, limit: limits.fileHead / 2 });
    const created = now().toISOString();
    const version = currentVersion;
    const envelope: Envelope = {
      format: gameFormat,
      version,
      id: newId(),
      game,
      gameVersion,
      scenario,
      name,
      players,
      created,
    };
    return good({ envelope, setUp: setUp.value, things, lines: [], head: null, face, saved: created });
  };

  /** A change that is on disk, whose sender never heard of it (the host was killed in between), and told again. */
  const isWritten = async ({ id, base, lines, head: at, face, things }: In<'games.write'>, head: Head) => {
    if (head.revision !== base + 1 || head.head !== at || !sameJson(head.face, face)) return false;
    const opened = await read(id);
    if (!opened.ok) return false;
    const { content } = opened.value;
    return (
      sameJson(content.lines.slice(content.lines.length - lines.length), lines) &&
      (things === undefined || sameJson(content.things, things))
    );
  };

  const write = async (Store: StoreClass, input: In<'games.write'>): Promise<Reply<Out<'games.write'>>> => {
    const { id, base, lines, head: at, face, things } = input;
    const invalid = (where: string) => refuse('input.invalid', { call: 'games.write', path: where });
    const found = await headOf(id);
    if (!found.ok) return found;
    let head = found.value;
    let open: readonly string[] | undefined;
    if (await isWritten(input, head)) return good({ revision: head.revision, saved: head.saved });
    if (head.revision !== base) return refuse('save.stale', { revision: head.revision });
    if (known.get(id)?.revision !== base || head.envelope.version !== currentVersion) {
      const opened = await read(id);
      if (!opened.ok) return opened;
      const renewed = renew(folderOf(id), opened.value);
      head = renewed.head;
      open = renewed.open;
    }
    const memory = known.get(id);
    if (!memory) throw new Error('a game that was read is known');
    const count = memory.ids.size + lines.length;
    if (count > limits.lines) return refuse('save.tooLarge', { lines: count, limit: limits.lines });
    const checked = checkLines(lines, memory.ids);
    if (!checked.ok) return invalid(checked.path);
    if (at !== null && !memory.ids.has(at) && !checked.value.some((line) => line.id === at)) return invalid('head');
    const odd = things && notPlain(things, ['things']);
    if (odd) return invalid(odd.join('.'));

    const more = checked.value.reduce((sum, line) => sum + bytesIn(line) + 2, 0);
    const bytes = memory.bytes + more;
    const thingBytes = things ? bytesIn(things) : memory.thingBytes;
    // what makes it smaller is never refused
    const large = more > 0 || thingBytes > memory.thingBytes ? tooLarge(bytes + thingBytes) : undefined;
    if (large) return large;

    // Until the change is whole on disk, what is known of the game counts for nothing.
    known.delete(id);
    const place = { head: at, face, revision: base + 1, saved: now().toISOString() };
    const change = { lines: checked.value, things, place };
    const written = writeChange(Store, folderOf(id), { head, open: open ?? memory.open }, change);
    for (const line of checked.value) memory.ids.add(line.id);
    known.set(id, { revision: place.revision, ids: memory.ids, bytes, thingBytes, open: written.open });
    isSafe(id, written.head);
    // The end of every turn, before the next begins; in a long one the present state now and then.
    if (head.face.turn !== face.turn) backUp(id, head);
    else if (isDue(backups.list(id, folderOf(id)), now())) backUp(id, written.head);
    return good({ revision: place.revision, saved: place.saved });
  };

  /** Another word on the envelope: names, of the game or of its players. */
  const reword = (
    id: string,
    base: number | undefined,
    words: Partial<Pick<Envelope, 'name' | 'players'>>,
  ): Promise<Reply<Out<'games.rename'>>> =>
    writing(async (Store) => {
      const found = await headOf(id);
      if (!found.ok) return found;
      const old = found.value;
      if (base !== undefined && base !== old.revision) return refuse('save.stale', { revision: old.revision });
      const saved = now().toISOString();
      const head: Head = { ...old, envelope: { ...old.envelope, ...words }, revision: old.revision + 1, saved };
      known.delete(id);
      writeHead(Store, folderOf(id), head);
      isSafe(id, head);
      return good({ revision: head.revision, saved });
    });

  const rowOf = async (id: string): Promise<LibraryRow | undefined> => {
    const found = readHead(folderOf(id));
    if (found.ok) {
      const { envelope, face, saved, revision } = found.head;
      isSafe(id, found.head);
      return { state: 'good', envelope, face, saved, backups: backups.list(id, folderOf(id)).length, revision };
    }
    if (found.why === 'newer') return { state: 'newer', id, name: found.name, version: found.version };
    if (found.why === 'missing') return undefined;
    if (readOnly()) return asideRow(backups, id, folderOf(id));
    const aside = await putAside(id);
    return asideRow(backups, aside.id, asideOf(aside.id));
  };

  /** What the disk refuses of one game is a row of trouble: the others are listed all the same, and nothing is moved. */
  const row = async (id: string): Promise<LibraryRow | undefined> => {
    try {
      return await rowOf(id);
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      return { state: 'setAside', id, name: safe.get(id)?.name ?? '' };
    }
  };

  return {
    list: async (): Promise<LibraryRow[]> => {
      const aside = names(places.aside).filter(isGameFolder);
      const rows: (LibraryRow | undefined)[] = [];
      for (const id of names(places.games).filter(isGameFolder)) rows.push(await row(id));
      return [...rows.filter((one) => one !== undefined), ...aside.map((id) => asideRow(backups, id, asideOf(id)))];
    },
    create: (input: In<'games.create'>): Promise<Reply<SavedGame>> =>
      writing((Store) => {
        const content = newGame(input);
        return content.ok ? good(asSaved(create(Store, content.value))) : content;
      }),
    open: async (id: string): Promise<Reply<SavedGame>> => {
      const found = await read(id);
      return found.ok ? good(asSaved(found.value)) : found;
    },
    /**
     * The reply to `open` as JSON text, its lines passed on as they lie on disk: the host neither parses nor writes
     * them anew, which is most of the time a long game takes to open. Undefined when anything is not as usual.
     */
    openText: (id: string): string | undefined => {
      const found = readRows(folderOf(id));
      if (!found.ok || found.value.head.envelope.version !== currentVersion) return undefined;
      const { head, setUp, things, rows } = found.value;
      isSafe(id, head);
      const { envelope, head: at, revision, face, saved } = head;
      const why = readOnly();
      const game = { envelope, setUp, things, head: at, revision, face, saved, readOnly: why };
      return `{"ok":true,"value":${JSON.stringify(game).slice(0, -1)},"lines":[${rows.join(',')}]}}`;
    },
    /** Reads a game ahead of its first change, while the screens still draw it. */
    warm: async (id: string): Promise<void> => {
      if (!known.has(id)) await read(id);
    },
    write: (input: In<'games.write'>) => writing((Store) => write(Store, input)),
    rename: (id: string, name: string, base?: number) => reword(id, base, { name }),
    players: (id: string, players: Envelope['players'], base?: number) => reword(id, base, { players }),
    duplicate: (id: string, name: string): Promise<Reply<{ id: string }>> =>
      writing(async (Store) => {
        const found = await read(id);
        return found.ok ? createAnew(Store, found.value.content, name) : found;
      }),
    remove: (id: string): Promise<Reply<Record<string, never>>> =>
      writing(async () => {
        const found = anywhere(id);
        if (!found) return refuse('save.missing');
        await Promise.all(underWay);
        known.delete(id);
        bin.put(found.folder, now());
        return good({});
      }),
    bin: async () => bin.list(),
    restore: (id: string): Promise<Reply<Record<string, never>>> =>
      writing((Store) => {
        const content = bin.leftBackup(id);
        if (!content) return bin.restore(id);
        createAnew(Store, content, apart(content.envelope.name), content.envelope.created);
        bin.isBack(id);
        return good({});
      }),
    emptyBin: (id?: string) => writing(() => bin.empty(id, now())),
    /** What was kept of games deleted long ago goes. */
    clear: (): void => bin.clear(now()),
    exportText: async (id: string, withTables: boolean): Promise<Reply<{ name: string; text: string }>> => {
      const found = await read(id);
      if (!found.ok) return found;
      const { content } = found.value;
      return good({
        name: fileNameOf(content.envelope.name, withTables),
        text: writeGameFile(content, withTables, sha),
      });
    },
    /** `checking` hears how far it is, now and then, and ends it by answering false. */
    importText: (
      text: string,
      checking: (share: number) => Promise<boolean> = async () => true,
    ): Promise<Reply<{ id: string }>> =>
      writing(async (Store) => {
        const file = await readSent(text, checking);
        if (!file.ok) return file;
        const { name, created } = file.value.envelope;
        return createAnew(Store, file.value, apart(name), created);
      }),
    backups: async (id: string): Promise<Reply<Out<'games.backups'>>> => {
      const found = anywhere(id);
      if (!found) return refuse('save.missing');
      const all = backups.list(found.origin, found.folder);
      return good(all.map(({ id: backup, at, turn, phase, entries }) => ({ id: backup, at, turn, phase, entries })));
    },
    /** Every game as it is now, before the program itself is replaced; how many. A damaged one keeps the backups it has. */
    backUpAll: (): Promise<Reply<{ games: number }>> =>
      writing(async () => {
        await Promise.all(underWay);
        let count = 0;
        for (const id of names(places.games).filter(isGameFolder)) {
          const found = readHead(folderOf(id));
          if (found.ok && (await backups.makeOf(id, folderOf(id), found.head, now()))) count += 1;
        }
        return good({ games: count });
      }),
    fromBackup: (id: string, backup: string, name?: string): Promise<Reply<{ id: string }>> =>
      writing((Store) => {
        const found = anywhere(id);
        if (!found) return refuse('save.missing');
        const content = backups.read(found.origin, found.folder, backup);
        if (!content) return refuse('save.unreadable', { name: safe.get(id)?.name ?? '' });
        return createAnew(Store, content, apart(name ?? content.envelope.name), content.envelope.created);
      }),

    /** Up to when a game is safe on disk, as far as this host knows. */
    safe: (id: string) => safe.get(id),
    /** Waits for what was begun after an answer. */
    settle: async (): Promise<void> => {
      await Promise.all(underWay);
    },
  };
};
export type Games = ReturnType<typeof openGames>;
