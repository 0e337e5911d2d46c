import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { begin, onDisk } from '../app/hands.ts';
import { call, must, newGame } from './contract.ts';
import { type Desktop, type LaunchOptions, launch, withFolder } from './launch.ts';

/** New versions: off, agreed to, found, fetched, and never during a game. What asks the network is played by the test. */

let app: Desktop | undefined;
const open = async (options: LaunchOptions): Promise<Desktop> => {
  app = await launch(options);
  return app;
};
test.afterEach(async () => {
  const last = app;
  app = undefined;
  if (last && last.process.exitCode === null && last.process.signalCode === null) expect(await last.quit()).toBe(0);
  expect(last?.errors() ?? '').toBe('');
});

/** A packaged app beside which an address lies, and what is at that address. */
const packaged = async (folder: string) => {
  const resources = join(folder, 'resources');
  await mkdir(resources);
  await writeFile(join(resources, 'app-update.yml'), 'provider: generic\nurl: https://stato-maggiore.invalid/\n');
  const updates = join(folder, 'updates.json');
  return {
    resources,
    updates,
    there: (what: { readonly found?: unknown; readonly shares: number }) => writeFile(updates, JSON.stringify(what)),
    asked: async () =>
      existsSync(`${updates}.log`) ? (await readFile(`${updates}.log`, 'utf8')).trim().split('\n') : [],
  };
};
const found = { version: '9.9.9', notes: '# Changelog\n\n## 9.9.9\n\n- A fifth game.\n\n## 0.1.0\n\n- The first.' };
const toSettings = async (page: Page) => {
  await page.getByRole('button', { name: /^(Settings|Impostazioni)$/ }).click();
  await page.getByText(/^(New versions|Nuove versioni)$/).waitFor();
};
/** The newest backup: of one turn and day only that is kept. */
const lastBackup = async (page: Page, id: string) => must(await call(page, 'games.backups', { id }))[0]?.at;

test('a build without an address says so and asks nobody', () =>
  withFolder(async (folder) => {
    const { page } = await open({ library: join(folder, 'library') });
    await toSettings(page);
    await expect(page.getByText('This build has no address to ask for new versions.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /new versions/ })).toHaveCount(0);
  }));

test('nobody is asked before the player agrees; then what is new is shown, every game is backed up, and it waits for the end', () =>
  withFolder(async (folder) => {
    const library = join(folder, 'library');
    const { resources, updates, there, asked } = await packaged(folder);
    await there({ found, shares: 1 });
    const first = await open({ library, resources, updates });
    const { id } = must(await call(first.page, 'games.create', newGame('Serata'))).envelope;
    await toSettings(first.page);
    const agree = first.page.getByRole('checkbox', { name: 'Ask for new versions when the app starts' });
    await expect(agree).not.toBeChecked();
    await expect(first.page.getByText('says nothing of your games')).toBeVisible();
    expect(await asked()).toEqual([]);
    await agree.check();
    await first.page.getByRole('button', { name: 'Ask now' }).click();
    await expect(first.page.getByText('Version 9.9.9 is out.')).toBeVisible();
    await first.quit();

    // agreed to, it is asked at the start, and said where no game is open
    const { page } = await open({ library, resources, updates, languages: ['it-IT'] });
    await expect(page.getByText('È uscita la versione 9.9.9: vedi Impostazioni.')).toBeVisible();
    expect(await asked()).toEqual(['loaded', 'look', 'loaded', 'look']);
    await toSettings(page);
    await page.getByRole('button', { name: 'Che cosa cambia' }).click();
    const notes = page.getByRole('dialog');
    await expect(notes).toContainText('A fifth game.');
    await expect(notes).not.toContainText('The first.');
    await page.keyboard.press('Escape');
    const before = Date.now();
    await page.getByRole('button', { name: 'Copia tutte le partite, poi scaricala' }).click();
    await expect(page.getByText('La versione 9.9.9 prende il posto di questa alla chiusura dell’app.')).toBeVisible();
    await expect(page.getByText('Prima è stata copiata 1 partita.')).toBeVisible();
    expect(Date.parse((await lastBackup(page, id)) ?? '')).toBeGreaterThanOrEqual(before);
  }));

test('a game that is opened stops the fetching, and no answer changes nothing', () =>
  withFolder(async (folder) => {
    const { resources, updates, there, asked } = await packaged(folder);
    const { page } = await open({ library: join(folder, 'library'), resources, updates });
    await toSettings(page);
    await page.getByRole('checkbox', { name: 'Ask for new versions when the app starts' }).check();
    await page.getByRole('button', { name: 'Ask now' }).click();
    await expect(page.getByText('No answer that could be used. Nothing was changed.')).toBeVisible();
    await there({ found, shares: 0.5 });
    await page.getByRole('button', { name: 'Ask now' }).click();
    await page.getByRole('button', { name: 'Back up all games, then fetch it' }).click();
    await expect(page.getByRole('progressbar', { name: 'Fetching version 9.9.9' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Saved games' }).click();
    await begin(page, 'Played');
    await onDisk(page);
    await expect.poll(asked).toContain('stop');
    expect(must(await call(page, 'updates.read', {}))).toMatchObject({ is: 'found', version: '9.9.9' });
  }));

test('what truly asks is loaded from its own file when the player wants it', () =>
  withFolder(async (folder) => {
    const { resources } = await packaged(folder);
    const { page } = await open({ library: join(folder, 'library'), resources });
    await toSettings(page);
    await page.getByRole('checkbox', { name: 'Ask for new versions when the app starts' }).check();
    await page.getByRole('button', { name: 'Ask now' }).click();
    // the stand-in is no packaged app: such a one is told of nothing, and asks nobody
    await expect(page.getByText(/^Nothing newer, asked/)).toBeVisible();
  }));
