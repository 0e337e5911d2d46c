import { contract, type Handlers, type HostEvent, type In, type Refusal, type Reply } from '#shared/contract.ts';
import { faultOf } from '#shared/fault.ts';
import { bytesOf } from '#shared/saves/checksum.ts';
import { limits } from '#shared/saves/schema.ts';
import { openGiven } from './given.ts';
import { codeOf } from './library/files.ts';
import type { StoreClass } from './library/head.ts';
import { type Library, openLibrary } from './library/library.ts';
import { openUploads } from './library/uploads.ts';
import { diagnostics } from './log/diagnostics.ts';
import { openLog } from './log/log.ts';
import { roomCalls } from './room/calls.ts';
import { openNote, sealNote } from './sealing.ts';
import { openUpdates, type UpdateSource } from './updates.ts';

/** The contract over a library on disk: one code for both hosts. */
export interface HostOptions {
  readonly folder: string;
  /** conf or electron-store; where starting fast matters it may still be loading */
  readonly Store: StoreClass | Promise<StoreClass>;
  readonly host: 'desktop' | 'browser';
  readonly version: string;
  /** the system's language, e.g. 'it-IT' */
  readonly locale: string;
  /** the desktop shell's own dialogs: where to put an export, which file to import; undefined: the player closed it */
  readonly dialogs?: {
    readonly save: (name: string, text: string) => Promise<string | undefined>;
    readonly pick: () => Promise<string | undefined>;
  };
  /** where new versions come from; undefined: this host is none that replaces itself */
  readonly updates?: UpdateSource;
  readonly now?: () => Date;
  /** the folder with the built pages, for a second screen; absent: there is none to show */
  readonly renderer?: string;
  /** where a second screen is opened; absent: on the private addresses of this machine */
  readonly roomAddresses?: readonly string[];
}

export interface Host {
  readonly handlers: Handlers;
  /**
   * The reply to a call as JSON text where that is at hand without making the value first (a long game's lines); the
   * value is the one `handlers` gives. Undefined: ask the handlers.
   */
  readonly text: (name: string, raw: unknown) => Promise<string | undefined>;
  /** a call we could not answer, for the console and the log */
  readonly told: (error: unknown, call: string) => void;
  /** a file the system handed the app, by its path: the windows are told, and ask what it is */
  readonly give: (path: string) => void;
  /** a page that died, as the system calls it */
  readonly pageGone: (reason: string) => void;
  /** tells of changes, to be sent to every window */
  readonly listen: (on: (event: HostEvent) => void) => () => void;
  readonly close: () => Promise<void>;
}

/** What the system says, in the player's terms. */
const troubles: Readonly<Record<string, Refusal['reason']>> = {
  ENOSPC: 'disk.full',
  EDQUOT: 'disk.full',
  EROFS: 'disk.readOnly',
  EACCES: 'disk.refused',
  EPERM: 'disk.refused',
};
/** A refusal for trouble with the disk; undefined for a fault of ours, which is thrown on. */
export const troubleOf = (error: unknown): Refusal['reason'] | undefined => {
  const code = codeOf(error);
  return code === undefined || code.startsWith('ERR_') ? undefined : (troubles[code] ?? 'disk.broken');
};

const done: Reply<Record<string, never>> = { ok: true, value: {} };
const value = <T>(answer: T): Reply<T> => ({ ok: true, value: answer });
const cancelled = { ok: false, reason: 'cancelled' } as const;

/** Calls one after another, in the order they came: a change sees every change before it. */
const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
};

