import { z } from 'zod';
import { faultSchema } from './fault.ts';
import { limits } from './limits.ts';
import { hiddenSchema, nameMost, partSchema, roomSchema, shownSchema } from './room.ts';
import { noteMost, phraseLeast, phraseMost } from './sealed.ts';

/**
 * What a host offers the screens: every call once, with the schemas of what goes in and out. The desktop shell serves
 * it over IPC, the browser host over HTTP; both ends are derived from this table:
 *
 * - a host: `serve(handlers, told)` of `serve.ts` answers `(name, raw) => Promise<Reply>`, checking both ways; the
 *   handlers over the library on disk are `openHost(...)` of `src-main/handlers.ts`, the same for both hosts;
 * - the screens: `client(transport)` of `serve.ts`; in the browser the transport is
 *   `httpTransport(fetch, (url) => new EventSource(url))` of `transport.ts`, in the desktop shell a `Transport` over IPC.
 *
 * A game's `things` are keyed `<kind>:<id of table or roster>` (`table:pgg.soviet`, `roster:pgg.german`), each
 * `{ checksum, data }`: an export leaves the `table:` ones out unless ticked.
 * `readOnly` (of the host and of an opened game) is a word: 'locked' (another host holds the library), 'folder' (the
 * folder cannot be written), 'gone' (it is not there: unplugged, renamed) or 'second' (this page is a second screen).
 */

const json: z.ZodType<unknown> = z.unknown();
const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const text = z.string().max(200);

/** A message with parameters, as the rules write it. */
export const msgSchema: z.ZodType<{ id: string; p?: Record<string, unknown> }> = z.object({
  id: z.string().max(200),
  p: z.record(z.string().max(60), z.unknown()).optional(),
});

/** Expected trouble: a reason with numbers and names, said to the player by the message `host.<reason>`. */
export const reasons = [
  'save.stale',
  'save.newer',
  'save.unreadable',
  'save.missing',
  'save.readOnly',
  'save.tooLarge',
  'disk.full',
  'disk.readOnly',
  'disk.refused',
  'disk.broken',
  'disk.gone',
  'import.notOurs',
  'import.map',
  'import.thing',
  'import.truncated',
  'import.tooLarge',
  'import.tooDeep',
  'import.newer',
  'import.invalid',
  'thing.stale',
  'thing.missing',
  'note.phrase',
  'note.altered',
  'note.other',
  'note.newer',
  'room.closed',
  'room.code',
  'room.tries',
  'room.full',
  'room.role',
  'cancelled',
  'input.invalid',
  'host.gone',
  'host.restarted',
  'host.fault',
] as const;
export type Reason = (typeof reasons)[number];
export const refusalSchema = z.object({
  reason: z.enum(reasons),
  /** what a sentence needs: line, path, name, bytes, the date up to which all is safe … */
  p: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type Refusal = z.infer<typeof refusalSchema>;
export type Reply<T> = { ok: true; value: T } | ({ ok: false } & Refusal);

/** What a row of the library shows; written with every change, so that listing opens no game. */
export const faceSchema = z.object({
  turn: z.number().int(),
  turns: z.number().int(),
  /** text under the scale bar, where turns have names (months …) */
  turnSays: msgSchema.optional(),
  side: z.string().max(40).optional(),
  phase: msgSchema.optional(),
  note: msgSchema.optional(),
  over: z.boolean().optional(),
});
export type Face = z.infer<typeof faceSchema>;

export const envelopeSchema = z.object({
  format: z.literal('stato-maggiore/game'),
  version: z.number().int().min(1),
  id,
  game: text,
  gameVersion: z.number().int(),
  scenario: text,
  name: text,
  players: z.record(text, text),
  created: z.string(),
});
export type Envelope = z.infer<typeof envelopeSchema>;

/** Set-up and lines are checked in depth by `saves/schema.ts`; here they are only plain data. */
export const savedGameSchema = z.object({
  envelope: envelopeSchema,
  setUp: json,
  /** checksums of the tables and rosters this game uses, with their content */
  things: z.record(z.string(), json),
  lines: z.array(json),
  head: z.string().nullable(),
  revision: z.number().int(),
  face: faceSchema,
  saved: z.string(),
  readOnly: z.string().optional(),
});
export type SavedGame = z.infer<typeof savedGameSchema>;

/** What a backup's name tells of it; `phase`: a message of its game. */
const backupShape = {
  id: z.string(),
  at: z.string(),
  turn: z.number().int(),
  phase: z.string().optional(),
  entries: z.number().int(),
};

export const rowSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('good'),
    envelope: envelopeSchema,
    face: faceSchema,
    saved: z.string(),
    backups: z.number().int(),
    revision: z.number().int(),
  }),
  z.object({ state: z.literal('newer'), id, name: text, version: z.number() }),
  z.object({
    state: z.literal('setAside'),
    id,
    name: text,
    /** `lost`: entries nothing has any more; `thingsLost`: its tables and rosters are not those of its last change */
    backup: z.object({ ...backupShape, lost: z.number().int(), thingsLost: z.boolean() }).optional(),
  }),
]);
export type LibraryRow = z.infer<typeof rowSchema>;

