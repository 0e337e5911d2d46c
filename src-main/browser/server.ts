import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostEvent } from '#shared/contract.ts';
import { limits } from '#shared/limits.ts';
import { parseJson } from '#shared/saves/depth.ts';
import { headers, isJson, isRead, say } from '../http/answers.ts';
import { type Body, readBody } from '../http/body.ts';
import { servePages } from '../http/pages.ts';
import { openEvents } from './events.ts';
import { openSessions } from './sessions.ts';

/**
 * The browser host's server: loopback only, and only for pages it opened itself. What it refuses, in this order:
 * another Host (421: a foreign name that resolves to this machine), another Origin or kind of body on a POST (403), no
 * session (401), an unknown path or call (404), a body too large (413). The app's own scripts and styles, which hold
 * nothing of anybody's, need no session: a page that a restart left behind still finds its screens.
 */
export interface ServerOptions {
  readonly port: number;
  /** the folder with the built pages */
  readonly renderer: string;
  /** the reply to a call, as JSON text */
  readonly answer: (name: string, input: unknown) => Promise<string>;
}
export interface RunningServer {
  readonly url: string;
  /** an address that opens once: for a browser's arguments, which others can read */
  readonly urlForOne: () => string;
  readonly port: number;
  readonly tell: (event: HostEvent) => void;
  /** no new requests; those under way are answered first */
  readonly close: () => Promise<void>;
}

/** Two thousand lines at once, or all the maps and tables of a game; a large file to import comes in pieces. */
const bodyLimit = 44 * 1024 * 1024;

const isOfApp = (path: string): boolean => path.startsWith('/assets/');

/** A page without a session: its cookie is from an earlier launch, or somebody typed the bare address. */
const closedPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stato Maggiore</title>
<p>This page belongs to a host that has stopped. Open the address the app printed when it started.</p>
<p lang="it">Questa pagina appartiene a un avvio precedente. Apri l’indirizzo che l’app ha stampato all’avvio.</p></html>
`;
/** An opening from a link on another site: the cookie is only sent once the page itself goes on. */
const goOnPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=/"><title>Stato Maggiore</title></html>
`;

export const startServer = ({ port: asked, renderer, answer: reply }: ServerOptions): Promise<RunningServer> => {
  const pages = servePages(renderer);
  const events = openEvents();
  let port = 0;
  const sessions = openSessions(() => port);
  const origin = (): string => `http://127.0.0.1:${port}`;
  let closing = false;
  const underWay = new Set<Promise<void>>();
  /** bodies on their way: who sends them slowly holds up nobody's stop */
  const arriving = new Set<IncomingMessage>();
  const bodyOf = async (request: IncomingMessage, limit: number): Promise<Body> => {
    arriving.add(request);
    try {
      return await readBody(request, limit);
    } finally {
      arriving.delete(request);
    }
  };

  const open = (request: IncomingMessage, response: ServerResponse, token: string): void => {
    if (!sessions.take(token)) {
      say(response, 404);
      return;
    }
    response.setHeader('Set-Cookie', sessions.open());
    const site = request.headers['sec-fetch-site'];
    if (site === undefined || site === 'none' || site === 'same-origin') say(response, 303, '', { Location: '/' });
    else say(response, 200, goOnPage, { 'Content-Type': 'text/html; charset=utf-8' });
  };

  const call = async (request: IncomingMessage, response: ServerResponse, name: string): Promise<void> => {
    const body = await bodyOf(request, bodyLimit);
    if (!body.ok) return say(response, body.status);
    const input = parseJson(body.text, limits.oldDepth);
    if (input === undefined) return say(response, 400);
    say(response, 200, await reply(name, input), { 'Content-Type': 'application/json; charset=utf-8' });
  };

  const get = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (path === '/events')
      return request.method === 'GET' ? events.join(response) : say(response, 405, '', { Allow: 'GET' });
    if (path.startsWith('/call/')) return say(response, 405, '', { Allow: 'POST' });
    if (!(await pages(request, response))) say(response, 404);
  };

  /** Refuses after the body is drained: otherwise the sender sees a reset instead of the reason. */
  const refuse = async (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    more?: Record<string, string>,
  ): Promise<void> => {
    if (!isRead(request.method)) await bodyOf(request, 0).catch(() => undefined);
    say(response, status, '', more);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const { method } = request;
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (request.headers.host !== `127.0.0.1:${port}`) return refuse(request, response, 421);
    if (method === 'POST') {
      if (request.headers.origin !== origin() || !isJson(request.headers['content-type']))
        return refuse(request, response, 403);
    } else if (isRead(method)) {
      if (request.headers.origin !== undefined && request.headers.origin !== origin())
        return refuse(request, response, 403);
    } else return refuse(request, response, 405, { Allow: 'GET, HEAD, POST' });
    if (method === 'GET' && path.startsWith('/open/')) return open(request, response, path.slice('/open/'.length));
    if (!sessions.isOpen(request.headers.cookie) && !(isRead(method) && isOfApp(path))) {
      if (isRead(method) && path === '/')
        return say(response, 401, closedPage, { 'Content-Type': 'text/html; charset=utf-8' });
      return refuse(request, response, 401);
    }
    if (closing) return refuse(request, response, 503);
    if (isRead(method)) return get(request, response, path);
    if (!path.startsWith('/call/')) return refuse(request, response, path === '/events' ? 405 : 404);
    return call(request, response, path.slice('/call/'.length));
  };

  const server = createServer((request, response) => {
    const work = answer(request, response).catch(() => {
      // the page went away, or a fault of ours: a page that is still there must not wait for ever
      if (!response.headersSent) say(response, 500);
      else response.destroy();
    });
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  });

  const close = async (): Promise<void> => {
    closing = true;
    for (const request of arriving) request.destroy();
    events.close();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await Promise.all(underWay);
    server.closeAllConnections();
    await closed;
  };

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: asked }, () => {
      server.off('error', reject);
      port = (server.address() as AddressInfo).port;
      const at = (token: string) => `${origin()}/open/${token}`;
      const urlForOne = () => at(sessions.tokenForOne());
      resolve({ url: at(sessions.token), urlForOne, port, tell: events.tell, close });
    });
  });
};
