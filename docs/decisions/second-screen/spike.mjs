// The figures of ../second-screen.md. In an empty folder: npm i yjs y-protocols @hocuspocus/server @hocuspocus/provider ws
// @automerge/automerge-repo @automerge/automerge-repo-network-websocket vite, copy this file there, and
// `node --expose-gc spike.mjs yjs 500 60`, `node --expose-gc spike.mjs automerge 500 60`: entries there, entries written.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { WebSocketServer } from 'ws';

const followers = 8;
const rounds = Number(process.argv[4] ?? 60);
const old = Number(process.argv[3] ?? 500);
const line = (i) => ({
  id: `e${i}`,
  parent: i === 0 ? null : `e${i - 1}`,
  at: '2026-01-01T00:00:00.000Z',
  says: { id: 'pgg.attack', p: { a: 26, b: 9, column: '2-1' } },
  facts: [{ kind: 'roll', what: 'crt', sides: 6, faces: [(i % 6) + 1], by: 'table' }],
  spans: ['turn:3', 'phase:t3/ger/combat'],
});
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const mb = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
};
const until = async (is) => {
  while (!is()) await pause(2);
};

/** What a page loads for it, compressed. */
const pageSize = async (name, text) => {
  mkdirSync(`page-${name}`, { recursive: true });
  writeFileSync(`page-${name}/index.html`, '<script type="module" src="./main.js"></script>');
  writeFileSync(`page-${name}/main.js`, text);
  const { build } = await import('vite');
  await build({ root: `page-${name}`, logLevel: 'silent', build: { target: 'esnext', assetsInlineLimit: 0 } });
  const folder = `page-${name}/dist/assets`;
  return readdirSync(folder)
    .filter((file) => statSync(`${folder}/${file}`).isFile())
    .reduce((sum, file) => sum + gzipSync(readFileSync(`${folder}/${file}`)).length, 0);
};

const measure = async (name, { write, seen, ready, stop, part, join, size }) => {
  await ready();
  const times = [];
  for (let i = old; i < old + rounds; i++) {
    const begun = performance.now();
    const all = seen(`e${i}`).map((one) => one.then(() => times.push(performance.now() - begun)));
    write(line(i));
    await Promise.all(all);
  }
  times.sort((a, b) => a - b);
  const merged = await part();
  process.stdout.write(
    `${name} ${JSON.stringify({
      'page kB': Math.round((await size()) / 1000),
      'ms to the others, median': at(times, 0.5).toFixed(2),
      p95: at(times, 0.95).toFixed(2),
      'a ninth joins, ms': (await join()).toFixed(0),
      'both went on apart: entries after': merged,
      'process MB': mb().toFixed(0),
    })}\n`,
  );
  await stop();
};

const yjs = async () => {
  const Y = await import('yjs');
  const { Hocuspocus } = await import('@hocuspocus/server');
  const { HocuspocusProvider, HocuspocusProviderWebsocket } = await import('@hocuspocus/provider');
  const { WebSocket } = await import('ws');
  const hocuspocus = new Hocuspocus({ quiet: true });
  const http = createServer();
  const wss = new WebSocketServer({ server: http });
  wss.on('connection', (socket, request) => hocuspocus.handleConnection(socket, request));
  await new Promise((done) => http.listen(0, '127.0.0.1', done));
  const url = `ws://127.0.0.1:${http.address().port}`;
  const open = () => {
    const document = new Y.Doc();
    const websocketProvider = new HocuspocusProviderWebsocket({ url, WebSocketPolyfill: WebSocket });
    const provider = new HocuspocusProvider({ websocketProvider, name: 'game', document, token: 'x' });
    provider.attach();
    return { document, lines: document.getMap('lines'), provider, websocketProvider };
  };
  const direct = await hocuspocus.openDirectConnection('game');
  await direct.transact((doc) => {
    for (let i = 0; i < old; i++) doc.getMap('lines').set(`e${i}`, line(i));
  });
  const pages = Array.from({ length: followers }, open);
  await measure('yjs', {
    ready: () => until(() => pages.every((page) => page.lines.size === old)),
    write: (entry) => direct.document.getMap('lines').set(entry.id, entry),
    seen: (id) =>
      pages.map(
        ({ lines }) =>
          new Promise((done) => {
            const on = (event) => {
              if (!event.keysChanged.has(id)) return;
              lines.unobserve(on);
              done();
            };
            lines.observe(on);
          }),
      ),
    part: async () => {
      const [one, two] = pages;
      one.websocketProvider.disconnect();
      await pause(200);
      one.lines.set('mine', line(0));
      two.lines.set('yours', line(0));
      await one.websocketProvider.connect();
      await until(() => pages.every(({ lines }) => lines.has('mine') && lines.has('yours')));
      return one.lines.size - old - rounds;
    },
    join: async () => {
      const begun = performance.now();
      const late = open();
      pages.push(late);
      await until(() => late.lines.size >= old + rounds);
      return performance.now() - begun;
    },
    size: () =>
      pageSize(
        'yjs',
        "import * as Y from 'yjs'; import { HocuspocusProvider } from '@hocuspocus/provider'; const document = new Y.Doc(); globalThis.x = [new HocuspocusProvider({ url: 'ws://x', name: 'game', document }), document.getMap('lines')];",
      ),
    stop: async () => {
      for (const { provider, websocketProvider } of pages) {
        provider.destroy();
        websocketProvider.destroy();
      }
      wss.close();
      http.closeAllConnections();
      http.close();
    },
  });
};

