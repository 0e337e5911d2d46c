import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseArgs } from './args.mjs';
import { fetchFile, givenUp, isRemembered, remember, Silence, whyNot } from './electron.mjs';
import { isInstalled } from './installed.mjs';
import { suits, wrongNode } from './node.mjs';
import { opener } from './openBrowser.mjs';
import { localeOf, speaker } from './says.mjs';
import { allTargets, alone, isStale, stamped, targets } from './targets.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stato-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (path: string, text: string): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

describe('the words after npm start --', () => {
  const usual = { host: 'auto', dev: false, open: true, help: false };
  it.each([
    [[], usual],
    [['--browser'], { ...usual, host: 'browser' }],
    [['--desktop', '--library', 'games'], { ...usual, host: 'desktop', library: 'games' }],
    [['evening.statogame', '--browser'], { ...usual, host: 'browser', file: 'evening.statogame' }],
    [['--library=a=b'], { ...usual, library: 'a=b' }],
    [['--browser', '--no-open'], { ...usual, host: 'browser', open: false }],
    [['--dev'], { ...usual, dev: true, host: 'browser' }],
    [['--dev', '--desktop'], { ...usual, dev: true, host: 'desktop' }],
    [['-h'], { ...usual, help: true }],
  ])('%j', (argv, value) => expect(parseArgs(argv)).toEqual({ ok: true, value }));

  it('names the first word it does not understand', () =>
    expect(parseArgs(['--browser', '--colour', '--size'])).toEqual({ ok: false, reason: 'unknown', word: '--colour' }));

  it.each([[['--library']], [['--library', '--browser']], [['--library=']]])('%j lacks its folder', (argv) =>
    expect(parseArgs(argv)).toMatchObject({ ok: false, reason: 'needsFolder' }),
  );
});

describe('the system language', () => {
  it.each([
    [{ LANG: 'it_IT.UTF-8' }, 'en-US', 'it'],
    [{ LANG: 'it' }, 'en-US', 'it'],
    [{ LC_ALL: 'en_GB', LANG: 'it_IT' }, 'it-IT', 'en'],
    [{ LANG: 'C.UTF-8' }, 'it-IT', 'it'],
    [{ LANG: '' }, 'en-US', 'en'],
    [{}, 'it', 'it'],
    [{ LANG: 'itc_XX' }, 'en', 'en'],
    [{ LANG: 'de_DE' }, 'it-IT', 'en'],
  ])('%j with %s speaks %s', (env, system, locale) => expect(localeOf(env, system)).toBe(locale));

  it('fills a sentence in either language', () => {
    expect(speaker('en')('fetchFailed', { why: 'X' })).toContain('(X)');
    expect(speaker('it')('fetchFailed', { why: 'X' })).toContain('l’app si apre nel browser');
  });
});

describe('whether node_modules is what the lock asks for', () => {
  const wanted = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/win': { version: '2.0.0', optional: true },
    },
  };
  it.each([
    ['an optional package of another platform may be absent', { 'node_modules/a': { version: '1.0.0' } }, true],
    ['another version', { 'node_modules/a': { version: '1.0.1' } }, false],
    ['a missing package', {}, false],
    [
      'an optional package of another version',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/win': { version: '1.0.0' } },
      false,
    ],
  ])('%s', (_, packages, answer) => expect(isInstalled(wanted, { packages })).toBe(answer));
  it('nothing installed, or a lock that cannot be read', () => {
    expect(isInstalled(wanted, undefined)).toBe(false);
    expect(isInstalled(undefined, { packages: {} })).toBe(false);
  });
});

