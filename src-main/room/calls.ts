import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CallName, Handlers, In, Out, Reply, SavedGame } from '#shared/contract.ts';
import type { Room } from '#shared/room.ts';
import { codeOf, readJson, remove, write } from '../library/files.ts';
import type { Kept, OpenedRoom } from './room.ts';

export interface RoomCallsOptions {
  readonly folder: string;
  /** the folder with the built pages; absent: this host has none to show */
  readonly renderer: string | undefined;
  readonly version: string;
  readonly locale: string;
  readonly open: (id: string) => Promise<Reply<SavedGame>>;
  /** a change that a device of the room made */
  readonly write: (input: In<'games.write'>) => Promise<Reply<Out<'games.write'>>>;
  /** why this host may not write, or undefined: then another may have a room of this library open */
  readonly readOnly: () => string | undefined;
  readonly changed: () => void;
  readonly told: (error: unknown, call: string) => void;
  /** tests name theirs */
  readonly addresses?: readonly string[] | undefined;
}

type RoomCall = Extract<CallName, `room.${string}`>;

/** A room that the app left open when it ended is taken up again within this time, or never. */
const fresh = 12 * 3_600_000;

/** The owner's side of the second screen. Nothing of it is loaded before a game is shared for the first time. */
export const roomCalls = (options: RoomCallsOptions) => {
  const { folder, renderer, readOnly, changed } = options;
  const file = join(folder, 'room.json');
  let room: OpenedRoom | undefined;
  let opening: Promise<Reply<Room>> | undefined;

  const load = () => import('./room.ts');
  const left = async (): Promise<Kept | undefined> => {
    if (!existsSync(file) || readOnly()) return undefined;
    const { keptSchema } = await load();
    const kept = keptSchema.safeParse(readJson(file)).data;
    if (kept && Date.now() - kept.at < fresh) return kept;
    remove(file);
    return undefined;
  };
  const state = async (): Promise<Room> => {
    if (room) return { open: room.state() };
    const kept = await left();
    return kept ? { left: kept.game } : {};
  };
  const answer = async (): Promise<Reply<Room>> => ({ ok: true, value: await state() });

  const keep = (now: Kept): void => {
    try {
      write(file, JSON.stringify(now));
    } catch (error) {
      // a full disk: the room is open all the same, and after a crash it begins anew
      if (codeOf(error) === undefined) throw error;
    }
  };

  const close = async (): Promise<void> => {
    await opening?.catch(() => undefined);
    const open = room;
    room = undefined;
    await open?.close();
    if (open) remove(file);
    if (open) changed();
  };

  const begin = async ({ id, hidden }: In<'room.open'>): Promise<Reply<Room>> => {
    if (!renderer) return { ok: false, reason: 'room.closed' };
    const why = readOnly();
    if (why) return { ok: false, reason: 'save.readOnly', p: { why } };
    const kept = await left();
    const { openRoom } = await load();
    const opened = await openRoom({
      folder,
      renderer,
      version: options.version,
      locale: options.locale,
      open: () => options.open(id),
      write: options.write,
      hidden,
      kept: kept?.game === id ? kept : undefined,
      keep,
      changed,
      lost: () => void close(),
      told: options.told,
      addresses: options.addresses,
    });
    if (!opened.ok) return opened;
    room = opened.value;
    changed();
    return answer();
  };

  const handlers: Pick<Handlers, RoomCall> = {
    'room.state': answer,
    'room.open': async (asked) => {
      if (room?.game === asked.id) return answer();
      await close();
      opening = begin(asked);
      try {
        return await opening;
      } finally {
        opening = undefined;
      }
    },
    'room.close': async () => {
      await close();
      // the owner's word ends what a crash left, too
      remove(file);
      return answer();
    },
    'room.code': async () => {
      room?.newCode();
      return answer();
    },
    'room.part': async ({ follower, ...part }) => {
      room?.part(follower, part);
      return answer();
    },
    'room.remove': async ({ follower }) => {
      room?.remove(follower);
      return answer();
    },
    'room.show': async (shown) => {
      if (room?.game === shown.game) room.show(shown);
      return { ok: true, value: {} };
    },
  };
  return {
    handlers,
    /**
     * What is left to do of a change made without knowing of another, and where the game stands; undefined: this game is
     * not open to a room, and who comes second is told so.
     */
    meet: (input: In<'games.write'>) =>
      room?.game === input.id ? { left: room.meet(input), stand: room.stand() } : undefined,
    /** a change that is on disk, told to those who follow */
    wrote: (input: In<'games.write'>, receipt: Out<'games.write'>): void => {
      if (room?.game === input.id) room.wrote(input, receipt);
    },
    heard: (id: string | undefined, revision: number | undefined): void => {
      if (room !== undefined && room.game === id)
        room.heard(revision).catch((error: unknown) => options.told(error, 'room'));
    },
    close,
  };
};