const automerge = async () => {
  const { Repo } = await import('@automerge/automerge-repo');
  const { WebSocketServerAdapter, WebSocketClientAdapter } = await import(
    '@automerge/automerge-repo-network-websocket'
  );
  const http = createServer();
  const wss = new WebSocketServer({ server: http });
  const host = new Repo({ network: [new WebSocketServerAdapter(wss)], sharePolicy: async () => true });
  await new Promise((done) => http.listen(0, '127.0.0.1', done));
  const url = `ws://127.0.0.1:${http.address().port}`;
  const handle = host.create({ lines: {} });
  handle.change((doc) => {
    for (let i = 0; i < old; i++) doc.lines[`e${i}`] = line(i);
  });
  const open = async () => {
    const adapter = new WebSocketClientAdapter(url);
    const repo = new Repo({ network: [adapter] });
    await until(() => repo.peers.length > 0);
    return { repo, adapter, handle: await repo.find(handle.url) };
  };
  const pages = await Promise.all(Array.from({ length: followers }, open));
  const has = (page, id) => page.handle.doc().lines[id] !== undefined;
  await measure('automerge', {
    ready: () => until(() => pages.every((page) => has(page, `e${old - 1}`))),
    write: (entry) =>
      handle.change((doc) => {
        doc.lines[entry.id] = entry;
      }),
    seen: (id) =>
      pages.map(
        (page) =>
          new Promise((done) => {
            const on = () => {
              if (!has(page, id)) return;
              page.handle.off('change', on);
              done();
            };
            page.handle.on('change', on);
          }),
      ),
    part: async () => {
      const [one, two] = pages;
      one.adapter.disconnect();
      await pause(200);
      one.handle.change((doc) => {
        doc.lines.mine = line(0);
      });
      two.handle.change((doc) => {
        doc.lines.yours = line(0);
      });
      one.repo.networkSubsystem.addNetworkAdapter(new WebSocketClientAdapter(url));
      const begun = performance.now();
      await until(
        () => performance.now() - begun > 5_000 || pages.every((page) => has(page, 'mine') && has(page, 'yours')),
      );
      return Object.keys(one.handle.doc().lines).length - old - rounds;
    },
    join: async () => {
      const begun = performance.now();
      const late = await open();
      await until(() => has(late, `e${old + rounds - 1}`));
      return performance.now() - begun;
    },
    size: () =>
      pageSize(
        'automerge',
        "import { Repo } from '@automerge/automerge-repo'; import { WebSocketClientAdapter } from '@automerge/automerge-repo-network-websocket'; globalThis.x = new Repo({ network: [new WebSocketClientAdapter('ws://x')] });",
      ),
    stop: async () => {},
  });
};

await (process.argv[2] === 'automerge' ? automerge() : yjs());
process.exit(0);
