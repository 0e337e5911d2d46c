import { printOf } from '#rules/kit/game/secret.ts';
import type {
  Client,
  GivenFile,
  HostEvent,
  LibraryRow,
  Out,
  Photo,
  Refusal,
  Reply,
  SavedGame,
  Settings,
  Thing,
  Update,
} from '#shared/contract.ts';
import type { Room } from '#shared/room.ts';
import { checksum } from '#shared/saves/checksum.ts';

/** A host without a disk, for component tests: it keeps what it is told and can be made to refuse. */
export interface MemoryHost {
  readonly client: Client;
  readonly games: Map<string, SavedGame>;
  readonly rows: LibraryRow[];
  readonly things: Map<string, Thing>;
  readonly photos: Map<string, Photo>;
  settings: Settings;
  /** a file the system handed the app */
  given: GivenFile | undefined;
  /** what is known of a new version */
  update: Update;
  /** every call so far, by name */
  readonly calls: string[];
  /** the next call of that name is refused with this */
  readonly refuse: Map<string, Refusal>;
  readonly tell: (event: HostEvent) => void;
}

type Receipt = Out<'games.rename'>;
const good = <T>(value: T): Reply<T> => ({ ok: true, value });
const at = '2026-01-02T20:00:00.000Z';

/** A room as it is when it was just opened, one tablet in it. */
const openRoom = {
  addresses: [
    { url: 'https://192.168.1.20:61234', here: false },
    { url: 'https://127.0.0.1:61234', here: true },
  ],
  fingerprint: Array.from({ length: 32 }, () => 'A1').join(':'),
  code: { code: '23456789', until: '2026-01-02T20:10:00.000Z' },
  followers: [{ id: 'f1', name: 'tablet', role: 'sees', here: true }],
} satisfies Omit<NonNullable<Room['open']>, 'game'>;

let made = 0;
/** Never the same twice, as on a disk: what the app keeps by a game's id outlives the host, where test files share modules. */
const fresh = (): string => {
  made += 1;
  return `m${made}`;
};