export const openHost = (options: HostOptions): Host => {
  const { folder, Store, host, version, locale, dialogs } = options;
  const library: Library = openLibrary(folder, Store, host, options.now);
  const { games, things, photos, settings } = library;
  const log = openLog(folder, { mayWrite: library.holds, now: options.now });
  log.note('start', { version, host });
  const listeners = new Set<(event: HostEvent) => void>();
  const changed = (
    what: 'games' | 'things' | 'settings' | 'room',
    id?: string,
    revision?: number,
    wrote?: Extract<HostEvent, { event: 'changed' }>['wrote'],
  ): void => {
    const event: HostEvent = {
      event: 'changed',
      what,
      id,
      revision,
      wrote,
    };
    for (const on of listeners) on(event);
    if (what === 'games') room.heard(id, revision);
  };
  const turn = inTurn();
  const told: Host['told'] = (error, call) => {
    console.error(call, error);
    log.note('fault', { call, ...faultOf(error) });
  };

  /** Runs a call on the library that was opened; trouble with the disk becomes a refusal that says up to when the game is safe. */
  const call = <T>(work: () => Promise<Reply<T>>, id?: string): Promise<Reply<T>> =>
    turn(async () => {
      try {
        if (!library.isHere()) return { ok: false, reason: 'disk.gone', p: { folder } };
        return await work();
      } catch (error) {
        const reason = troubleOf(error);
        if (!reason) throw error;
        log.note('disk', { reason, ...faultOf(error) });
        const safe = id === undefined ? undefined : games.safe(id);
        return {
          ok: false,
          reason,
          p: { code: codeOf(error) ?? '', folder, ...(safe ? { safe: safe.at, name: safe.name } : {}) },
        };
      }
    });
  /** The same, telling the windows when something was changed. */
  const change = async <T>(
    work: () => Promise<Reply<T>>,
    tell: (answer: T) => void,
    id?: string,
  ): Promise<Reply<T>> => {
    const reply = await call(work, id);
    if (reply.ok) tell(reply.value);
    return reply;
  };
  /** Refused where this host may only read. */
  const writing = async <T>(work: () => Reply<T>): Promise<Reply<T>> => {
    const why = library.readOnly();
    return why ? { ok: false, reason: 'save.readOnly', p: { why } } : work();
  };

  /** A dialog, or a file from outside, which may take long: other calls go on meanwhile. The file may make trouble. */
  const asked = async <T>(ask: () => Promise<T | undefined>): Promise<Reply<T>> => {
    try {
      const answer = await ask();
      return answer === undefined ? cancelled : value(answer);
    } catch (error) {
      const reason = troubleOf(error);
      if (!reason) throw error;
      return { ok: false, reason, p: { code: codeOf(error) ?? '' } };
    }
  };

  const room = roomCalls({
    folder,
    renderer: options.renderer,
    version,
    locale,
    open: (id) => handlers['games.open']({ id }),
    write: (input) => writeGame(input, true),
    readOnly: library.readOnly,
    changed: () => changed('room'),
    told,
    addresses: options.roomAddresses,
  });

  /** `isDevice`: a device of the room wrote it, and this machine's windows are told the lines. */
  const writeGame = (asked: In<'games.write'>, isDevice = false) => {
    let done = asked;
    return change(
      async () => {
        const reply = await games.write(asked);
        const met = reply.ok || reply.reason !== 'save.stale' ? undefined : room.meet(asked);
        if (!met) return reply;
        const { left, stand } = met;
        done = left ?? { ...asked, lines: [], head: stand.head, face: stand.face };
        const again = left ? await games.write(left) : value({ revision: stand.revision, saved: stand.saved });
        return again.ok ? value({ ...again.value, head: done.head }) : again;
      },
      ({ revision, saved }) => {
        const { id, lines, head } = done;
        room.wrote(done, { revision, saved });
        changed('games', id, revision, isDevice ? { lines, head, saved } : undefined);
      },
      asked.id,
    );
  };

  const uploads = openUploads();
  const given = openGiven(() => {
    for (const on of listeners) on({ event: 'given' });
  });
  const updates = openUpdates({
    source: options.updates,
    version,
    agreed: () => settings.read().updates === true,
    backUp: () => call(() => games.backUpAll()),
    told: () => {
      for (const on of listeners) on({ event: 'update' });
    },
    failed: (error) => log.note('update', faultOf(error)),
    now: options.now,
  });
  let stopped = false;
  /** Tells the windows how far an import is, lets them and the system be heard, and says whether to go on. */
  const checking = async (share: number): Promise<boolean> => {
    for (const on of listeners) on({ event: 'importing', done: share });
    await new Promise((resolve) => setImmediate(resolve));
    return !stopped;
  };

  const handlers: Handlers = {
    // a window opens without its library, too
    'app.info': () =>
      turn(async () => {
        const why = library.readOnly();
        return value({ version, host, locale, library: folder, ...(why ? { readOnly: why } : {}) });
      }),
    'app.diagnostics': async () => {
      const counts = await call(async () =>
        value({
          rows: await games.list(),
          inBin: (await games.bin()).length,
          things: [...things.list({})],
          damaged: things.damaged(),
        }),
      );
      const readOnly = library.readOnly();
      return value({ text: diagnostics({ version, host, locale, readOnly, counts, lines: log.lines() }) });
    },
    'app.fault': async (fault) => {
      log.note('page', fault);
      return done;
    },
    'settings.read': () => turn(async () => value(settings.read())),
    'settings.write': (input) =>
      change(
        () =>
          writing(() => {
            settings.write(input);
            return done;
          }),
        () => changed('settings'),
      ),

    'updates.read': async () => value(updates.read()),
    'updates.look': async () => value(await updates.look()),
    'updates.fetch': () => updates.download(),
    'updates.stop': async () => {
      updates.stop();
      return value(updates.read());
    },

    'games.list': () => call(async () => value(await games.list())),
    'games.create': (input) =>
      change(
        () => {
          updates.stop();
          return games.create(input);
        },
        ({ envelope, revision }) => changed('games', envelope.id, revision),
      ),
    'games.open': ({ id }) => {
      // whoever plays has the line to himself
      updates.stop();
      return call(() => games.open(id), id);
    },
    'games.write': (input) => writeGame(input),
    'games.rename': ({ id, name, base }) =>
      change(
        () => games.rename(id, name, base),
        ({ revision }) => changed('games', id, revision),
        id,
      ),
    'games.players': ({ id, players, base }) =>
      change(
        () => games.players(id, players, base),
        ({ revision }) => changed('games', id, revision),
        id,
      ),
    'games.duplicate': ({ id, name }) =>
      change(
        () => games.duplicate(id, name),
        (copy) => changed('games', copy.id),
        id,
      ),
    'games.remove': ({ id }) =>
      change(
        () => games.remove(id),
        () => changed('games', id),
        id,
      ),
    'games.bin': () => call(async () => value(await games.bin())),
    'games.restore': ({ id }) =>
      change(
        () => games.restore(id),
        () => changed('games', id),
        id,
      ),
    'games.emptyBin': ({ id }) =>
      change(
        () => games.emptyBin(id),
        () => changed('games', id),
      ),
    'games.export': async (input) => {
      const file = await call(() => games.exportText(input.id, input.things), input.id);
      if (!file.ok || !dialogs) return file;
      const path = await asked(() => dialogs.save(file.value.name, file.value.text));
      return path.ok ? value({ name: file.value.name, path: path.value }) : path;
    },
    'games.import': async ({ text, upload, given: handed }) => {
      const sent = text ?? (upload === undefined ? undefined : uploads.take(upload));
      if (sent === undefined && handed === undefined && (upload !== undefined || !dialogs))
        return { ok: false, reason: 'input.invalid', p: { call: 'games.import', path: upload ? 'upload' : 'text' } };
      const file =
        sent === undefined
          ? await asked(async () => (handed === undefined ? dialogs?.pick() : given.text(handed)))
          : value(sent);
      if (!file.ok) return file;
      const bytes = bytesOf(file.value);
      if (bytes > limits.file) return { ok: false, reason: 'import.tooLarge', p: { bytes, limit: limits.file } };
      stopped = false;
      return change(
        () => games.importText(file.value, checking),
        ({ id }) => {
          if (handed !== undefined) given.putAway(handed);
          changed('games', id);
        },
      );
    },
    'files.given': async () => {
      const about = given.about();
      if (!about) return value({});
      const file = await asked(given.look);
      if (file.ok) return value({ file: file.value });
      const { ok: _, ...refusal } = file;
      // put away while it was read
      return refusal.reason === 'cancelled' ? value({}) : value({ file: { ...about, is: 'refused', refusal } });
    },
    'files.putAway': async ({ id }) => {
      given.putAway(id);
      return done;
    },
    'games.importPiece': (piece) => call(() => writing(() => uploads.add(piece))),
    // not in turn: it speaks to the import that has the turn
    'games.importStop': async () => {
      stopped = true;
      uploads.drop();
      return done;
    },
    'games.backups': ({ id }) => call(() => games.backups(id), id),
    'games.fromBackup': ({ id, backup, name }) =>
      change(
        () => games.fromBackup(id, backup, name),
        (copy) => changed('games', copy.id),
        id,
      ),

    'things.list': (filter) => call(async () => value([...things.list(filter)])),
    'things.damaged': () => call(async () => value({ count: things.damaged() })),
    'things.write': (input) =>
      change(
        () => writing(() => things.write(input)),
        ({ id, revision }) => changed('things', id, revision),
      ),
    'things.remove': (input) =>
      change(
        () =>
          writing(() => {
            const removed = things.remove(input);
            if (removed.ok) photos.remove(input.id);
            return removed;
          }),
        () => changed('things', input.id),
      ),

    'photos.read': ({ id }) =>
      call(async () => {
        const photo = photos.read(id);
        return value(photo ? { photo } : {});
      }),
    'photos.write': (input) => call(() => writing(() => photos.write(input))),
    'photos.remove': ({ id }) =>
      call(() =>
        writing(() => {
          photos.remove(id);
          return done;
        }),
      ),

    ...room.handlers,

    // nothing on disk: other calls need not wait for them
    'notes.seal': (input) => sealNote(input),
    'notes.open': (input) => openNote(input),
  };

  const text: Host['text'] = async (name, raw) => {
    if (name !== 'games.open') return undefined;
    const input = contract[name].input.safeParse(raw);
    if (!input.success) return undefined;
    const { id } = input.data;
    const found = await turn(async () => {
      try {
        return games.openText(id);
      } catch {
        return undefined; // the handler meets the same trouble and says what it is
      }
    });
    if (found !== undefined) setTimeout(() => void turn(() => games.warm(id).catch(() => undefined)), 50).unref();
    return found;
  };

  return {
    handlers,
    text,
    told,
    give: given.give,
    pageGone: (reason) => log.note('gone', { reason }),
    listen: (on) => {
      listeners.add(on);
      return () => listeners.delete(on);
    },
    // In turn: whatever was asked before the stop is on disk before the lock goes.
    close: async () => {
      await room.close();
      await turn(() => {
        log.note('stop');
        return library.close();
      });
    },
  };
};
