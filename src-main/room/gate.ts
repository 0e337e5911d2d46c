import type { CallName, Handlers, In, Out, Reply, SavedGame } from '#shared/contract.ts';
import { type Role, roles } from '#shared/room.ts';
import { isCall, type Server, serve } from '#shared/serve.ts';
import type { Follower } from './followers.ts';

/**
 * The one gate of the second screen. Every call of the contract stands here with the roles that may make it: a call
 * without a row does not compile, and what has no role is the owner's alone.
 */
export const mayCall: Readonly<Record<CallName, readonly Role[]>> = {
  'app.info': roles,
  'app.diagnostics': [],
  'app.fault': [],
  'settings.read': [],
  'settings.write': [],
  'games.list': [],
  'games.create': [],
  'games.open': roles,
  'games.write': ['dice', 'plays'],
  'games.rename': [],
  'games.players': [],
  'games.duplicate': [],
  'games.remove': [],
  'games.bin': [],
  'games.restore': [],
  'games.emptyBin': [],
  'games.export': [],
  'games.import': [],
  'games.importPiece': [],
  'games.importStop': [],
  'games.backups': [],
  'games.fromBackup': [],
  'things.list': [],
  'things.damaged': [],
  'things.write': [],
  'things.remove': [],
  'photos.read': [],
  'photos.write': [],
  'photos.remove': [],
  'room.state': [],
  'room.open': [],
  'room.close': [],
  'room.code': [],
  'room.part': [],
  'room.remove': [],
  'room.show': [],
  'notes.seal': [],
  'notes.open': [],
  'files.given': [],
  'files.putAway': [],
  'updates.read': [],
  'updates.look': [],
  'updates.fetch': [],
  'updates.stop': [],
};

interface Seen {
  /** the only game there is for those who follow */
  readonly game: string;
  readonly opening: string;
  readonly version: string;
  readonly locale: string;
  readonly open: (follower: Follower) => Promise<Reply<SavedGame>>;
  readonly write: (follower: Follower, input: In<'games.write'>) => Promise<Reply<Out<'games.write'>>>;
}

const notYours = async (): Promise<{ readonly ok: false; readonly reason: 'room.role' }> => ({
  ok: false,
  reason: 'room.role',
});

/** What a device gets of each call its role may make: never the owner's answer as it is. */
const answersFor = (follower: Follower, { game, opening, version, locale, open, write }: Seen): Partial<Handlers> => ({
  'app.info': async () => {
    const { id: device, name, role, side } = follower;
    const second = { game, opening, device, name, role, side };
    return { ok: true, value: { version, host: 'browser', locale, library: '', readOnly: 'second', second } };
  },
  'games.open': async ({ id }) => (id === game ? open(follower) : notYours()),
  'games.write': async (input) => (input.id === game ? write(follower, input) : notYours()),
});

/** Answers the calls of one device. A call the row of its role does not name is not even looked into. */
export const gateFor = (follower: Follower, seen: Seen, told: (error: unknown, call: string) => void): Server => {
  const answers = answersFor(follower, seen);
  const refused: Readonly<Record<CallName, () => ReturnType<typeof notYours>>> = Object.fromEntries(
    Object.keys(mayCall).map((name) => [name, notYours]),
  ) as Record<CallName, typeof notYours>;
  const server = serve({ ...refused, ...answers } as Handlers, told);
  return async (name, raw) => (isCall(name) && mayCall[name].includes(follower.role) ? server(name, raw) : notYours());
};
