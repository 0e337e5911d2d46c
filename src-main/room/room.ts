import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Hidden } from '#rules/kit/game/hidden.ts';
import type { In, Out, Reply, SavedGame } from '#shared/contract.ts';
import type { Room, Shown } from '#shared/room.ts';
import { portOf } from '../http/port.ts';
import { addressesNow, isHere } from './addresses.ts';
import { certificateSchema, fingerprintOf, isGood, makeCertificate } from './certificate.ts';
import { openCodes } from './codes.ts';
import { keptFollower, openFollowers } from './followers.ts';
import { gateFor } from './gate.ts';
import { openLive } from './live.ts';
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
  readonly remove: (follower: string) => void;
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
  const live = await openLive(opening);
  const codes = openCodes();
  codes.renew();
  let known = opened.value.revision;

  const seen = {
    game: envelope.id,
    opening,
    version: options.version,
    locale: options.locale,
    open: async (): Promise<Reply<SavedGame>> => {
      const game = await options.open();
      return game.ok ? { ok: true, value: gameWithheld(game.value, hidden) } : game;
    },
  };
  const gates = { sees: gateFor('sees', seen, told) } as const;
  const server = await startRoomServer({
    port: kept?.port ?? portOf(`${folder}/room`),
    addresses,
    certificate,
    renderer: options.renderer,
    codes,
    followers: (port) => openFollowers(port, kept?.followers),
    answer: async ({ role }, name, input) => JSON.stringify(await gates[role](name, input)),
    joined: () => changed(),
    came: live.join,
    heard: live.hear,
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
    known = revision;
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
      remove: (follower) => {
        server.followers.remove(follower);
        server.drop(follower);
        changed();
      },
      wrote: ({ lines, head, face, things }, { revision, saved }) => {
        known = revision;
        if (things) live.uses(things);
        live.wrote(
          lines.map((line) => withheld(line, hidden) as { id: string }),
          { head, face, revision, saved },
        );
      },
      heard: async (revision) => {
        if (revision !== known) await reread();
      },
      show: (shown) => live.shows(shown),
      close: async () => {
        await live.close();
        await server.close();
      },
    },
  };
};