export const receiptSchema = z.object({ revision: z.number().int(), saved: z.string() });
const writtenSchema = receiptSchema.extend({
  /**
   * While the game is open to the room, somebody else had gone on meanwhile: the lines are there, and this is where the
   * game stands now. Another head than was asked for: what was written is a branch beside it.
   */
  head: z.string().nullable().optional(),
});

export const settingsSchema = z.object({
  locale: z.enum(['system', 'en', 'it']),
  theme: z.enum(['system', 'light', 'dark', 'contrast']),
  textSize: z.number().min(1).max(2),
  singleKeys: z.boolean(),
  keys: z.record(z.string().max(60), z.string().max(40)),
  /** keep the screen awake while a game is open */
  awake: z.boolean(),
  last: z.string().optional(),
  /** the player agreed that the app asks the network for a new version of itself; off unless that was said */
  updates: z.boolean().optional(),
});
export type Settings = z.infer<typeof settingsSchema>;
export const defaultSettings: Settings = {
  locale: 'system',
  theme: 'system',
  textSize: 1,
  singleKeys: true,
  keys: {},
  awake: true,
};

export const thingKinds = ['table', 'roster', 'preset', 'sheet'] as const;
export const thingSchema = z.object({
  kind: z.enum(thingKinds),
  game: text,
  /** the game's id of the table or roster, or the calculator's of a preset */
  of: text,
  id,
  name: text,
  data: json,
  /** of `data`; a game keeps the version it uses */
  checksum: z.string(),
  revision: z.number().int(),
  saved: z.string(),
  /** its file was damaged: this is the copy of then, '' where that does not say */
  back: z.string().optional(),
});
export type Thing = z.infer<typeof thingSchema>;

/** A place of the photo, in its pixels, and the hex whose centre it is. */
const photoPoint = z.object({ x: z.number(), y: z.number(), hex: z.string().min(1).max(20) });
/**
 * The players' own photo of their map, laid under a sheet. It stays on this machine, beside the sheet and never in it:
 * no game and no exported file carries it.
 */
export const photoSchema = z.object({
  /** as a data address: JPEG, PNG or WebP */
  image: z
    .string()
    .max(10 * 1024 * 1024)
    .regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/),
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
  /** two places of it that are known on the grid; absent: not fitted yet */
  fit: z.tuple([photoPoint, photoPoint]).optional(),
  opacity: z.number().min(0).max(1),
});
export type Photo = z.infer<typeof photoSchema>;

/** A file the system handed the app (a double click, the command line): what it is, before anything is made of it. */
const givenShape = { id, name: z.string() };
export const givenSchema = z.discriminatedUnion('is', [
  z.object({
    ...givenShape,
    is: z.literal('game'),
    envelope: envelopeSchema,
    face: faceSchema,
    saved: z.string(),
    entries: z.number().int(),
  }),
  z.object({ ...givenShape, is: z.literal('map'), text: z.string() }),
  /** a table or a list: its editor takes it in */
  z.object({ ...givenShape, is: z.literal('thing') }),
  z.object({ ...givenShape, is: z.literal('refused'), refusal: refusalSchema }),
]);
export type GivenFile = z.infer<typeof givenSchema>;

