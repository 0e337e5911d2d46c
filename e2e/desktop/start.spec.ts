import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { withFolder } from './launch.ts';

/** `npm start` as a player runs it, where the app opens in the browser. */

const top = fileURLToPath(new URL('../..', import.meta.url));
const script = join(top, 'src-main/start/start.mjs');

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const child: ChildProcess = spawn(process.execPath, [script, ...args], {
    // Not the folder of the project: a player may start it from anywhere.
    cwd: '/',
    env: { ...process.env, LC_ALL: 'en_GB.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  const gone = new Promise<number | null>((done) => child.on('exit', done));
  return { child, gone, printed: () => printed };
};

test('--browser prints an address that opens the app, and Ctrl-C stops it', ({ page }) =>
  withFolder(async (folder) => {
    const library = join(folder, 'library');
    const { child, gone, printed } = run(['--browser', '--no-open', '--library', library]);
    await expect.poll(printed).toMatch(/http:\/\/127\.0\.0\.1:\d+\/\S+/);
    const address = /http:\/\/127\.0\.0\.1:\d+\/\S+/.exec(printed())?.[0] ?? '';
    // Valid until the host stops, however often it is opened.
    for (let opening = 0; opening < 2; opening++) {
      await page.context().clearCookies();
      await page.goto(address);
      await expect(page.locator('#root')).not.toBeEmpty();
    }
    await expect.poll(() => existsSync(join(library, 'lock.json'))).toBe(true);
    child.kill('SIGINT');
    expect(await gone).toBe(0);
    expect(readdirSync(library)).not.toContain('lock.json');
    expect(printed()).toContain('Stopped.');
  }));

/** A folder with something that is called as Electron's binary is. */
const fakeElectron = async (folder: string, script: string): Promise<NodeJS.ProcessEnv> => {
  const dist = join(folder, 'dist');
  await mkdir(dist);
  await writeFile(join(dist, 'electron'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { ELECTRON_OVERRIDE_DIST_PATH: dist, DISPLAY: ':99', XDG_CACHE_HOME: join(folder, 'cache') };
};

test('where the binary is, the desktop app opens, and Ctrl-C stops it', () =>
  withFolder(async (folder) => {
    const library = join(folder, 'library');
    // The stand-in takes the binary's place: the folder of the app comes first, then its words.
    const register = join(top, 'e2e/desktop/standIn/register.mjs');
    const env = await fakeElectron(
      folder,
      `exec "${process.execPath}" --import "${register}" "$1/dist/desktop/main.js" "$@"`,
    );
    const { child, gone, printed } = run(['--library', library], env);
    await expect.poll(() => existsSync(join(library, 'lock.json'))).toBe(true);
    expect(printed()).toContain('Opening the desktop app.');
    expect(printed()).not.toContain('127.0.0.1');
    child.kill('SIGINT');
    expect(await gone).toBe(0);
    expect(readdirSync(library)).not.toContain('lock.json');
  }));

test('where the binary does not run, the browser opens after one clear line', () =>
  withFolder(async (folder) => {
    const env = await fakeElectron(folder, 'exit 3');
    const { child, gone, printed } = run(['--no-open', '--library', join(folder, 'library')], env);
    await expect.poll(printed).toMatch(/did not start \(3\): the app opens in the browser\.\n.*127\.0\.0\.1/);
    child.kill('SIGINT');
    expect(await gone).toBe(0);
  }));

test('without a display there is no desktop app', () =>
  withFolder(async (folder) => {
    const env = { ...(await fakeElectron(folder, 'exit 3')), DISPLAY: '', WAYLAND_DISPLAY: '' };
    const { child, gone, printed } = run(['--no-open', '--library', join(folder, 'library')], env);
    await expect.poll(printed).toMatch(/^No display.*\n.*127\.0\.0\.1/m);
    child.kill('SIGINT');
    expect(await gone).toBe(0);
  }));

test('a question whose reader has had enough ends without a word', async () => {
  const child = spawn(process.execPath, [join(top, 'src-main/start/solve.mjs'), '--examples'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  // as `| head -c 1` does: the answer is longer than a pipe holds
  child.stdout.once('data', () => child.stdout.destroy());
  expect([await new Promise((done) => child.on('exit', done)), said]).toEqual([0, '']);
});

test('a word it does not understand ends it with the list of those it does', async () => {
  const { gone, printed } = run(['--brwoser'], { LC_ALL: 'it_IT.UTF-8' });
  expect(await gone).toBe(2);
  expect(printed()).toContain('Non compreso: --brwoser.');
  expect(printed()).toContain('--library DIR');
});
