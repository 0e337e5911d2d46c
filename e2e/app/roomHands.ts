import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joined } from 'node:path';
import { type Browser, test as base, type Page } from '@playwright/test';
import { begin } from './hands.ts';
import { root } from './host.ts';

/** The browser host in a process of its own, so that it can be killed. */
interface Running {
  readonly url: string;
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
}
const start = (library: string): Promise<Running> =>
  new Promise((resolve, reject) => {
    const args = [joined(root, 'dist/browser/main.js'), '--library', library, '--no-open'];
    const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const kill = (signal: NodeJS.Signals) =>
      new Promise<void>((over) => {
        if (child.exitCode !== null || child.signalCode !== null) return over();
        child.once('exit', () => over());
        child.kill(signal);
        return undefined;
      });
    let said = '';
    child.stdout?.on('data', (data) => {
      said += data;
      const url = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(said)?.[0];
      if (url) resolve({ url, kill });
    });
    child.once('error', reject);
  });

export const test = base.extend<{ at: { readonly url: () => string; readonly dies: () => Promise<void> } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see which fixtures are used
  at: async ({}, use) => {
    const library = mkdtempSync(joined(tmpdir(), 'stato-maggiore-'));
    let running = await start(library);
    await use({
      url: () => running.url,
      dies: async () => {
        await running.kill('SIGKILL');
        running = await start(library);
      },
    });
    await running.kill('SIGTERM');
    rmSync(library, { recursive: true, force: true });
  },
});

/** Whatever this page throws or asks elsewhere fails the test; what a host that is away refuses does not. */
const strict = (page: Page, trouble: string[]): Page => {
  page.on('pageerror', (error) => trouble.push(`threw ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (hostname !== '127.0.0.1' && !['data:', 'blob:'].includes(protocol)) trouble.push(`asked ${request.url()}`);
  });
  return page;
};

export const command = async (page: Page, words: string) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await page.getByRole('dialog').getByText(words).first().waitFor();
  await page.keyboard.press('Enter');
};
export const roomDialog = (page: Page) => page.getByRole('dialog', { name: 'Second screen' });

/** Opens the game of the page to the room, and answers where and with which code. */
export const openRoom = async (page: Page, button = 'Open it to this network') => {
  await command(page, 'Second screen');
  await roomDialog(page).getByRole('button', { name: button }).click();
  const code = await roomDialog(page).locator('output').innerText();
  const [url = ''] = (await roomDialog(page).innerText()).match(/https:\/\/127\.0\.0\.1:\d+/) ?? [];
  return { url, code };
};

/**
 * A game begun by the owner and opened to the room, and a tablet beside it; whatever either throws or asks elsewhere is
 * collected in `trouble`.
 */
export const roomWith = async (browser: Browser, page: Page, host: string, game?: RegExp) => {
  const trouble: string[] = [];
  strict(page, trouble);
  await page.goto(host);
  await begin(page, 'An evening', game);
  const { url, code } = await openRoom(page);
  return { trouble, url, address: `${url}/#/join/${code.replace(' ', '')}`, second: await tablet(browser, trouble) };
};

/** A tablet: touch, Italian, and a certificate its player has accepted. */
const tablet = async (browser: Browser, trouble: string[]): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    locale: 'it-IT',
    hasTouch: true,
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
  });
  return strict(await context.newPage(), trouble);
};
export const join = async (page: Page, called: string) => {
  await page.getByRole('textbox', { name: 'Come si chiama' }).fill(called);
  await page.getByRole('button', { name: 'Segui' }).tap();
};