const newer = { version: z.string().max(100), notes: z.string().max(100_000) };
/** A new version of the app: what is known of one, and how far it is. */
export const updateSchema = z.discriminatedUnion('is', [
  /** none can come: a browser host, a build without an address, a package that is not replaced by itself */
  z.object({ is: z.literal('none'), why: z.enum(['host', 'build', 'package']) }),
  /** nothing is known, or nothing newer; `looked`: when that was asked */
  z.object({ is: z.literal('quiet'), looked: z.string().optional() }),
  z.object({ is: z.literal('looking') }),
  z.object({ is: z.literal('found'), ...newer }),
  z.object({ is: z.literal('fetching'), ...newer, share: z.number() }),
  /** it takes the place of this one when the app is closed; `games`: how many were backed up before */
  z.object({ is: z.literal('ready'), ...newer, games: z.number().int() }),
  z.object({ is: z.literal('failed') }),
]);
export type Update = z.infer<typeof updateSchema>;

/** A player's phrase: it goes to the host and no further, and is kept nowhere. */
const phrase = z.string().min(1).max(phraseMost);

const call = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O) => ({ input, output });
const none = z.object({});
const gameAt = z.object({ id });

export const contract = {
  'app.info': call(
    none,
    z.object({
      version: z.string(),
      host: z.enum(['desktop', 'browser']),
      locale: z.string(),
      library: z.string(),
      readOnly: z.string().optional(),
      /** this page is a second screen: of which game, for which opening of it, what it is called and does there */
      second: partSchema
        .extend({ game: id, opening: z.string(), device: z.string(), name: z.string().max(nameMost) })
        .optional(),
    }),
  ),
  /** for whoever helps: versions, counts and what happened; no names, nothing of a game */
  'app.diagnostics': call(none, z.object({ text: z.string() })),
  /** the page met a fault of ours: it is kept in the log */
  'app.fault': call(faultSchema, z.object({})),
  'settings.read': call(none, settingsSchema),
  'settings.write': call(settingsSchema, z.object({})),

  'updates.read': call(none, updateSchema),
  /** asks the network, where the player agreed to it; answers when that is known */
  'updates.look': call(none, updateSchema),
  /** backs up every game, then begins to fetch what was found; refused, it has done nothing */
  'updates.fetch': call(none, updateSchema),
  'updates.stop': call(none, updateSchema),

  'games.list': call(none, z.array(rowSchema)),
  'games.create': call(
    z.object({
      game: text,
      gameVersion: z.number().int(),
      scenario: text,
      name: text,
      players: z.record(text, text),
      setUp: json,
      things: z.record(z.string(), json),
      face: faceSchema,
    }),
    savedGameSchema,
  ),
  'games.open': call(gameAt, savedGameSchema),
  /** appends lines and moves the head; refused as save.stale when `base` is not the revision on disk */
  'games.write': call(
    z.object({
      id,
      base: z.number().int(),
      lines: z.array(json).max(2_000),
      head: z.string().nullable(),
      face: faceSchema,
      things: z.record(z.string(), json).optional(),
    }),
    writtenSchema,
  ),
  /** with `base` refused as save.stale like a write: an open game goes on from the receipt's revision */
  'games.rename': call(z.object({ id, name: text, base: z.number().int().optional() }), receiptSchema),
  /** who plays which side, by the game's side ids; a side left out has no name */
  'games.players': call(
    z.object({ id, players: z.record(text, text), base: z.number().int().optional() }),
    receiptSchema,
  ),
  'games.duplicate': call(z.object({ id, name: text }), gameAt),
  'games.remove': call(gameAt, none),
  /** `left`: the game itself is off the disk, and this is its newest backup, kept for a month */
  'games.bin': call(
    none,
    z.array(z.object({ id, name: text, game: text, removed: z.string(), left: z.string().optional() })),
  ),
  'games.restore': call(gameAt, none),
  /**
   * one game of the bin, or with no id all of it, deleted tables and maps too; their backups stay for a month. A game
   * of which only those are left goes for good, without a way back
   */
  'games.emptyBin': call(z.object({ id: id.optional() }), z.object({ gone: z.number().int() })),
  /** the whole game as one file's text; the desktop host writes it where a dialog says and answers its path */
  'games.export': call(
    z.object({ id, things: z.boolean() }),
    z.object({ name: z.string(), text: z.string().optional(), path: z.string().optional() }),
  ),
  /** the text of a file someone sent, or the file given to the app; the desktop host may be asked to pick one (none of them) */
  'games.import': call(z.object({ text: z.string().optional(), upload: id.optional(), given: id.optional() }), gameAt),
  /** the file given to the app last, until it is imported or put away */
  'files.given': call(none, z.object({ file: givenSchema.optional() })),
  'files.putAway': call(gameAt, none),
  /** a large file piece by piece, then imported as the `upload` of this id; the first piece of another drops it */
  'games.importPiece': call(
    z.object({ upload: id, at: z.number().int().min(0), text: z.string().max(limits.piece) }),
    z.object({ bytes: z.number().int() }),
  ),
  /** whatever import is under way ends with 'cancelled' and has made nothing */
  'games.importStop': call(none, none),
  'games.backups': call(gameAt, z.array(z.object(backupShape))),
  /** opens a backup as a new game; nothing is overwritten */
  'games.fromBackup': call(z.object({ id, backup: z.string().max(200), name: text.optional() }), gameAt),

  'things.list': call(z.object({ kind: z.enum(thingKinds).optional(), game: text.optional() }), z.array(thingSchema)),
  /** how many of them cannot be read, though their files are there */
  'things.damaged': call(none, z.object({ count: z.number().int() })),
  'things.write': call(
    z.object({
      kind: z.enum(thingKinds),
      game: text,
      of: text,
      id: id.optional(),
      name: text,
      data: json,
      base: z.number().int().optional(),
    }),
    thingSchema,
  ),
  'things.remove': call(z.object({ id, base: z.number().int() }), none),

  /** the photo under a sheet, by the sheet's id; none: there is none */
  'photos.read': call(gameAt, z.object({ photo: photoSchema.optional() })),
  /** without `image` what is known of the present photo changes, not the photo */
  'photos.write': call(z.object({ id, photo: photoSchema.partial({ image: true }) }), none),
  'photos.remove': call(gameAt, none),

  /** the second screen: a game of this library, open to browsers of the same network while its owner wants it */
  'room.state': call(none, roomSchema),
  /** `hidden`: cells and rolls of it that no other screen is told, as the game's description says */
  'room.open': call(z.object({ id, hidden: hiddenSchema }), roomSchema),
  'room.close': call(none, roomSchema),
  /** another code; the one before it lets nobody in any more */
  'room.code': call(none, roomSchema),
  /** what one device does from now on */
  'room.part': call(partSchema.extend({ follower: id }), roomSchema),
  /** one device no longer follows */
  'room.remove': call(z.object({ follower: id }), roomSchema),
  /** what the owner's screen shows just now: it is told to those who follow, and kept nowhere */
  'room.show': call(shownSchema, none),

  /** seals a short text under a phrase: the box, all of one length, and the fingerprint of what is in it */
  'notes.seal': call(
    z.object({ phrase: phrase.min(phraseLeast), text: z.string().min(1).max(noteMost) }),
    z.object({ box: z.string(), print: z.string() }),
  ),
  /** the text of a box and the number that its fingerprint was made with; refused unless phrase, box and print agree */
  'notes.open': call(
    z.object({ phrase, box: z.string().max(4_000), print: z.string().max(200) }),
    z.object({ text: z.string(), salt: z.string() }),
  ),
} as const;

