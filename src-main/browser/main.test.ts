import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { HostEvent } from '#shared/contract.ts';
import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { parseArgs } from './args.ts';
import { pageOf } from './testing/page.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'stato-maggiore-host-'));
const entry = path.join(folder, 'built', 'main.js');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  const { build } = await import('vite');
  const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url));
  await build({ configFile, logLevel: 'error', build: { outDir: path.dirname(entry) } });
});

interface Running {
  readonly url: string;
  readonly out: () => string;
  readonly stop: (signal: NodeJS.Signals) => Promise<number | null>;
}
const start = (...args: string[]): Promise<Running> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [entry, '--no-open', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    const exited = new Promise<number | null>((done) => child.on('exit', done));
    child.stderr.on('data', (data) => {
      out += data;
    });
    child.stdout.on('data', (data) => {
      out += data;
      const url = /http:\S+/.exec(out)?.[0];
      const stop = (signal: NodeJS.Signals) => {
        child.kill(signal);
        return exited;
      };
      if (url) resolve({ url, out: () => out, stop });
    });
    void exited.then((code) => reject(new Error(`exit ${code}: ${out}`)));
  });

const newGame = {
  game: 'invented',
  gameVersion: 1,
  scenario: 'first',
  name: 'Invented evening',
  players: {},
  setUp: { cells: {}, balances: {}, options: {}, place: { path: '', turn: 1 } },
  things: {},
  face: { turn: 1, turns: 12 },
};