describe('the Node that runs', () => {
  const asks = (range: string) => put('package.json', JSON.stringify({ engines: { node: range } }));
  it.each([
    ['20.19.0', true],
    ['20.18.3', false],
    ['20.20.2', true],
    ['21.7.0', false],
    ['22.12.0', false],
    ['22.13.0', true],
    ['23.11.0', false],
    ['24.0.0', true],
    ['26.1.0', true],
    ['18.20.4', false],
  ])('%s: %s', (version, answer) => expect(suits(version, '^20.19.0 || ^22.13.0 || >=24.0.0')).toBe(answer));

  it('is told which would do, in either language', () => {
    asks('^20.19.0 || ^22.13.0 || >=24.0.0');
    expect(wrongNode(folder, '24.1.0')).toBeUndefined();
    const wrong = wrongNode(folder, '20.18.0');
    expect(speaker('en')('wrongNode', wrong)).toContain('Node 20.18.0 does not suit: 20.19, 22.13, 24 or newer');
    expect(speaker('it')('wrongNode', wrong)).toContain('serve 20.19, 22.13, 24 o successiva');
  });

  it('is asked for as every package asks, Electron’s own tools of packaging apart', () => {
    const lock: { packages: Record<string, { engines?: { node?: string } }> } = JSON.parse(
      readFileSync('package-lock.json', 'utf8'),
    );
    const { engines }: { engines: { node: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
    const subset: (ours: string, theirs: string) => boolean = createRequire(
      createRequire(import.meta.url).resolve('electron-builder'),
    )('semver').subset;
    const others = Object.entries(lock.packages).flatMap(([path, { engines: theirs }]) =>
      theirs?.node === undefined || subset(engines.node, theirs.node) ? [] : [path],
    );
    const isTool = /^node_modules\/(electron|node-abi|@electron(-internal)?\/[\w-]+)$/;
    expect(others.filter((path) => !isTool.test(path))).toEqual([]);
  });
});

describe('what is stale', () => {
  const config = targets.cli.config;
  const build = () => stamped(folder, 'cli', async () => put(targets.cli.output, 'built'));
  beforeEach(() => {
    put(config, 'config');
    put('src-main/cli/main.ts', 'one');
    put('src-rules/kit/dist.ts', 'one');
  });

  it('is what was never built, and not what just was', async () => {
    expect(isStale(folder, 'cli')).toBe(true);
    await build();
    expect(isStale(folder, 'cli')).toBe(false);
  });
  it.each([
    ['a changed source', () => put('src-rules/kit/dist.ts', 'another')],
    ['a new source', () => put('src-rules/kit/new.ts', 'x')],
    ['a source taken away', () => rmSync(join(folder, 'src-rules/kit/dist.ts'))],
    ['an older copy of the same size', () => utimesSync(join(folder, 'src-rules/kit/dist.ts'), 1000, 1000)],
    ['a changed configuration', () => put(config, 'other config')],
    ['a lost output', () => rmSync(join(folder, targets.cli.output))],
  ])('is after %s', async (_, change) => {
    await build();
    change();
    expect(isStale(folder, 'cli')).toBe(true);
  });
  it('is not after a change of a test or of another part', async () => {
    await build();
    put('src-rules/kit/dist.test.ts', 'x');
    put('src-renderer/main.tsx', 'x');
    expect(isStale(folder, 'cli')).toBe(false);
  });
  it('is after a build that failed, though its output is there', async () => {
    await build();
    await expect(stamped(folder, 'cli', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(isStale(folder, 'cli')).toBe(true);
  });
  it('is what changed during its own build', async () => {
    await stamped(folder, 'cli', async () => {
      put(targets.cli.output, 'built');
      put('src-main/cli/main.ts', 'changed meanwhile');
    });
    expect(isStale(folder, 'cli')).toBe(true);
  });
  it('has a configuration for every target', () => {
    for (const name of allTargets) expect(existsSync(targets[name].config), targets[name].config).toBe(true);
  });
});

describe('one build at a time', () => {
  it('lets the second wait for the first', async () => {
    const order: string[] = [];
    const work = (name: string) =>
      alone(folder, async () => {
        order.push(`${name} begins`);
        await new Promise((done) => setTimeout(done, 30));
        order.push(`${name} ends`);
      });
    await Promise.all([work('a'), work('b')]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });
  it('takes over from a process that is gone', async () => {
    put('.cache/building', '999999999');
    await expect(alone(folder, async () => 'built')).resolves.toBe('built');
    expect(existsSync(join(folder, '.cache/building'))).toBe(false);
  });
});

describe('a download given up', () => {
  const at = '2026-03-01T12:00:00.000Z';
  const memory = { version: '45.4.1', at, why: 'ENOTFOUND' };
  it.each([
    ['a minute later', memory, '45.4.1', '2026-03-01T12:01:00Z', true],
    ['almost a day later', memory, '45.4.1', '2026-03-02T11:59:59Z', true],
    ['a day later', memory, '45.4.1', '2026-03-02T12:00:00Z', false],
    ['for another version', memory, '45.5.0', '2026-03-01T12:01:00Z', false],
    ['after the clock was set back', memory, '45.4.1', '2026-02-28T12:00:00Z', false],
    ['when the memory is nonsense', { at: 'soon', version: '45.4.1' }, '45.4.1', '2026-03-01T12:01:00Z', false],
    ['when there is no memory', null, '45.4.1', '2026-03-01T12:01:00Z', false],
  ])('%s', (_, known, version, now, answer) => expect(isRemembered(known, version, new Date(now))).toBe(answer));

  it('is written, found again, and forgotten', () => {
    expect(givenUp(folder, '45.4.1')).toBeUndefined();
    const now = { ...memory, at: new Date().toISOString() };
    remember(folder, now);
    expect(givenUp(folder, '45.4.1')).toEqual(now);
    remember(folder, undefined);
    expect(givenUp(folder, '45.4.1')).toBeUndefined();
  });
});

describe('fetching a file', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  const serving = (answer: RequestListener) =>
    new Promise<string>((done) => {
      server = createServer(answer).listen(0, '127.0.0.1', () => {
        const address = server?.address();
        done(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
      });
    });
  const bytes = Buffer.from('the archive');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const to = () => join(folder, 'archive.zip');

  it('keeps it when its checksum is right, and tells how far it is', async () => {
    const url = await serving((_, response) => response.writeHead(200, { 'content-length': bytes.length }).end(bytes));
    const told: number[] = [];
    await fetchFile({ url, to: to(), sha256, onProgress: (done, all) => told.push(done, all) });
    expect(readFileSync(to(), 'utf8')).toBe('the archive');
    expect(told.slice(-2)).toEqual([bytes.length, bytes.length]);
  });

  it.each<[string, RequestListener]>([
    ['says nothing at all', () => {}],
    ['stops in the middle', (_, response) => void response.writeHead(200).write('the ')],
  ])('gives up a server that %s, and leaves nothing half-written', async (_, answer) => {
    const url = await serving(answer);
    await expect(fetchFile({ url, to: to(), sha256, idle: 60 })).rejects.toBeInstanceOf(Silence);
    expect(existsSync(to())).toBe(false);
    expect(existsSync(`${to()}.part`)).toBe(false);
  });

  it('waits on while bytes come, however slowly', async () => {
    const url = await serving((_, response) => {
      let at = 0;
      const timer = setInterval(() => {
        response.write(bytes.subarray(at, ++at));
        if (at === bytes.length) {
          clearInterval(timer);
          response.end();
        }
      }, 20);
    });
    await fetchFile({ url, to: to(), sha256, idle: 150 });
    expect(readFileSync(to(), 'utf8')).toBe('the archive');
  });

  it('refuses a file that is not the expected one, or none at all', async () => {
    let url = await serving((_, response) => response.end('something else'));
    await expect(fetchFile({ url, to: to(), sha256 })).rejects.toThrow('checksum');
    server?.close();
    url = await serving((_, response) => response.writeHead(404).end());
    await expect(fetchFile({ url, to: to(), sha256 })).rejects.toThrow('HTTP 404');
    expect(existsSync(to())).toBe(false);
  });

  it('names why a server was not reached', async () => {
    const url = await serving(() => {});
    await new Promise((done) => server?.close(done));
    const why = await fetchFile({ url, to: to(), sha256 }).then(() => 'reached', whyNot);
    expect(why).toBe('ECONNREFUSED');
  });
});

it('opens an address as each system does', () => {
  expect(opener('linux', 'http://x/?a=1&b=2')).toEqual(['xdg-open', ['http://x/?a=1&b=2']]);
  expect(opener('darwin', 'http://x/')).toEqual(['open', ['http://x/']]);
  expect(opener('win32', 'http://x/?a=1&b=2')).toEqual(['cmd', ['/c', 'start', '""', 'http://x/?a=1^&b=2']]);
});
