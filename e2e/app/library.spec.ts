import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { begin, onDisk, passTo } from './hands.ts';
import { expect, type Host, root, test } from './host.ts';
import { call } from './prepared.ts';

const saved = (page: Page) => page.getByRole('region', { name: /Saved games|Archivio/ });
const rowOf = (page: Page, name: string) => saved(page).getByRole('listitem').filter({ hasText: name });

const choose = async (page: Page, game: string, item: string) => {
  await page.getByRole('button', { name: new RegExp(`^(More for|Altro per) ${game}$`) }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const toLibrary = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Saved games|Archivio/ })
    .click();
  await saved(page).waitFor();
};
const importFile = async (page: Page, name: string, content: string | Buffer) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Import a game|Importa una partita/ }).click();
  // no more than 50 MB go over to the browser as bytes
  const large = join(tmpdir(), `stato-maggiore-${process.pid}-${name}`);
  if (content.length < 40 * 1024 * 1024)
    return (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  writeFileSync(large, content);
  await (await chooser).setFiles(large);
  rmSync(large);
};
/** The folder of the only game that lies in the library. */
const gameFolder = (host: Host): string => {
  const [only] = readdirSync(join(host.library, 'games'));
  if (only === undefined) throw new Error('no game');
  return join(host.library, 'games', only);
};

test('games are created, renamed, duplicated, binned, restored, exported and imported', async ({ page, host }) => {
  await page.goto(host.url);
  await begin(page, 'Smolensk by the fire');
  await page.keyboard.press('n');
  await onDisk(page);
  await toLibrary(page);

  await test.step('rename', async () => {
    await choose(page, 'Smolensk by the fire', 'Rename');
    const field = page.getByRole('textbox', { name: 'Name of the game' });
    await expect(field).toBeFocused();
    await page.keyboard.type('Winter evening');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Winter evening')).toHaveCount(1);
    await expect(rowOf(page, 'Smolensk by the fire')).toHaveCount(0);
  });

  await test.step('duplicate', async () => {
    await choose(page, 'Winter evening', 'Duplicate');
    await expect(rowOf(page, 'Winter evening, copy')).toHaveCount(1);
    await expect(saved(page).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('delete to the bin, restore', async () => {
    await choose(page, 'Winter evening, copy', 'Delete to the bin');
    await expect(page.getByText('Winter evening, copy is in the bin, below the list.')).toBeVisible();
    await page.getByText('Bin: 1 game').click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Winter evening, copy is back.')).toBeVisible();
    await expect(rowOf(page, 'Winter evening, copy')).toHaveCount(1);
    await choose(page, 'Winter evening, copy', 'Delete to the bin');
  });

  await test.step('empty the bin: for good, at the second press', async () => {
    await page.getByText('Bin: 1 game').click();
    await page.getByRole('button', { name: 'Empty the bin' }).click();
    await expect(page.getByText(/Its backups stay here for a month/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/Its backups stay here for a month/)).toBeHidden();
    await page.getByRole('button', { name: 'Empty the bin' }).click();
    await page.getByRole('button', { name: 'Press again: 1 game for good' }).click();
    await expect(page.getByText('1 game is off the disk. Its backups stay in the bin for a month.')).toBeVisible();
    expect(readdirSync(join(host.library, 'bin', 'games'))).toEqual([]);
    // its last backup is there until that, too, is taken off
    await expect(page.getByText(/its backup of .* is left/)).toBeVisible();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText(/There is no way back/)).toBeVisible();
    await page.getByRole('button', { name: 'Press again: for good' }).click();
    await expect(page.getByText('Winter evening, copy is gone for good.')).toBeVisible();
    expect(readdirSync(join(host.library, 'backups'))).toHaveLength(1);
  });

  await test.step('export to a file, import it as a new game, nothing else touched', async () => {
    const download = page.waitForEvent('download');
    await choose(page, 'Winter evening', 'Export to a file');
    const file = await download;
    expect(file.suggestedFilename()).toBe('Winter-evening.without-tables.statogame');
    const text = readFileSync(await file.path(), 'utf8');
    const before = readFileSync(join(gameFolder(host), 'head.json'), 'utf8');
    await importFile(page, 'sent.json', text);
    await expect(page.getByText(/^Imported: Winter evening.*Nothing else was touched\.$/)).toBeVisible();
    await expect(rowOf(page, 'Winter evening')).toHaveCount(2);
    const folders = readdirSync(join(host.library, 'games'));
    expect(folders).toHaveLength(2);
    expect(folders.map((id) => readFileSync(join(host.library, 'games', id, 'head.json'), 'utf8'))).toContain(before);
    // the phase recorded before the export is there
    await saved(page).locator('[data-chosen]').getByRole('button').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('German air markers');
  });

  await test.step('a sample of another title: its diary, a fight and a unit cut off, and nothing of it elsewhere', async () => {
    await toLibrary(page);
    await page.getByRole('button', { name: 'Look at a sample of Blocks in the East' }).click();
    const diary = page.getByRole('article', { name: 'War diary' });
    await expect(diary.getByRole('heading', { level: 1 })).toHaveText(
      'Sample with invented values: Blocks in the East',
    );
    await expect(diary).toContainText('the units, their values, the map and the dice are invented');
    await expect(diary).toContainText('Battle at 0505');
    // on paper it is whole, in black on white and without what one presses
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:dark|night)$/);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation')).toBeHidden();
    const paper = await diary.evaluate((article) => {
      const hidden = [...article.querySelectorAll('*')].filter(
        (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible',
      );
      const { color } = getComputedStyle(article);
      return { hidden: hidden.length, ink: color, ground: getComputedStyle(document.body).backgroundColor };
    });
    expect(paper).toMatchObject({ hidden: 0, ground: 'rgb(255, 255, 255)' });
    expect(Math.max(...(paper.ink.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number))).toBeLessThan(60);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type ?\/Page\b/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null, colorScheme: 'light' });
    await page.keyboard.press('s');
    await expect(page.getByRole('heading', { name: 'Out of supply' })).toBeVisible();
    await expect(page.getByText('Invented 3, hex 0604')).toBeVisible();
    expect(await call(page, 'things.list', {})).toEqual([]);
    await toLibrary(page);
    await expect(rowOf(page, 'Sample with invented values: Blocks in the East')).toHaveCount(1);
  });
});

