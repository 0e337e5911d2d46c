import type { CallName, Handlers, Reply, SavedGame } from '#shared/contract.ts';
import type { Role } from '#shared/room.ts';
import { isCall, type Server, serve } from '#shared/serve.ts';

/**
 * The one gate of the second screen. Every call of the contract stands here with the roles that may make it: a call
 * without a row does not compile, and what has no role is the owner's alone.
 */
export const mayCall: Readonly<Record<CallName, readonly Role[]>> = {
  'app.info': ['sees'],
  'app.diagnostics': [],
  'app.fault': [],
  'settings.read': [],
  'settings.write': [],
  'games.list': [],
  'games.create': [],
  'games.open': ['sees'],
  'games.write': [],
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
  readonly open: () => Promise<Reply<SavedGame>>;
}

const notYours = async (): Promise<{ readonly ok: false; readonly reason: 'room.role' }> => ({
  ok: false,
  reason: 'room.role',
});

/** What a role gets of each call it may make: never the owner's answer as it is. */
const answersFor = ({ game, opening, version, locale, open }: Seen): Partial<Handlers> => ({
  'app.info': async () => ({
    ok: true,
    value: { version, host: 'browser', locale, library: '', readOnly: 'second', second: { game, opening } },
  }),
  'games.open': async ({ id }) => (id === game ? open() : notYours()),
});

/** Answers the calls of one role. A call its row does not name is not even looked into. */
export const gateFor = (role: Role, seen: Seen, told: (error: unknown, call: string) => void): Server => {
  const answers = answersFor(seen);
  const refused: Readonly<Record<CallName, () => ReturnType<typeof notYours>>> = Object.fromEntries(
    Object.keys(mayCall).map((name) => [name, notYours]),
  ) as Record<CallName, typeof notYours>;
  const server = serve({ ...refused, ...answers } as Handlers, told);
  return async (name, raw) => (isCall(name) && mayCall[name].includes(role) ? server(name, raw) : notYours());
};
