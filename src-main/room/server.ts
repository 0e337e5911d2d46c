import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { nameMost } from '#shared/room.ts';
import { parseJson } from '#shared/saves/depth.ts';
import { headers, isJson, isRead, say } from '../http/answers.ts';
import { readBody } from '../http/body.ts';
import { servePages } from '../http/pages.ts';
import { codeOf } from '../library/files.ts';
import type { Certificate } from './certificate.ts';
import { Channel } from './channels.ts';
import type { openCodes } from './codes.ts';
import type { Follower, Followers } from './followers.ts';

/**
 * The room's server: TLS alone, on the addresses given. What it refuses, in this order: another Host (421), another
 * method (405), another Origin or kind of body on a POST (403), a code that is wrong, over or tried too often (`/join`),
 * no cookie of this room (401), an unknown path (404), a body too large (413). The app's own pages, which hold nothing of
 * anybody's, need no cookie: they are what asks for the code.
 */
export interface RoomServerOptions {
  readonly port: number;
  readonly addresses: readonly string[];
  readonly certificate: Certificate;
  /** the folder with the built pages */
  readonly renderer: string;
  readonly codes: ReturnType<typeof openCodes>;
  readonly followers: (port: () => number) => Followers;
  /** the reply to a call of one who follows, as JSON text */
  readonly answer: (follower: Follower, name: string, input: unknown) => Promise<string>;
  readonly joined: () => void;
  readonly came: (channel: Channel, request: IncomingMessage) => void;
  readonly heard: (channel: Channel, message: Uint8Array, follower: Follower) => void;
  readonly told: (error: unknown, call: string) => void;
  /** characters that one device may send in all; tests have less */
  readonly mostSent?: number;
}

const joinSchema = z.object({ code: z.string().max(40), name: z.string().trim().min(1).max(nameMost) });
/** Whoever only sees asks for little and sends less; who writes may have been away for a while. */
const bodyLimit = 64 * 1024;
const writesLimit = 8 * 1024 * 1024;
/** An evening of one device is a hundredth of it: what sends more fills our memory. */
const muchSent = 256 * 1024 * 1024;
/** One device has few pages of it open. */
const channelsOfOne = 4;
const mostConnections = 400;

