// `npm run bench -- large`: a photo of fifty megapixels of an invented board, chosen, laid on its printed grid and kept in
// a real page: how long it takes, whether the page goes on meanwhile, and what is kept.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumArgs, needChromium } from './chromium.mjs';

const [columns, rows] = [35, 40];
const megapixels = 50;
/** What is kept may be as large as a photo of a telephone is, not as this one. */
const keptMost = 8_000_000;

const two = (n) => String(n).padStart(2, '0');
const corners = [
  [1, 1],
  [columns, 1],
  [columns, rows],
  [1, rows],
].map(([column, row]) => two(column) + two(row));

/** Shows four hexes on the photo by clicks, and has it laid. */
const lay = async (page, photo, showHex) => {
  for (const [i, hex] of corners.entries()) {
    await showHex(page, photo, hex);
    const on = [/^On to the next/, /^Two more/, /^On to the next/, /^Straighten it/][i];
    await page.getByRole('button', { name: on }).click();
  }
  await page.getByRole('dialog').waitFor({ state: 'hidden', timeout: 120_000 });
};

export const largePart = async ({ load, host, clientOf, temp, row, ms }) => {
  const { drawBoard, manners, photograph, seedOf } = await load('.ci/boards/index.ts');
  const { drawGrid, showHex } = await load('e2e/app/mapHands.ts');
  const { gridOf } = await load('src-rules/kit/hexmap/grid.ts');
  const board = drawBoard({ grid: gridOf(columns, rows), manner: manners[0], seed: seedOf('build', 4), size: 110 });
  const photo = await photograph(board, { megapixels, tilt: 12, turn: 3, noise: 3, jpeg: 90 });
  const library = temp();
  const running = await host(library);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await needChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    await page.addInitScript(() => {
      window.tasks = [];
      new PerformanceObserver((list) => {
        for (const one of list.getEntries()) window.tasks.push(one.duration);
      }).observe({
        type: 'longtask',
        buffered: true,
      });
    });
    await page.goto(running.url);
    await page
      .getByRole('link', { name: /Panzergruppe Guderian/ })
      .last()
      .click();
    await page.getByRole('button', { name: /^Begin/ }).click();
    await page.getByRole('tree').waitFor();
    await drawGrid(page, columns, rows);
    await page.evaluate(() => {
      window.tasks.length = 0;
    });
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Choose a photo/ }).click();
    const chooser = await choosing;
    // from the disk, as a player's: handed over in memory it would be decoded in the page
    const file = join(library, 'board.jpg');
    writeFileSync(file, photo.file);
    let from = performance.now();
    await chooser.setFiles(file);
    await page.getByRole('dialog').locator('canvas').waitFor({ timeout: 120_000 });
    const shown = performance.now() - from;
    from = performance.now();
    await lay(page, photo, showHex);
    const laid = performance.now() - from;
    const longest = await page.evaluate(() => Math.max(0, ...window.tasks));
    const call = await clientOf(running.url);
    const [thing] = (await call('things.list', { kind: 'sheet' })) ?? [];
    const kept = thing && (await call('photos.read', { id: thing.id })).photo;
    const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
    const what = `a photo of ${((photo.width * photo.height) / 1e6).toFixed(0)} megapixels, ${megabytes(photo.file.length)}`;
    row(`${what}: from its choice to the page that shows it`, '< 5 s', ms(shown), shown < 5_000);
    row('four hexes shown by a script, found on the printed grid, straightened', '< 15 s', ms(laid), laid < 15_000);
    row('the longest task of the main thread in all of it', '< 250 ms', ms(longest), longest < 250);
    const bytes = kept ? Math.round((kept.image.length * 3) / 4) : 0;
    row(
      'what is kept of it, beside the game',
      `< ${megabytes(keptMost)}`,
      megabytes(bytes),
      bytes > 0 && bytes < keptMost,
    );
    const games = await call('games.list', {});
    const exported = await call('games.export', { id: games[0].envelope.id, things: true });
    const size = exported.text?.length ?? 0;
    row('the game as a file, without it', '< 0.5 MB', megabytes(size), size > 0 && size < 500_000);
  } finally {
    await browser.close();
    await running.stop();
    rmSync(library, { recursive: true, force: true });
  }
};