test.describe('in Italian', () => {
  test.use({ locale: 'it-IT' });
  test('imports that are foreign, cut short, of a newer version or huge are refused kindly', async ({ page, host }) => {
    await page.goto(host.url);
    await begin(page, 'Nostra');
    await toLibrary(page);
    const download = page.waitForEvent('download');
    await choose(page, 'Nostra', 'Esporta in un file');
    const text = readFileSync(await (await download).path(), 'utf8');
    const before = readFileSync(join(gameFolder(host), 'head.json'), 'utf8');
    const alert = page.getByRole('alert');
    for (const [what, content, says] of [
      ['foreign', '{"format":"vassal","moves":[]}', /non è un file di Stato Maggiore.*sono intatte/],
      ['no JSON at all', 'PK\u0003\u0004 a zip', /non è un file di Stato Maggiore/],
      ['cut short', text.slice(0, text.length / 2), /troncato/],
      ['newer', text.replace(/"version":\d+/g, '"version":99'), /versione più recente/],
      ['altered', text.replace('Nostra', 'Vostra'), /non è come lo scrive l’app/],
      ['huge', `${text}${' '.repeat(64 * 1024 * 1024)}`, /supera ogni partita/],
    ] as const) {
      await importFile(page, `${what}.json`, content);
      await expect(alert, what).toContainText(says);
      await expect(saved(page).getByRole('listitem'), what).toHaveCount(1);
    }
    expect(readFileSync(join(gameFolder(host), 'head.json'), 'utf8')).toBe(before);
    await importFile(page, 'nostra.json', text);
    await expect(saved(page).getByRole('listitem')).toHaveCount(2);
    await expect(alert).toHaveCount(0);
  });
});

