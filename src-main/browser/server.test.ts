import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HostEvent } from '#shared/contract.ts';
import { type RunningServer, startServer } from './server.ts';
import { raw } from './testing/raw.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'stato-maggiore-pages-'));
const renderer = path.join(folder, 'renderer');
const script = `console.log(${JSON.stringify('x'.repeat(5_000))});\n`;
const calls: { name: string; input: unknown }[] = [];
let server: RunningServer;
let cookie = '';

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}
interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string | undefined>;
  readonly body?: string | Buffer;
  readonly to?: RunningServer;
}
/** A request as a page of ours makes it, apart from what a test changes; a header of undefined is not sent. */
const ask = (url: string, { method = 'GET', headers = {}, body, to = server }: Ask = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const usual: Record<string, string | undefined> = { host: `127.0.0.1:${to.port}`, cookie };
    if (method === 'POST')
      Object.assign(usual, { origin: `http://127.0.0.1:${to.port}`, 'content-type': 'application/json' });
    const sent = Object.fromEntries(
      Object.entries({ ...usual, ...headers }).filter(([, value]) => value !== undefined),
    );
    const request = http.request(
      { host: '127.0.0.1', port: to.port, path: url, method, headers: sent, setHost: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
const post = (url: string, body: string | Buffer = '{}', headers: Ask['headers'] = {}): Promise<Answer> =>
  ask(url, { method: 'POST', body, headers });
const openPath = (of: RunningServer): string => new URL(of.url).pathname;
const cookieOf = (answer: Answer): string => answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';

const start = (port = 0): Promise<RunningServer> =>
  startServer({
    port,
    renderer,
    answer: async (name, input) => {
      calls.push({ name, input });
      if (name === 'games.slow') await new Promise((resolve) => setTimeout(resolve, 150));
      return JSON.stringify({ ok: true, value: { name } });
    },
  });

beforeAll(async () => {
  mkdirSync(path.join(renderer, 'assets'), { recursive: true });
  writeFileSync(path.join(renderer, 'index.html'), '<!doctype html><title>ours</title>');
  writeFileSync(path.join(renderer, 'assets', 'main-Abcd1234.js'), script);
  writeFileSync(path.join(renderer, 'secret.txt'), 'not a kind we serve');
  writeFileSync(path.join(renderer, '.hidden.js'), 'hidden');
  writeFileSync(path.join(folder, 'outside.js'), 'outside');
  server = await start();
  cookie = cookieOf(await ask(openPath(server), { headers: { cookie: undefined } }));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the address', () => {
  it('is on this machine only and holds a token of 32 bytes', () => {
    const url = new URL(server.url);
    expect(url.hostname).toBe('127.0.0.1');
    expect(Buffer.from(url.pathname.slice('/open/'.length), 'base64url')).toHaveLength(32);
  });

  it('is exchanged for a cookie of its own at each opening, as often as one likes', async () => {
    const first = await ask(openPath(server), { headers: { cookie: undefined } });
    const second = await ask(openPath(server), { headers: { cookie: undefined } });
    expect([first.status, first.headers.location]).toEqual([303, '/']);
    expect(cookieOf(first)).not.toBe(cookieOf(second));
    const [full] = first.headers['set-cookie'] ?? [];
    expect(full).toMatch(new RegExp(`^stato-maggiore-${server.port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict$`));
    for (const one of [first, second])
      expect((await ask('/', { headers: { cookie: cookieOf(one) } })).status).toBe(200);
    expect(first.headers['cache-control']).toBe('no-store');
  });

  it('opened from a link elsewhere goes on by itself, so that the strict cookie is sent', async () => {
    const answer = await ask(openPath(server), { headers: { cookie: undefined, 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(200);
    expect(String(answer.body)).toContain('content="0;url=/"');
  });

  it('for a browser’s arguments opens once: whoever reads it there later opens nothing', async () => {
    const { pathname } = new URL(server.urlForOne());
    expect(pathname).not.toBe(openPath(server));
    const open = () => ask(pathname, { headers: { cookie: undefined } });
    const first = await open();
    expect((await ask('/', { headers: { cookie: cookieOf(first) } })).status).toBe(200);
    expect([first.status, (await open()).status]).toEqual([303, 404]);
    // each is for itself
    const [one, two] = [server.urlForOne(), server.urlForOne()].map((url) => new URL(url).pathname);
    expect(one).not.toBe(two);
    expect((await ask(one ?? '', { headers: { cookie: undefined } })).status).toBe(303);
    expect((await ask(two ?? '', { headers: { cookie: undefined } })).status).toBe(303);
  });

  it('with another token opens nothing', async () => {
    for (const token of [
      '',
      'x',
      openPath(server).slice('/open/'.length, -1),
      `${openPath(server).slice('/open/'.length)}x`,
    ]) {
      const answer = await ask(`/open/${token}`, { headers: { cookie: undefined } });
      expect(answer.status).toBe(404);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('of one host opens no other: the cookies carry the port', async () => {
    const other = await start();
    try {
      expect((await ask('/', { to: other })).status).toBe(401);
      expect((await ask(openPath(server), { to: other, headers: { cookie: undefined } })).status).toBe(404);
      const theirs = cookieOf(await ask(openPath(other), { to: other, headers: { cookie: undefined } }));
      const both = { cookie: `${cookie}; ${theirs}` };
      expect((await ask('/', { headers: both })).status).toBe(200);
      expect((await ask('/', { to: other, headers: both })).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});

describe('a stranger', () => {
  it.each(['evil.example', 'localhost', '127.0.0.1', '127.0.0.1:1', '127.0.0.1.evil.example:80', '[::1]'])(
    'with Host %s is misdirected (421)',
    async (host) => {
      expect((await ask('/', { headers: { host } })).status).toBe(421);
      expect((await post('/call/games.list', '{}', { host })).status).toBe(421);
      expect(
        (await ask(openPath(server), { headers: { host, cookie: undefined } })).headers['set-cookie'],
      ).toBeUndefined();
    },
  );

  it('with another Origin, or none, may not post (403), and may not read from a page', async () => {
    const before = calls.length;
    for (const origin of [
      'http://evil.example',
      'null',
      'https://127.0.0.1',
      `http://localhost:${server.port}`,
      `http://127.0.0.1:${server.port}.evil.example`,
      undefined,
    ]) {
      expect((await post('/call/games.list', '{}', { origin })).status).toBe(403);
    }
    expect((await ask('/', { headers: { origin: 'http://evil.example' } })).status).toBe(403);
    expect(calls.length).toBe(before);
  });

  it('with a body that a plain form can send may not post (403)', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json; charset=utf-16',
      undefined,
    ]) {
      expect((await post('/call/games.list', '{}', { 'content-type': type })).status).toBe(403);
    }
    expect((await post('/call/games.list', '{}', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(
      200,
    );
  });

  it('without a session gets no page, no call and no events (401)', async () => {
    for (const strange of [
      undefined,
      'x=y',
      `stato-maggiore-${server.port}=`,
      `stato-maggiore-${server.port}=abc`,
      cookie.slice(0, -1),
    ]) {
      for (const url of ['/events', '/icon.svg', '/index.html', '/assets'])
        expect((await ask(url, { headers: { cookie: strange } })).status).toBe(401);
      // the app's own scripts hold nothing of anybody's
      expect((await ask('/assets/main-Abcd1234.js', { headers: { cookie: strange } })).status).toBe(200);
      const page = await ask('/', { headers: { cookie: strange } });
      expect(page.status).toBe(401);
      // a page is shown to who asks for one
      const sent = await ask('/', { method: 'POST', body: '{}', headers: { cookie: strange } });
      expect([sent.status, sent.body.toString().includes('<')]).toEqual([401, false]);
      expect(String(page.body)).toContain('lang="it"');
      expect((await post('/call/games.list', '{}', { cookie: strange })).status).toBe(401);
    }
  });

  it('with another method is refused (405)', async () => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
      expect((await ask('/', { method })).status).toBe(405);
    }
    expect((await ask('/call/games.list')).status).toBe(405);
    expect((await post('/events')).status).toBe(405);
    expect((await post('/')).status).toBe(404);
  });
});

describe('a page', () => {
  it.each([
    '/../outside.js',
    '/..%2foutside.js',
    '/%2e%2e/outside.js',
    '/assets/../../outside.js',
    '/assets/%2e%2e%2f%2e%2e%2foutside.js',
    '/..\\outside.js',
    '/..%5coutside.js',
    '//etc/passwd',
    '/%00',
    '/%',
    '/.hidden.js',
    '/secret.txt',
    '/assets',
    '/assets/',
    '/nothing.js',
    '/index.html/..%2f..%2foutside.js',
  ])('%s is not served', async (url) => {
    const answer = await ask(url);
    expect(answer.status).toBe(404);
    expect(String(answer.body)).toBe('');
  });

  it('is served with a policy that lets nothing else in, and named by its kind', async () => {
    const page = await ask('/');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('private, no-cache');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Object.keys(page.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('is sent as it is, and kept by the browser when its name says what it holds', async () => {
    const url = '/assets/main-Abcd1234.js';
    const sent = await ask(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect([sent.headers['content-encoding'], sent.headers['cache-control']]).toEqual([
      undefined,
      'private, max-age=31536000, immutable',
    ]);
    expect(String(sent.body)).toBe(script);
    const head = await ask(url, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await ask(url, { headers: { 'if-none-match': String(sent.headers.etag) } })).status).toBe(304);
  });

  it('built anew is served anew', async () => {
    const file = path.join(renderer, 'index.html');
    const before = await ask('/');
    writeFileSync(file, '<!doctype html><title>new</title>');
    const after = await ask('/', { headers: { 'if-none-match': String(before.headers.etag) } });
    expect([after.status, String(after.body)]).toEqual([200, '<!doctype html><title>new</title>']);
  });
});

describe('a call', () => {
  it('is answered', async () => {
    const answer = await post('/call/games.open', '{"id":"g1"}');
    expect([answer.status, JSON.parse(String(answer.body))]).toEqual([
      200,
      { ok: true, value: { name: 'games.open' } },
    ]);
    expect(calls.at(-1)).toEqual({ name: 'games.open', input: { id: 'g1' } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('that is no JSON or no text is refused (400)', async () => {
    for (const body of ['', '{"a":', Buffer.from([0x22, 0xff, 0xfe, 0x22])])
      expect((await post('/call/games.list', body)).status).toBe(400);
  });

  it('too large is refused after it was heard to the end (413), and the next one is answered', async () => {
    const before = calls.length;
    const huge = Buffer.alloc(46 * 1024 * 1024, 0x20);
    expect((await post('/call/games.import', huge)).status).toBe(413);
    expect(calls.length).toBe(before);
    expect((await post('/call/games.list')).status).toBe(200);
    // a stranger's large body is not kept either
    expect((await post('/call/games.list', huge, { cookie: undefined })).status).toBe(401);
  });
});

describe('events', () => {
  it('leave room for calls: with more pages than a browser has connections the oldest stop listening', async () => {
    const ended: number[] = [];
    const said: string[] = [];
    const requests: http.ClientRequest[] = [];
    for (let n = 0; n < 9; n++) {
      await new Promise<void>((resolve) => {
        const request = http.get(
          { host: '127.0.0.1', port: server.port, path: '/events', headers: { cookie } },
          (response) => {
            response.on('data', (data) => {
              said[n] = (said[n] ?? '') + data;
              resolve();
            });
            response.on('end', () => ended.push(n));
          },
        );
        request.on('error', () => {});
        requests.push(request);
      });
    }
    await expect.poll(() => ended).toEqual([0, 1, 2, 3, 4]);
    expect(said[0]).toContain('retry: 86400000');
    for (const request of requests) request.destroy();
  });

  it('reach every open page', async () => {
    const listen = () =>
      new Promise<{ said: () => string; close: () => void }>((resolve) => {
        const request = http.get(
          { host: '127.0.0.1', port: server.port, path: '/events', headers: { cookie } },
          (response) => {
            expect(response.headers['content-type']).toMatch(/^text\/event-stream/);
            let said = '';
            response.on('data', (data) => {
              said += data;
            });
            resolve({ said: () => said, close: () => request.destroy() });
          },
        );
        request.on('error', () => {});
      });
    const pages = [await listen(), await listen()];
    const event: HostEvent = { event: 'changed', what: 'games', id: 'g1', revision: 4 };
    server.tell(event);
    await expect
      .poll(() => pages.every((page) => page.said().includes(`data: ${JSON.stringify(event)}\n\n`)))
      .toBe(true);
    for (const page of pages) page.close();
  });
});

describe('stopping', () => {
  it('answers what is under way, closes the rest, and frees the port', async () => {
    const brief = await start();
    const theirs = cookieOf(await ask(openPath(brief), { to: brief, headers: { cookie: undefined } }));
    const slow = ask('/call/games.slow', { to: brief, method: 'POST', body: '{}', headers: { cookie: theirs } });
    const events = new Promise<void>((resolve) => {
      http
        .get({ host: '127.0.0.1', port: brief.port, path: '/events', headers: { cookie: theirs } }, (response) => {
          response.resume();
          response.on('close', resolve);
        })
        .on('error', () => resolve());
    });
    await new Promise((resolve) => setTimeout(resolve, 60));
    await brief.close();
    expect((await slow).status).toBe(200);
    await events;
    await expect(ask('/', { to: brief })).rejects.toThrow();
    const again = await start(brief.port);
    expect(again.port).toBe(brief.port);
    await again.close();
  });

  it('a port in use is said', async () => {
    await expect(start(server.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('clients that do not behave', () => {
  const head = (to: RunningServer, mine: string, more: string) =>
    `POST /call/games.list HTTP/1.1\r\nHost: 127.0.0.1:${to.port}\r\nOrigin: http://127.0.0.1:${to.port}\r\nCookie: ${mine}\r\nContent-Type: application/json\r\n${more}`;
  const session = async (to: RunningServer): Promise<string> =>
    cookieOf(await ask(openPath(to), { to, headers: { cookie: undefined } }));

  it('a body that never ends holds up no stop', async () => {
    const other = await start();
    const mine = await session(other);
    const hung = raw(head(other, mine, 'Content-Length: 1000\r\n\r\n{'), other);
    // it is being read before the host stops
    await ask('/', { to: other, headers: { cookie: mine } });
    await other.close();
    expect(await hung).not.toContain('HTTP/1.1 200');
  });

  it('two requests in one, by whatever shape, are one or none', async () => {
    const other = await start();
    const mine = await session(other);
    const hidden = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${other.port}\r\nCookie: ${mine}\r\n\r\n`;
    const before = calls.length;
    const shapes = [
      'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}',
      'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
      'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n',
      'X: 1\nContent-Length: 2\r\n\r\n{}',
    ];
    for (const shape of shapes) {
      const said = await raw(`${head(other, mine, shape)}${hidden}`, other);
      expect(said, JSON.stringify(shape)).toMatch(/^HTTP\/1\.1 400/);
      expect(said.split('HTTP/1.1 ')).toHaveLength(2);
    }
    expect(calls).toHaveLength(before);
    await other.close();
  });

  it('a thousand at once are all answered, whoever dawdles beside them', async () => {
    const dawdlers = Array.from({ length: 100 }, (_, n) => {
      const socket = net.connect(server.port, '127.0.0.1');
      socket.on('error', () => {});
      // half of them stop in the headers, half in the body
      socket.write(
        n % 2 === 0
          ? `POST /call/games.list HTTP/1.1\r\nHost: 127.0`
          : head(server, cookie, 'Content-Length: 9\r\n\r\n{'),
      );
      return socket;
    });
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => post('/call/games.list')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const socket of dawdlers) socket.destroy();
  });
});