export const startRoomServer = async (options: RoomServerOptions) => {
  const { addresses, certificate, codes, answer, came, heard } = options;
  const pages = servePages(options.renderer);
  const channels = new Map<string, Channel>();
  /** characters that each device sent */
  const sent = new Map<string, number>();
  let port = 0;
  const followers = options.followers(() => port);
  const origins = (): readonly string[] => addresses.map((ip) => `https://${ip}:${port}`);

  const text = async (
    request: IncomingMessage,
    response: ServerResponse,
    follower?: Follower,
  ): Promise<string | undefined> => {
    const body = await readBody(request, (follower?.role ?? 'sees') === 'sees' ? bodyLimit : writesLimit);
    if (!body.ok) say(response, body.status);
    return body.ok ? body.text : undefined;
  };
  const json = (response: ServerResponse, body: string): void =>
    say(response, 200, body, { 'Content-Type': 'application/json; charset=utf-8' });

  const join = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request, response);
    if (body === undefined) return;
    const asked = joinSchema.safeParse(parseJson(body, limits.oldDepth));
    if (!asked.success) return say(response, 400);
    const tried = codes.try(asked.data.code, request.socket.remoteAddress ?? '');
    if (tried !== 'in') {
      // the owner sees it where the code was ended by it
      options.joined();
      return json(response, JSON.stringify({ ok: false, reason: tried === 'tries' ? 'room.tries' : 'room.code' }));
    }
    const cookie = followers.join(asked.data.name);
    if (cookie === undefined) return json(response, JSON.stringify({ ok: false, reason: 'room.full' }));
    response.setHeader('Set-Cookie', cookie);
    json(response, JSON.stringify({ ok: true, value: {} }));
    options.joined();
  };

  const stream = (request: IncomingMessage, response: ServerResponse, follower: Follower): void => {
    const mine = [...channels.values()].filter((one) => one.follower === follower.id);
    for (const oldest of mine.slice(0, Math.max(0, mine.length + 1 - channelsOfOne))) oldest.close();
    const channel = new Channel(response, follower.id);
    channels.set(channel.id, channel);
    channel.once('close', () => {
      channels.delete(channel.id);
      options.joined();
    });
    came(channel, request);
    options.joined();
  };

  const take = async (request: IncomingMessage, response: ServerResponse, follower: Follower): Promise<void> => {
    const body = await text(request, response, follower);
    if (body === undefined) return;
    const all = (sent.get(follower.id) ?? 0) + body.length;
    sent.set(follower.id, all);
    if (all > (options.mostSent ?? muchSent)) return say(response, 413);
    const channel = channels.get(new URL(request.url ?? '/', 'https://room').searchParams.get('channel') ?? '');
    if (channel?.follower !== follower.id) return say(response, 404);
    const messages = z.array(z.string()).max(100).safeParse(parseJson(body, limits.oldDepth));
    if (!messages.success) return say(response, 400);
    for (const message of messages.data) heard(channel, Buffer.from(message, 'base64'), follower);
    say(response, 204);
  };

  const refuse = async (request: IncomingMessage, response: ServerResponse, status: number): Promise<void> => {
    if (!isRead(request.method)) await readBody(request, 0).catch(() => undefined);
    say(response, status);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const { method } = request;
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const origin = `https://${request.headers.host ?? ''}`;
    if (!origins().includes(origin)) return refuse(request, response, 421);
    if (method !== 'POST' && !isRead(method)) return refuse(request, response, 405);
    const said = request.headers.origin;
    if (method === 'POST' ? said !== origin || !isJson(request.headers['content-type']) : (said ?? origin) !== origin)
      return refuse(request, response, 403);
    if (method === 'POST' && path === '/join') return join(request, response);
    const follower = followers.of(request.headers.cookie);
    if (method === 'POST' || path === '/stream') {
      if (!follower) return refuse(request, response, 401);
      if (path === '/stream') return method === 'GET' ? stream(request, response, follower) : say(response, 405);
      if (path === '/send') return take(request, response, follower);
      if (!path.startsWith('/call/')) return refuse(request, response, 404);
      const body = await text(request, response, follower);
      if (body === undefined) return;
      const input = parseJson(body, limits.oldDepth);
      if (input === undefined) return say(response, 400);
      return json(response, await answer(follower, path.slice('/call/'.length), input));
    }
    if (!(await pages(request, response))) say(response, 404);
  };

  const listen = (ip: string, on: number): Promise<Server> =>
    new Promise((resolve, reject) => {
      const server = createServer(
        { key: certificate.key, cert: certificate.cert, minVersion: 'TLSv1.2' },
        (request, response) => {
          handle(request, response).catch((error: unknown) => {
            if (codeOf(error) === undefined && !request.destroyed) options.told(error, 'room');
            if (!response.headersSent) say(response, 500);
            else response.destroy();
          });
        },
      );
      server.maxConnections = mostConnections;
      server.once('error', reject);
      server.listen({ host: ip, port: on }, () => {
        server.off('error', reject);
        resolve(server);
      });
    });

  const servers: Server[] = [];
  const stop = async (): Promise<void> => {
    for (const channel of channels.values()) channel.close();
    await Promise.all(
      servers.map((server) => {
        const closed = new Promise<void>((resolve) => server.close(() => resolve()));
        server.closeAllConnections();
        return closed;
      }),
    );
  };
  const listenOn = async (on: number): Promise<void> => {
    try {
      for (const ip of addresses) {
        const server = await listen(ip, port || on);
        servers.push(server);
        port = (server.address() as AddressInfo).port;
      }
    } catch (error) {
      await stop();
      servers.length = 0;
      port = 0;
      // its usual port is taken on one of them
      if (on === 0 || codeOf(error) === undefined) throw error;
      await listenOn(0);
    }
  };
  await listenOn(options.port);

  return {
    port,
    followers,
    origins: origins(),
    here: (): ReadonlySet<string> => new Set([...channels.values()].map(({ follower }) => follower)),
    /** one who was taken out hears nothing more */
    drop: (follower: string): void => {
      for (const channel of channels.values()) if (channel.follower === follower) channel.close();
    },
    close: stop,
  };
};
