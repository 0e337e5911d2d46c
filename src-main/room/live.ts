import { Hocuspocus } from '@hocuspocus/server';
import type { Envelope, Reply } from '#shared/contract.ts';
import { desk, deskOf, type Shown, shared } from '#shared/room.ts';
import type { Channel } from './channels.ts';
import type { Stand } from './meeting.ts';

/** What the engine's messages are, and of its syncing the one by which a page asks for what it lacks. */
const kinds = { sync: 0, auth: 2, close: 7 } as const;
const asks = 0;

/**
 * Whether a page may say this: of the document that all share who it is, what it lacks, that it goes; of its own desk
 * (undefined: it only sees) what it wrote there, too. A message is the document's name (its length before it), a kind,
 * and what belongs to it.
 */
export const maySay = (message: Uint8Array, opening: string, own?: string): boolean => {
  const length = message[0] ?? 0;
  const name = Buffer.from(message.subarray(1, 1 + length)).toString();
  if (name !== opening && (own === undefined || name !== own)) return false;
  const [kind, what] = message.subarray(1 + length);
  return kind === kinds.auth || kind === kinds.close || (kind === kinds.sync && (name === own || what === asks));
};

/** How a device may open a document: what all share to be read, its own desk to be written on, no other at all. */
export const mayOpen = (name: string, opening: string, device: string): 'reads' | 'writes' | undefined =>
  name === opening ? 'reads' : name === deskOf(opening, device) ? 'writes' : undefined;

/** A page asks one thing at a time: one whose desk is as full as this is none of ours. */
const mostAsked = 20;

/**
 * What is replicated to those who follow, by Yjs over Hocuspocus: the lines written since this opening, where the game
 * stands, what the owner's screen shows. The game on disk stays the truth: of what is shared nothing is read back.
 *
 * A device that writes has a document of its own besides, its desk: what it asks there reaches the host once the line
 * holds, however often it broke, and the answer goes back the same way. `asked` answers a change of a device.
 */
export const openLive = async (opening: string, asked: (device: string, input: unknown) => Promise<Reply<unknown>>) => {
  const underWay = new Set<string>();
  /** Answers what lies on a device's desk. Answered twice, as after a broken line, a change is the same change. */
  const serveDesk = (device: string): void => {
    const name = deskOf(opening, device);
    const here = () => hocuspocus.documents.get(name);
    const on = here()?.getMap<unknown>(desk.asked);
    if (!on || on.size > mostAsked) return;
    for (const [key, input] of on) {
      const sign = `${device} ${key}`;
      if (underWay.has(sign) || here()?.getMap(desk.answered).has(key)) continue;
      underWay.add(sign);
      void asked(device, input).then((reply) => {
        underWay.delete(sign);
        here()?.getMap<unknown>(desk.answered).set(key, reply);
      });
    }
  };
  const hocuspocus = new Hocuspocus({
    quiet: true,
    onAuthenticate: async ({ documentName, connectionConfig, context }) => {
      // a second guard behind maySay: the engine takes no change of what is shared either
      const may = mayOpen(documentName, opening, context.device);
      if (!may) throw new Error('another document');
      connectionConfig.readOnly = may === 'reads';
    },
    onChange: async ({ documentName, context }) => {
      // without a context it is our own answer
      if (documentName !== opening && context?.device) serveDesk(context.device);
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
      const socket = channel as unknown as Parameters<Hocuspocus['handleConnection']>[0];
      hocuspocus.handleConnection(socket, request, { device: channel.follower });
    },
    hear: (channel: Channel, message: Uint8Array, writes: boolean): void => {
      if (maySay(message, opening, writes ? deskOf(opening, channel.follower) : undefined))
        channel.emit('message', message);
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