export type Contract = typeof contract;
export type CallName = keyof Contract;
export type In<K extends CallName> = z.infer<Contract[K]['input']>;
export type Out<K extends CallName> = z.infer<Contract[K]['output']>;

/** What the renderer holds: one function per call, never throwing for expected trouble. */
export type Client = { readonly [K in CallName]: (input: In<K>) => Promise<Reply<Out<K>>> } & {
  /** tells of changes made elsewhere (another window, another tab) and of menu commands; returns the way to stop */
  readonly listen: (on: (event: HostEvent) => void) => () => void;
};
/** What a host implements. */
export type Handlers = { readonly [K in CallName]: (input: In<K>) => Promise<Reply<Out<K>>> };

export const eventSchema = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('changed'),
    what: z.enum(['games', 'things', 'settings', 'room']),
    id: z.string().optional(),
    revision: z.number().optional(),
    /** of a game: what a device of the room wrote, and where that stands */
    wrote: z.object({ lines: z.array(json), head: z.string().nullable(), saved: z.string() }).optional(),
  }),
  z.object({ event: z.literal('menu'), command: z.string() }),
  /** the window is to be closed while something is only in memory: the page says when it may */
  z.object({ event: z.literal('closing') }),
  /** how much of a large import has been checked, 0 to 1 */
  z.object({ event: z.literal('importing'), done: z.number() }),
  /** something is known of a new version that was not before */
  z.object({ event: z.literal('update') }),
  /** the system handed the app a file */
  z.object({ event: z.literal('given') }),
]);
export type HostEvent = z.infer<typeof eventSchema>;