export const memoryHost = (
  start: { readonly rows?: readonly LibraryRow[]; readonly things?: readonly Thing[] } = {},
): MemoryHost => {
  const listeners = new Set<(event: HostEvent) => void>();
  const games = new Map<string, SavedGame>();
  const rows: LibraryRow[] = [...(start.rows ?? [])];
  const bin: { id: string; name: string; game: string; removed: string; row: LibraryRow }[] = [];
  const things = new Map((start.things ?? []).map((thing) => [thing.id, thing]));
  const photos = new Map<string, Photo>();
  const notes = new Map<string, { phrase: string; text: string; salt: string }>();
  const calls: string[] = [];
  const refuse = new Map<string, Refusal>();
  const rowAt = (id: string) => rows.findIndex((row) => (row.state === 'good' ? row.envelope.id : row.id) === id);
  const missing: Reply<never> = { ok: false, reason: 'save.missing' };

  /** Notes the call, and refuses where it was told to. */
  const call =
    <I, O>(name: string, answer: (input: I) => Reply<O>) =>
    async (input: I): Promise<Reply<O>> => {
      calls.push(name);
      const refusal = refuse.get(name);
      refuse.delete(name);
      return refusal ? { ok: false, ...refusal } : answer(input);
    };
  const copyOf = (id: string, name: string): Reply<{ id: string }> => {
    const row = rows[rowAt(id)];
    if (row?.state !== 'good') return missing;
    const copy = fresh();
    rows.push({ ...row, envelope: { ...row.envelope, id: copy, name } });
    return good({ id: copy });
  };

  const reword = (id: string, words: Partial<SavedGame['envelope']>, base: number | undefined): Reply<Receipt> => {
    const row = rows[rowAt(id)];
    if (row?.state !== 'good') return missing;
    const game = games.get(id);
    const revision = game?.revision ?? row.revision;
    if (base !== undefined && base !== revision) return { ok: false, reason: 'save.stale' };
    rows[rowAt(id)] = { ...row, envelope: { ...row.envelope, ...words } };
    if (game) games.set(id, { ...game, envelope: { ...game.envelope, ...words }, revision: revision + 1 });
    return good({ revision: revision + 1, saved: at });
  };

  let room: Room = {};
  const host: MemoryHost = {
    games,
    rows,
    things,
    photos,
    settings: { locale: 'en', theme: 'light', textSize: 1, singleKeys: true, keys: {}, awake: true },
    given: undefined,
    update: { is: 'none', why: 'host' },
    calls,
    refuse,
    tell: (event) => {
      for (const listener of listeners) listener(event);
    },
    client: {
      'app.info': call('app.info', () =>
        good({ version: '0', host: 'browser' as const, locale: 'en', library: '/memory' }),
      ),
      'app.diagnostics': call('app.diagnostics', () => good({ text: 'Stato Maggiore 0, browser' })),
      'app.fault': call('app.fault', () => good({})),
      'settings.read': call('settings.read', () => good(host.settings)),
      'settings.write': call('settings.write', (settings) => {
        host.settings = settings;
        return good({});
      }),
      'updates.read': call('updates.read', () => good(host.update)),
      'updates.look': call('updates.look', () => good(host.update)),
      'updates.fetch': call('updates.fetch', () => good(host.update)),
      'updates.stop': call('updates.stop', () => good(host.update)),
      'games.list': call('games.list', () => good([...rows])),
      'games.create': call('games.create', (input) => {
        const id = fresh();
        const envelope = { format: 'stato-maggiore/game' as const, version: 1, id, created: at, ...pick(input) };
        const game: SavedGame = {
          envelope,
          setUp: input.setUp,
          things: input.things,
          lines: [],
          head: null,
          revision: 1,
          face: input.face,
          saved: at,
        };
        games.set(id, game);
        rows.push({ state: 'good', envelope, face: input.face, saved: at, backups: 0, revision: 1 });
        return good(game);
      }),
      'games.open': call('games.open', ({ id }) => {
        const game = games.get(id);
        return game ? good(game) : missing;
      }),
      'games.write': call('games.write', ({ id, base, lines, head, face, things: own }) => {
        const game = games.get(id);
        if (!game) return missing;
        if (base !== game.revision) return { ok: false, reason: 'save.stale' };
        games.set(id, {
          ...game,
          lines: [...game.lines, ...lines],
          head,
          face,
          things: own ?? game.things,
          revision: base + 1,
        });
        return good({ revision: base + 1, saved: at });
      }),
      'games.rename': call('games.rename', ({ id, name, base }) => reword(id, { name }, base)),
      'games.players': call('games.players', ({ id, players, base }) => reword(id, { players }, base)),
      'games.duplicate': call('games.duplicate', ({ id, name }) => copyOf(id, name)),
      'games.remove': call('games.remove', ({ id }) => {
        const row = rows[rowAt(id)];
        if (row?.state !== 'good') return missing;
        rows.splice(rowAt(id), 1);
        bin.push({ id, name: row.envelope.name, game: row.envelope.game, removed: at, row });
        return good({});
      }),
      'games.bin': call('games.bin', () => good(bin.map(({ row: _, ...shown }) => shown))),
      'games.restore': call('games.restore', ({ id }) => {
        const index = bin.findIndex((one) => one.id === id);
        const found = bin[index];
        if (!found) return missing;
        bin.splice(index, 1);
        rows.push(found.row);
        return good({});
      }),
      'games.emptyBin': call('games.emptyBin', ({ id }) => {
        const going = bin.filter((one) => id === undefined || one.id === id);
        if (id !== undefined && going.length === 0) return missing;
        for (const one of going) bin.splice(bin.indexOf(one), 1);
        return good({ gone: going.length });
      }),
      'games.export': call('games.export', ({ id }) => good({ name: `${id}.json`, text: '{}' })),
      'games.import': call('games.import', () => ({ ok: false, reason: 'import.notOurs' })),
      'games.importPiece': call('games.importPiece', ({ text }) => good({ bytes: text.length })),
      'games.importStop': call('games.importStop', () => good({})),
      'files.given': call('files.given', () => good({ file: host.given })),
      'files.putAway': call('files.putAway', () => {
        host.given = undefined;
        return good({});
      }),
      'games.backups': call('games.backups', () => good([{ id: 'b1', at, turn: 2, entries: 3 }])),
      'games.fromBackup': call('games.fromBackup', ({ id }) => copyOf(id, 'copy')),
      'things.list': call('things.list', ({ kind, game }) =>
        good([...things.values()].filter((one) => (!kind || one.kind === kind) && (!game || one.game === game))),
      ),
      'things.damaged': call('things.damaged', () => good({ count: 0 })),
      'things.write': call('things.write', ({ id, base, ...given }) => {
        const before = id === undefined ? undefined : things.get(id);
        if (id !== undefined && !before) return { ok: false, reason: 'thing.missing' };
        if (before && before.revision !== base) return { ok: false, reason: 'thing.stale' };
        const thing: Thing = {
          ...given,
          id: id ?? fresh(),
          checksum: checksum(given.data),
          revision: (before?.revision ?? 0) + 1,
          saved: at,
        };
        things.set(thing.id, thing);
        return good(thing);
      }),
      'things.remove': call('things.remove', ({ id }) => {
        things.delete(id);
        photos.delete(id);
        return good({});
      }),
      'room.state': call('room.state', () => good(room)),
      'room.open': call('room.open', ({ id }) => {
        room = { open: { game: id, ...openRoom } };
        return good(room);
      }),
      'room.close': call('room.close', () => {
        room = {};
        return good(room);
      }),
      'room.code': call('room.code', () => good(room)),
      'room.part': call('room.part', ({ follower, ...part }) => {
        if (room.open)
          room = {
            open: {
              ...room.open,
              followers: room.open.followers.map((one) => (one.id === follower ? { ...one, ...part } : one)),
            },
          };
        return good(room);
      }),
      'room.remove': call('room.remove', ({ follower }) => {
        if (room.open)
          room = { open: { ...room.open, followers: room.open.followers.filter((one) => one.id !== follower) } };
        return good(room);
      }),
      'room.show': call('room.show', () => good({})),
      'photos.read': call('photos.read', ({ id }) => {
        const photo = photos.get(id);
        return good(photo ? { photo } : {});
      }),
      'photos.write': call('photos.write', ({ id, photo }) => {
        const image = photo.image ?? photos.get(id)?.image;
        if (image === undefined) return { ok: false, reason: 'thing.missing' };
        photos.set(id, { ...photo, image });
        return good({});
      }),
      'photos.remove': call('photos.remove', ({ id }) => {
        photos.delete(id);
        return good({});
      }),
      // no cipher: what a screen does with the answers is tried here, the box itself in the host
      'notes.seal': call('notes.seal', ({ phrase, text }) => {
        const [box, salt] = [fresh(), '7'.repeat(64)];
        notes.set(box, { phrase, text, salt });
        return good({ box, print: printOf(salt, text) });
      }),
      'notes.open': call('notes.open', ({ phrase, box, print }) => {
        const note = notes.get(box);
        if (!note) return { ok: false, reason: 'note.altered' };
        if (note.phrase !== phrase) return { ok: false, reason: 'note.phrase' };
        const { text, salt } = note;
        return printOf(salt, text) === print ? good({ text, salt }) : { ok: false, reason: 'note.other' };
      }),
      listen: (on) => {
        listeners.add(on);
        return () => listeners.delete(on);
      },
    },
  };
  return host;
};

const pick = (input: {
  readonly game: string;
  readonly gameVersion: number;
  readonly scenario: string;
  readonly name: string;
  readonly players: Readonly<Record<string, string>>;
}) => ({
  game: input.game,
  gameVersion: input.gameVersion,
  scenario: input.scenario,
  name: input.name,
  players: { ...input.players },
});
