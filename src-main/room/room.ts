import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isRecord } from '#rules/kit/base/json.ts';
import type { Hidden } from '#rules/kit/game/hidden.ts';
import type { In, Out, Reply, SavedGame } from '#shared/contract.ts';
import { notIts } from '#shared/mayWrite.ts';
import type { Part, Room, Shown } from '#shared/room.ts';
import { checkLines } from '#shared/saves/schema.ts';
import { portOf } from '../http/port.ts';
import { addressesNow, isHere } from './addresses.ts';
import { certificateSchema, fingerprintOf, isGood, makeCertificate } from './certificate.ts';
import { openCodes } from './codes.ts';
import { type Follower, keptFollower, openFollowers } from './followers.ts';
import { gateFor } from './gate.ts';
import { openLive } from './live.ts';
import { type Meeting, openMeeting } from './meeting.ts';
import { startRoomServer } from './server.ts';
import { gameWithheld, withheld } from './withheld.ts';

/** What is kept while a room is open, so that after a crash the same devices go on: gone when it is closed. */
export const keptSchema = z.object({
  at: z.number(),
  game: z.string(),
  port: z.number(),
  certificate: certificateSchema,
  followers: z.array(keptFollower),
});
export type Kept = z.infer<typeof keptSchema>;

export interface RoomOptions {
  readonly folder: string;
  readonly renderer: string;
  readonly version: string;
  readonly locale: string;
  /** the game as the owner has it, fresh from the disk */
  readonly open: () => Promise<Reply<SavedGame>>;
  /** the same as a window's own write; a device of the room made it */
  readonly write: (input: In<'games.write'>) => Promise<Reply<Out<'games.write'>>>;
  /** what of the game stays with its owner, as its description says */
  readonly hidden: Hidden;
  readonly kept: Kept | undefined;
  readonly keep: (kept: Kept) => void;
  /** something of the room is another: who is there, its code */
  readonly changed: () => void;
  /** the game is gone from the library */
  readonly lost: () => void;
  readonly told: (error: unknown, call: string) => void;
  readonly addresses?: readonly string[] | undefined;
}

export interface OpenedRoom {
  readonly game: string;
  readonly state: () => NonNullable<Room['open']>;
  readonly newCode: () => void;
  readonly part: (follower: string, part: Part) => void;
  readonly remove: (follower: string) => void;
  /** a change made without knowing of one that is on disk: what of it is left to do, and where the game stands */
  readonly meet: Meeting['meet'];
  readonly stand: Meeting['now'];
  readonly wrote: (input: In<'games.write'>, receipt: Out<'games.write'>) => void;
  /** the game was changed some other way: it is read anew */
  readonly heard: (revision: number | undefined) => Promise<void>;
  readonly show: (shown: Shown) => void;
  readonly close: () => Promise<void>;
}

/** Opens a game to the network of the room; what keeps it closed is a refusal. */
export const openRoom = async (options: RoomOptions): Promise<Reply<OpenedRoom>> => {
  const { folder, kept, told, hidden } = options;
  const opened = await options.open();
  if (!opened.ok) return opened;
  const { envelope } = opened.value;
  const addresses = options.addresses ?? addressesNow();
  const certificate = kept && isGood(kept.certificate, addresses) ? kept.certificate : await makeCertificate(addresses);
  const opening = randomBytes(12).toString('hex');
  const meeting = openMeeting(opened.value.lines, opened.value);
  const codes = openCodes();
  codes.renew();

  const seen = {
    game: envelope.id,
    opening,
    version: options.version,
    locale: options.locale,
    open: async (follower: Follower): Promise<Reply<SavedGame>> => {
      const game = await options.open();
      return game.ok ? { ok: true, value: gameWithheld(game.value, hidden, follower) } : game;
    },
    write: async (follower: Follower, input: In<'games.write'>): Promise<Reply<Out<'games.write'>>> => {
      const lines = input.lines.filter((line) => !isRecord(line) || !meeting.has(String(line.id)));
      const there = input.lines.length - lines.length;
      const checked = checkLines(lines, meeting.ids(), there);
      if (!checked.ok) return { ok: false, reason: 'input.invalid', p: { call: 'games.write', path: checked.path } };
      const bad = checked.value.findIndex((line) => notIts(follower, line, hidden, meeting.sideOf) !== undefined);
      if (bad >= 0) return { ok: false, reason: 'room.role', p: { path: `lines.${there + bad}` } };
      const signed = checked.value.map((line) => ({ ...line, who: follower.name }));
      const moves = follower.role === 'plays' || meeting.movesOwn({ ...input, lines: signed }, follower.name);
      if (!moves || input.things !== undefined) return { ok: false, reason: 'room.role' };
      return options.write({ ...input, lines: signed });
    },
  };
  const follower = (device: string): Follower | undefined => server.followers.list().find(({ id }) => id === device);
  const live = await openLive(opening, async (device, input) => {
    const one = follower(device);
    return one ? gateFor(one, seen, told)('games.write', input) : { ok: false, reason: 'room.role' };
  });
  const server = await startRoomServer({
    port: kept?.port ?? portOf(`${folder}/room`),
    addresses,
    certificate,
    renderer: options.renderer,
    codes,
    followers: (port) => openFollowers(port, kept?.followers),
    answer: async (one, name, input) => JSON.stringify(await gateFor(one, seen, told)(name, input)),
    joined: () => changed(),
    came: live.join,
    heard: (channel, message, { role }) => live.hear(channel, message, role !== 'sees'),
    told,
  });
  const keep = (): void =>
    options.keep({
      at: Date.now(),
      game: envelope.id,
      port: server.port,
      certificate,
      followers: [...server.followers.kept()],
    });
  let count = -1;
  function changed(): void {
    const now = server.followers.kept().length;
    if (now !== count) keep();
    count = now;
    options.changed();
  }
  keep();

  const reread = async (): Promise<void> => {
    const game = await options.open();
    if (!game.ok) {
      if (game.reason === 'save.missing') options.lost();
      return;
    }
    const { envelope: words, head, face, revision, saved } = game.value;
    meeting.begin(game.value.lines, game.value);
    live.named(words);
    live.wrote([], { head, face, revision, saved });
  };

  return {
    ok: true,
    value: {
      game: envelope.id,
      state: () => ({
        game: envelope.id,
        addresses: server.origins.map((url) => ({ url, here: isHere(new URL(url).hostname) })),
        fingerprint: fingerprintOf(certificate),
        code: codes.now(),
        followers: server.followers.list().map((one) => ({ ...one, here: server.here().has(one.id) })),
      }),
      newCode: () => codes.renew(),
      part: (device, part) => {
        server.followers.give(device, part);
        // it comes back by itself, and is told what it does now
        server.drop(device);
        keep();
        options.changed();
      },
      remove: (device) => {
        server.followers.remove(device);
        server.drop(device);
        changed();
      },
      meet: meeting.meet,
      stand: meeting.now,
      wrote: (input, { revision, saved }) => {
        const { lines, head, face, things } = input;
        meeting.wrote(input, { revision, saved });
        if (things) live.uses(things);
        live.wrote(
          lines.map((line) => withheld(line, hidden) as { id: string }),
          { head, face, revision, saved },
        );
      },
      heard: async (revision) => {
        if (revision !== meeting.now().revision) await reread();
      },
      show: (shown) => live.shows(shown),
      close: async () => {
        await live.close();
        await server.close();
      },
    },
  };
};
