import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { begin } from './hands.ts';
import { root } from './host.ts';
import { axe, cutOff } from './lookChecks.ts';

/** The browser host in a process of its own, so that it can be killed. */
interface Running {
  readonly url: string;
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
}
const start = (library: string): Promise<Running> =>
  new Promise((resolve, reject) => {
    const args = [join(root, 'dist/browser/main.js'), '--library', library, '--no-open'];
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

const test = base.extend<{ at: { readonly url: () => string; readonly dies: () => Promise<void> } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see which fixtures are used
  at: async ({}, use) => {
    const library = mkdtempSync(join(tmpdir(), 'stato-maggiore-'));
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

const command = async (page: Page, words: string) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await page.getByRole('dialog').getByText(words).first().waitFor();
  await page.keyboard.press('Enter');
};
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Second screen' });

/** Opens the game of the page to the room, and answers where and with which code. */
const openRoom = async (page: Page, button = 'Open it to this network') => {
  await command(page, 'Second screen');
  await dialog(page).getByRole('button', { name: button }).click();
  const code = await dialog(page).locator('output').innerText();
  const [url = ''] = (await dialog(page).innerText()).match(/https:\/\/127\.0\.0\.1:\d+/) ?? [];
  return { url, code };
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
const join1 = async (page: Page, called: string) => {
  await page.getByRole('textbox', { name: 'Come si chiama' }).fill(called);
  await page.getByRole('button', { name: 'Segui' }).tap();
};

test('a tablet follows: phase, fight with its odds, score; it goes on after the host was killed', async ({
  browser,
  page,
  at,
}) => {
  const trouble: string[] = [];
  strict(page, trouble);
  await page.goto(at.url());
  await begin(page, 'An evening');
  const { url, code } = await openRoom(page);
  const second = await tablet(browser, trouble);
  const title = second.getByRole('main').getByRole('heading', { level: 1 });

  await test.step('a wrong code lets nobody in, the right one does, by the address of the picture', async () => {
    await second.goto(url);
    await second.getByRole('textbox', { name: 'Codice' }).fill('22222222');
    await join1(second, 'Tablet');
    await expect(second.getByRole('alert')).toContainText('Questo codice non fa entrare');
    await second.goto('about:blank');
    await second.goto(`${url}/#/join/${code.replace(' ', '')}`);
    expect([await axe(second), await cutOff(second)]).toEqual([[], []]);
    await join1(second, 'Tablet');
    await expect(title).toHaveText('Piazzamento sovietico');
    expect(second.url()).not.toContain(code.replace(' ', ''));
    await expect(dialog(page)).toContainText('Tablet');
    await expect(dialog(page)).toContainText('connected');
    expect([await axe(page), await cutOff(page), await axe(second), await cutOff(second)]).toEqual([[], [], [], []]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner')).toContainText('1 follows');
  });

  await test.step('it sees the phase the owner goes on to, and has nothing to record with', async () => {
    await page.keyboard.press('n');
    await expect(title).toHaveText('Contrassegni aerei tedeschi');
    await expect(second.getByRole('button', { name: /Fase conclusa/ })).toHaveCount(0);
    await expect(second.getByRole('button', { name: /Impostazioni|Archivio/ })).toHaveCount(0);
  });

  await test.step('it goes to the fight with the owner, and reads the odds as they are typed', async () => {
    await page.keyboard.press('f');
    await page.getByRole('spinbutton', { name: 'Attack' }).fill('26');
    await page.getByRole('spinbutton', { name: 'Defence' }).fill('9');
    await expect(page.getByRole('main')).toContainText('2-1');
    await expect(second.getByRole('main')).toContainText('2-1');
    await expect(second.getByRole('spinbutton', { name: 'Attacco' })).toHaveValue('26');
  });

  await test.step('on its own it looks where it likes, and comes back at a tap', async () => {
    await second.getByRole('link', { name: 'Punti' }).tap();
    await expect(second.getByRole('button', { name: 'Per conto tuo' })).toBeVisible();
    await page.keyboard.press('t');
    await expect(second.getByRole('link', { name: 'Punti' })).toHaveAttribute('aria-current', 'page');
    await second.getByRole('button', { name: 'Per conto tuo' }).tap();
    await expect(title).toHaveText('Contrassegni aerei tedeschi');
  });

  await test.step('the host is killed and started again: opened again, the tablet goes on by itself', async () => {
    await at.dies();
    await expect(second.getByRole('banner')).toContainText('Nessuna connessione');
    await expect(title).toHaveText('Contrassegni aerei tedeschi');
    await page.goto(at.url());
    await page.getByRole('button', { name: /^An evening/ }).click();
    await page.getByRole('tree').waitFor();
    await openRoom(page, 'Open it again');
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await expect(title).toHaveText('Inizio della partita');
    await expect(second.getByRole('banner')).toContainText('Segui la partita');
  });

  await test.step('taken out it is asked for a code; closed, nobody is at the address', async () => {
    await command(page, 'Second screen');
    await dialog(page).getByRole('button', { name: 'Take Tablet out' }).click();
    await expect(second.getByRole('textbox', { name: 'Codice' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close the second screen' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Open it to this network' })).toBeVisible();
    await expect(second.goto(url)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  });
  expect(trouble).toEqual([]);
});

for (const [game, phase] of [
  [/ARMIR/, 'ARMIR'],
  [/Blocks in the East/, 'Blocks'],
  [/Roads to Leningrad/, 'Leningrad'],
] as const)
  test(`a tablet follows ${phase} from phase to phase, and its score`, async ({ browser, page, at }) => {
    const trouble: string[] = [];
    strict(page, trouble);
    await page.goto(at.url());
    await begin(page, 'An evening', game);
    const { url, code } = await openRoom(page);
    const second = await tablet(browser, trouble);
    await second.goto(`${url}/#/join/${code.replace(' ', '')}`);
    await join1(second, 'Tablet');
    await second.getByRole('tree').waitFor();
    await page.keyboard.press('Escape');
    const shown = () => second.getByRole('main').getByRole('region', { name: 'Diario' }).innerText();
    const before = await shown();
    await page.keyboard.press('n');
    await expect.poll(shown).not.toBe(before);
    await page.keyboard.press('v');
    await expect(second.getByRole('link', { name: 'Punti' })).toHaveAttribute('aria-current', 'page');
    expect(trouble).toEqual([]);
  });
