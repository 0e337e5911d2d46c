import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
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
    await expect.poll(printed, { timeout: 40_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+\/\S+/);
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

test('a word it does not understand ends it with the list of those it does', async () => {
  const { gone, printed } = run(['--brwoser'], { LC_ALL: 'it_IT.UTF-8' });
  expect(await gone).toBe(2);
  expect(printed()).toContain('Non compreso: --brwoser.');
  expect(printed()).toContain('--library DIR');
});
