import { Hocuspocus } from '@hocuspocus/server';
import type { Envelope, Face } from '#shared/contract.ts';
import { type Shown, shared } from '#shared/room.ts';
import type { Channel } from './channels.ts';

/** Where the game stands, as those who follow hear of it. */
export interface Stand {
  readonly head: string | null;
  readonly face: Face;
  readonly revision: number;
  readonly saved: string;
}

/** What the engine's messages are, and of its syncing the one by which a page asks for what it lacks. */
const kinds = { sync: 0, auth: 2, close: 7 } as const;
const asks = 0;

/**
 * Whether a page that only sees may say this: who it is, what it lacks, that it goes. A message is the document's name
 * (its length before it), a kind, and what belongs to it.
 */
export const maySay = (message: Uint8Array, opening: string): boolean => {
  const name = Buffer.from(opening);
  if (message[0] !== name.length || !name.equals(message.subarray(1, 1 + name.length))) return false;
  const [kind, what] = message.subarray(1 + name.length);
  return kind === kinds.auth || kind === kinds.close || (kind === kinds.sync && what === asks);
};

/**
 * What is replicated to those who follow, by Yjs over Hocuspocus: the lines written since this opening, where the game
 * stands, what the owner's screen shows. The game on disk stays the truth: nothing is read back from here.
 */
export const openLive = async (opening: string) => {
  const hocuspocus = new Hocuspocus({
    quiet: true,
    onAuthenticate: async ({ documentName, connectionConfig }) => {
      // a second guard behind maySay: the engine takes no change from them either
      connectionConfig.readOnly = true;
      if (documentName !== opening) throw new Error('another document');
    },
  });
  const direct = await hocuspocus.openDirectConnection(opening);
  const { document } = direct;
  if (!document) throw new Error('a document that was opened is there');
  const [lines, now, screen] = [shared.lines, shared.now, shared.screen].map((name) => document.getMap<unknown>(name));
  if (!lines || !now || !screen) throw new Error('a map that is asked for is there');
  return {
    join: (channel: Channel, request: Parameters<Hocuspocus['handleConnection']>[1]): void => {
      // the engine asks no more of a socket than a channel has
      hocuspocus.handleConnection(channel as unknown as Parameters<Hocuspocus['handleConnection']>[0], request);
    },
    hear: (channel: Channel, message: Uint8Array): void => {
      if (maySay(message, opening)) channel.emit('message', message);
    },
    wrote: (written: readonly { readonly id: string }[], stand: Stand): void => {
      document.transact(() => {
        for (const line of written) lines.set(line.id, line);
        now.set('stand', stand);
      });
    },
    named: (envelope: Envelope): void => void now.set('envelope', envelope),
    uses: (things: Readonly<Record<string, unknown>>): void => void now.set('things', things),
    shows: (shown: Shown): void => void screen.set('shown', shown),
    close: async (): Promise<void> => {
      hocuspocus.closeConnections();
      await direct.disconnect();
    },
  };
};