test('a second tab whose state is old writes nothing and is shown what goes on', async ({ page, host }) => {
  await page.goto(host.url);
  await begin(page);
  await onDisk(page);
  const title = (of: Page) => of.getByRole('main').getByRole('heading', { level: 1 });

  await test.step('a tab that listens follows by itself', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(title(other)).toHaveText('Soviet set-up');
    await page.keyboard.press('n');
    await expect(title(other)).toHaveText('German air markers');
    await other.close();
  });

  await test.step('a tab that heard nothing is refused, loaded again, and says so', async () => {
    const deaf = await page.context().newPage();
    await deaf.addInitScript(() => {
      window.EventSource = class extends EventTarget {
        close() {}
      } as unknown as typeof EventSource;
    });
    await deaf.goto(page.url());
    await expect(title(deaf)).toHaveText('German air markers');
    await page.keyboard.press('n');
    await expect(title(page)).toHaveText('Start of the game');
    await onDisk(page);
    await deaf.keyboard.press('n');
    await expect(deaf.getByText(/Another window had gone on: 1 entry from here was not written/)).toBeVisible();
    await expect(title(deaf)).toHaveText('Start of the game');
    await page.reload();
    await page.getByRole('tree').waitFor();
    await page.keyboard.press('j');
    await expect(page.getByText('2 entries', { exact: true })).toBeVisible();
  });
});

test('a second host on the same library reads and never writes', async ({ page, host }) => {
  await page.goto(host.url);
  await begin(page, 'Held');
  await page.keyboard.press('n');
  await onDisk(page);
  const script = `import { startHost } from ${JSON.stringify(join(root, 'dist/browser/main.js'))};
    const host = await startHost({ library: process.argv[1], renderer: ${JSON.stringify(join(root, 'dist/renderer'))} });
    console.log(host.url);
    process.on('SIGTERM', () => void host.stop());`;
  const second = spawn(process.execPath, ['--input-type=module', '-e', script, host.library], { stdio: 'pipe' });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      second.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
      second.stderr.once('data', (chunk: Buffer) => reject(new Error(chunk.toString())));
    });
    const before = readFileSync(join(gameFolder(host), 'head.json'), 'utf8');
    await page.goto(url);
    await expect(page.getByText('Read only: another window or program holds this library.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Import a game/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Held/ }).click();
    await page.getByRole('tree').waitFor();
    await expect(page.getByText('Read only: another window or program holds this library.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Phase done/ })).toHaveCount(0);
    await page.keyboard.press('n');
    await page.keyboard.press('j');
    await expect(page.getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'A note for the journal' })).toHaveCount(0);
    expect(readFileSync(join(gameFolder(host), 'head.json'), 'utf8')).toBe(before);
  } finally {
    second.kill('SIGTERM');
  }
});

test('a game that cannot be read is set aside and its backup offered', async ({ page, host }) => {
  await page.goto(host.url);
  await begin(page, 'Damaged');
  await passTo(page, 2, 'Soviet movement phase');
  await onDisk(page);
  await toLibrary(page);
  const folder = gameFolder(host);
  writeFileSync(join(folder, 'head.json'), '{ "envelope": nonsense');
  rmSync(join(folder, 'head.previous.json'), { force: true });
  await page.goto('about:blank');
  await page.goto(await host.restart());
  await expect(saved(page)).toContainText('Damaged: the file cannot be read');
  await expect(saved(page)).toContainText(
    /It was set aside under a new name and nothing was overwritten\. Good backup/,
  );
  await page.getByRole('button', { name: 'Open the backup' }).click();
  await expect(page.getByText(/opened from the backup of .* as a new game/)).toBeVisible();
  await saved(page)
    .getByRole('button', { name: /^Damaged/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soviet movement phase');
  await page.keyboard.press('j');
  await expect(page.getByRole('option').first()).toBeVisible();
});