describe('the browser host', () => {
  it('prints its address, keeps a game over a restart, tells other tabs, and stops cleanly', async () => {
    const library = path.join(folder, 'library');
    const first = await start('--library', library);
    expect(first.out().trim().split('\n')).toHaveLength(1);
    const one = await pageOf(first.url);
    const two = await pageOf(first.url);
    const told: HostEvent[] = [];
    const stop = two.listen((event) => told.push(event));
    const info = await one['app.info']({});
    expect(info).toMatchObject({ ok: true, value: { host: 'browser', library } });
    const made = await one['games.create'](newGame);
    if (!made.ok) throw new Error(made.reason);
    const { id } = made.value.envelope;
    await expect.poll(() => told).toContainEqual({ event: 'changed', what: 'games', id, revision: 1 });
    const write = (page: typeof one, base: number) =>
      page['games.write']({
        id,
        base,
        lines: [...longJournal(1, base - 1)],
        head: `l${base - 1}`,
        face: { ...newGame.face, turn: page === one ? 1 : 2 },
      });
    expect(await write(one, 1)).toMatchObject({ ok: true, value: { revision: 2 } });
    expect(await write(two, 1)).toEqual({ ok: false, reason: 'save.stale', p: { revision: 2 } });
    expect(existsSync(path.join(library, 'lock.json'))).toBe(true);
    stop();
    expect(await first.stop('SIGTERM')).toBe(0);
    expect(existsSync(path.join(library, 'lock.json'))).toBe(false);
    expect(await one['games.list']({})).toEqual({ ok: false, reason: 'host.gone' });

    const second = await start('--library', library);
    // the same place, so that a page left open finds it again; whose cookie is of the one before
    expect(new URL(second.url).origin).toBe(new URL(first.url).origin);
    expect(await one['games.list']({})).toEqual({ ok: false, reason: 'host.restarted' });
    const again = await pageOf(second.url);
    expect(await again['games.open']({ id })).toMatchObject({
      ok: true,
      value: { lines: longJournal(1), head: 'l0', revision: 2 },
    });
    expect(await second.stop('SIGINT')).toBe(0);
  });

  it('opens its library while the browser is still on its way, before any page asks', async () => {
    const library = path.join(folder, 'unasked');
    const host = await start('--library', library);
    await vi.waitFor(() => expect(existsSync(path.join(library, 'lock.json'))).toBe(true), { timeout: 5_000 });
    expect(await host.stop('SIGTERM')).toBe(0);
  });

  it('killed leaves a lock that the next one recognises as stale', async () => {
    const library = path.join(folder, 'killed');
    const first = await start('--library', library);
    const one = await pageOf(first.url);
    await one['games.create'](newGame);
    await first.stop('SIGKILL');
    expect(existsSync(path.join(library, 'lock.json'))).toBe(true);
    const second = await start('--library', library);
    const again = await pageOf(second.url);
    const info = await again['app.info']({});
    expect(info.ok && info.value.readOnly).toBeUndefined();
    expect(await again['games.list']({})).toMatchObject({ ok: true, value: [{ state: 'good' }] });
    await second.stop('SIGTERM');
  });

  it('beside another one reads and says who holds the library', async () => {
    const library = path.join(folder, 'shared');
    const first = await start('--library', library);
    const one = await pageOf(first.url);
    await one['games.create'](newGame);
    const second = await start('--library', library);
    const two = await pageOf(second.url);
    expect(await two['app.info']({})).toMatchObject({ ok: true, value: { readOnly: 'locked' } });
    expect(await two['games.create'](newGame)).toMatchObject({ ok: false, reason: 'save.readOnly' });
    await Promise.all([first.stop('SIGTERM'), second.stop('SIGTERM')]);
  });

  // Node's own way of making all folders at once never comes back from the first and the last
  it.each(
    ['/proc/nowhere/library', '/dev/null/library', '/proc/self/fd/99/library'].filter(
      () => process.platform === 'linux',
    ),
  )('on %s, where no folder can be made, says so and stops at once', async (library) => {
    const running = await start('--library', library);
    const page = await pageOf(running.url);
    expect(await page['app.info']({})).toMatchObject({ ok: true, value: { readOnly: 'gone' } });
    expect(await page['games.create'](newGame)).toMatchObject({ ok: false, reason: 'disk.gone' });
    expect(await running.stop('SIGTERM')).toBe(0);
  });

  it.runIf(process.platform === 'linux')(
    'a browser is started with an address that is not the printed one, and opens once',
    async () => {
      const [program, told] = ['xdg-open', 'told'].map((name) => path.join(folder, name));
      writeFileSync(String(program), `#!/bin/sh\necho "$1" > "${told}"\n`);
      chmodSync(String(program), 0o755);
      const before = { PATH: process.env.PATH, DISPLAY: process.env.DISPLAY };
      Object.assign(process.env, { PATH: `${folder}${path.delimiter}${process.env.PATH}`, DISPLAY: ':99' });
      const host = await start('--open', '--library', path.join(folder, 'opened'));
      Object.assign(process.env, before);
      if (before.DISPLAY === undefined) delete process.env.DISPLAY;
      await expect.poll(() => existsSync(String(told)) && readFileSync(String(told), 'utf8')).toContain('http');
      const address = readFileSync(String(told), 'utf8').trim();
      expect(address).not.toBe(host.url);
      const open = async () => (await fetch(address, { redirect: 'manual' })).status;
      expect([await open(), await open()]).toEqual([303, 404]);
      await host.stop('SIGTERM');
    },
  );

  it('on a port that another program has says so, with exit code 1', async () => {
    const first = await start('--library', path.join(folder, 'port'));
    const { port } = new URL(first.url);
    await expect(start('--port', port, '--library', path.join(folder, 'other'))).rejects.toThrow(/exit 1: .*\b\d+/);
    await first.stop('SIGTERM');
  });

  it('says what it does not understand, with exit code 2', async () => {
    await expect(start('--colour')).rejects.toThrow(/exit 2: not understood: --colour/);
    await expect(start('--port', '99999')).rejects.toThrow(/exit 2/);
    await expect(start('--library')).rejects.toThrow(/exit 2/);
  });
});

it('reads its arguments', () => {
  expect(parseArgs([])).toEqual({ ok: true, value: { open: true } });
  expect(parseArgs(['--library', 'a b', '--port=80', '--no-open'])).toEqual({
    ok: true,
    value: { open: false, library: 'a b', port: 80 },
  });
  expect(parseArgs(['--library=/x=y', '--open'])).toEqual({ ok: true, value: { open: true, library: '/x=y' } });
  expect(parseArgs(['--library', '--open'])).toMatchObject({ ok: false });
  expect(parseArgs(['--port', ''])).toMatchObject({ ok: false });
});
