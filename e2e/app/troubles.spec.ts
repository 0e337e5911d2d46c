import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { begin, onDisk, passOn, passTo } from './hands.ts';
import { expect, type Host, test } from './host.ts';
import { change, settle } from './lookChecks.ts';

/** The disk under one library fills up: every write into it is refused, as the system would; answers how to free it. */
const fillDisk = (host: Host): (() => void) => {
  const real = fs.openSync;
  Object.assign(fs, {
    openSync: (path: fs.PathLike, flags?: fs.OpenMode, mode?: fs.Mode) => {
      if (String(path).startsWith(host.library) && flags !== 'r')
        throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
      return real(path, flags ?? 'r', mode);
    },
  });
  return () => Object.assign(fs, { openSync: real });
};

test('a full disk is called so in the header, what is kept is said, and nothing is lost when there is room again', async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  await begin(page, 'Full');
  await onDisk(page);
  const free = fillDisk(host);
  try {
    await page.keyboard.press('n');
    const alert = page.getByRole('banner').getByRole('alert');
    await expect(alert).toContainText('Disk full');
    // on a tablet held upright the long line leaves the scale and the tools their places
    await page.setViewportSize({ width: 768, height: 1024 });
    const [scale, undo] = await Promise.all(
      [page.getByRole('banner').getByRole('img').last(), page.getByRole('button', { name: 'Undo' })].map((one) =>
        one.boundingBox(),
      ),
    );
    expect((scale?.x ?? 999) + (scale?.width ?? 0)).toBeLessThanOrEqual(undo?.x ?? 0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start of the game');
    // the copy elsewhere holds all of it
    const download = page.waitForEvent('download');
    await alert.getByRole('button', { name: 'Save a copy elsewhere' }).click();
    const saved = fs.readFileSync(await (await download).path(), 'utf8');
    expect(JSON.parse(saved).lines).toHaveLength(2);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText('Disk full');
  } finally {
    free();
  }
  await page.getByRole('banner').getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await onDisk(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start of the game');
});

/** The disk takes its time, and the host with it; the hands of this test do not. */
const slowDisk = (page: Page, milliseconds: number) =>
  page.route('**/call/games.write', async (route) => {
    await new Promise((written) => setTimeout(written, milliseconds));
    await route.continue();
  });
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const openAgain = async (page: Page, name: string) => {
  await page.locator('[data-open]', { hasText: name }).click();
  await page.getByRole('tree').waitFor();
};

test('a slow disk is waited for before the game is left: the phases are there when it is opened again', async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  await begin(page, 'Slow');
  await onDisk(page);
  await passOn(page);
  await onDisk(page);
  await slowDisk(page, 300);
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Saved games' }).click();
  await page.getByRole('heading', { name: 'Saved games' }).waitFor();
  await openAgain(page, 'Slow');
  await page.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByText('3 entries', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'Nothing done: Soviet set-up, German air markers, Start of the game',
  );
});

test.describe('leaving a game the disk refuses', () => {
  /** One phase on disk, one in memory alone. */
  const onePhaseMore = async (page: Page, host: Host, name: string) => {
    await page.goto(host.url);
    await begin(page, name);
    await passOn(page);
    await onDisk(page);
    const [kept] = await title(page).allInnerTexts();
    const free = fillDisk(host);
    await passOn(page);
    await expect(page.getByRole('banner').getByRole('alert')).toContainText('Disk full');
    const [shown] = await title(page).allInnerTexts();
    return { kept: String(kept), shown: String(shown), free };
  };
  const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this game?' });

  test('asks, by keyboard; who stays is where he was, and who has room again leaves with everything', async ({
    page,
    host,
  }) => {
    const { shown, free } = await onePhaseMore(page, host, 'Stays');
    try {
      await page.keyboard.press('Control+,');
      await expect(question(page)).toContainText('1 line is only in memory');
      await expect(page.getByRole('button', { name: 'Stay' }).last()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question(page)).toBeHidden();
      await expect(title(page)).toHaveText(shown);
      // Back asks as well, and Escape stays
      await page.goBack();
      await expect(question(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeHidden();
      await expect(page).toHaveURL(/#\/game\//);
      await expect(title(page)).toHaveText(shown);
    } finally {
      free();
    }
    await page.getByRole('button', { name: 'Saved games' }).click();
    await page.getByRole('heading', { name: 'Saved games' }).waitFor();
    await openAgain(page, 'Stays');
    await expect(title(page)).toHaveText(shown);
  });

  test('hands out a copy that import takes, with what was only in memory', async ({ page, host }) => {
    const { shown, free } = await onePhaseMore(page, host, 'Copied');
    let copy = '';
    try {
      await page.getByRole('button', { name: 'Saved games' }).click();
      const download = page.waitForEvent('download');
      await question(page).getByRole('button', { name: 'Save a copy elsewhere' }).click();
      copy = await (await download).path();
      await expect(question(page)).toContainText('The copy is on its way');
      await question(page).getByRole('button', { name: 'Leave', exact: true }).click();
      await page.getByRole('heading', { name: 'Saved games' }).waitFor();
    } finally {
      free();
    }
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import a game' }).click();
    await (await choosing).setFiles(copy);
    // the hand comes to the new row a moment after the row itself
    await expect(page.getByText(/^Imported: /)).toBeVisible();
    await expect(page.locator('[data-open]')).toHaveCount(2);
    await page.locator('[data-chosen] [data-open]').click();
    await expect(title(page)).toHaveText(shown);
  });

  test('gives up what was only in memory where the player says so', async ({ page, host }) => {
    const { kept, shown, free } = await onePhaseMore(page, host, 'Left');
    expect(kept).not.toBe(shown);
    try {
      await page.getByRole('button', { name: 'Saved games' }).click();
      await question(page).getByRole('button', { name: 'Leave anyway' }).click();
      await page.getByRole('heading', { name: 'Saved games' }).waitFor();
      await expect(question(page)).toBeHidden();
    } finally {
      free();
    }
    await openAgain(page, 'Left');
    await expect(title(page)).toHaveText(kept);
  });

  test('the page asks before it is closed, and only while something waits', async ({ page, host }) => {
    const { shown, free } = await onePhaseMore(page, host, 'Page');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    try {
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => asked).toEqual(['beforeunload']);
      await expect(title(page)).toHaveText(shown);
    } finally {
      free();
    }
    await page.getByRole('banner').getByRole('button', { name: 'Try again' }).click();
    await onDisk(page);
    await page.reload();
    await expect(title(page)).toHaveText(shown);
    expect(asked).toHaveLength(1);
  });
});

test('a game dropped on the library becomes a row with the hand on it; what is no game is refused', async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  await begin(page, 'Sent');
  await onDisk(page);
  await page.goto(host.url);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for Sent' }).click();
  await page.getByRole('menuitem', { name: 'Export to a file' }).click();
  const text = fs.readFileSync(await (await download).path(), 'utf8');
  const drop = async (content: string) => {
    const files = await page.evaluateHandle((inside) => {
      const data = new DataTransfer();
      data.items.add(new File([inside], 'sent.json', { type: 'application/json' }));
      return data;
    }, content);
    const sheet = page.getByRole('main').locator('section').first();
    await sheet.dispatchEvent('dragover', { dataTransfer: files });
    await sheet.dispatchEvent('drop', { dataTransfer: files });
  };
  await drop('{"a": 1}');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('[data-open]')).toHaveCount(1);
  await drop(text);
  await expect(page.locator('[data-open]')).toHaveCount(2);
  await expect(page.locator('[data-chosen] [data-open]')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('tree').waitFor();
});

test('the screen is kept awake while a game is open, again after the window was hidden, and no longer', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const held: string[] = [];
    Object.assign(window, { held });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          held.push('asked');
          return { release: async () => void held.push('released') };
        },
      },
    });
  });
  const held = () => page.evaluate(() => Reflect.get(window, 'held'));
  await page.goto(host.url);
  await page.getByRole('link', { name: /Panzergruppe Guderian/ }).waitFor();
  expect(await held()).toEqual([]);
  await begin(page, 'Awake');
  await expect.poll(held).toEqual(['asked']);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(held).toEqual(['asked', 'asked']);
  await page.getByRole('button', { name: 'Saved games' }).click();
  await page.getByRole('heading', { name: 'Saved games' }).waitFor();
  await expect.poll(async () => (await held()).at(-1)).toBe('released');
});

/** How many lines the words of an element take. */
const linesOf = (element: Element): number => {
  const words = document.createRange();
  words.selectNodeContents(element);
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
};

test('the die keys of a fight and of a form fit a narrow sheet, each large enough for a thumb; at double size they stand apart and in sight', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(host.url);
  await begin(page, 'Narrow');
  const look = async () => {
    const keys = page.getByRole('group').getByRole('button', { name: /^Die \d+$/ });
    await expect(keys).toHaveCount(6);
    for (const box of await keys.all()) {
      const { x = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  };
  await page.keyboard.press('f');
  // the table has fields of the same names
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fight');
  await page.getByRole('spinbutton', { name: 'Attack' }).fill('26');
  await page.getByRole('spinbutton', { name: 'Defence' }).fill('9');
  await look();
  // at double size too, however the screen lies: the faces apart, and Record in sight with the largest thing
  await change(page, { textSize: 2 });
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settle(page);
    let before = 0;
    for (const key of await page.getByRole('button', { name: /^Die \d+$/ }).all()) {
      const [box, drawn] = await Promise.all([key.boundingBox(), key.locator('svg').boundingBox()]);
      expect(drawn?.x ?? 0).toBeGreaterThanOrEqual(before);
      before = (drawn?.x ?? 0) + (drawn?.width ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(height);
    }
    await expect(page.getByRole('button', { name: /^Record/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByText('2-1', { exact: true }).first()).toBeInViewport();
    // and every place, the last of them too
    await expect(page.getByRole('navigation', { name: 'Places' }).getByRole('link').last()).toBeInViewport({
      ratio: 1,
    });
  }
  await change(page, { textSize: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Table' }).click();
  await passTo(page, 1, 'Soviet movement phase');
  // undo is at hand, the title is whole words, and no key letter lies on a place
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeInViewport({ ratio: 1 });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  expect(await heading.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  expect(await heading.evaluate(linesOf)).toBe(1);
  await expect(page.getByRole('navigation', { name: 'Places' }).getByText('T', { exact: true })).toBeHidden();
  await page
    .getByRole('treeitem', { name: /Roll for 16th Army/ })
    .last()
    .press('Enter');
  await look();
});

test('a page that a restart left behind says where to go, and goes on once the new address was opened beside it', async ({
  page,
  host,
  context,
}) => {
  await page.goto(host.url);
  await begin(page, 'Restarted');
  await onDisk(page);
  const address = await host.restart();
  await page.keyboard.press('n');
  const alert = page.getByRole('banner').getByRole('alert');
  await expect(alert).toContainText('open the address it printed');
  await passOn(page);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.locator('[data-open]', { hasText: 'Restarted' })).toBeVisible();
  // by itself: whoever presses in that moment may find the button gone
  await onDisk(page);
  const phase = await title(page).textContent();
  // what is confirmed here is told there, and the other way round
  await expect(other.locator('[data-open]', { hasText: 'Restarted' })).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveText(phase ?? '');
});

test('the list of games and a game that could not open go on by themselves after a restart', async ({
  page,
  host,
  context,
}) => {
  await page.goto(host.url);
  await begin(page, 'Listed');
  await onDisk(page);
  await page.goto(new URL('/', host.url).href);
  const row = page.locator('[data-open]', { hasText: 'Listed' });
  // a page that has not come yet is not left behind
  await expect(row).toBeVisible();
  const address = await host.restart();
  await row.click();
  await expect(page.getByText('The program was started again')).toBeVisible();
  // a game that waits opens, the list that waits is there
  await (await context.newPage()).goto(address);
  await expect(title(page)).toHaveText('Soviet set-up');
  await page.getByRole('banner').getByRole('button', { name: 'Saved games' }).click();
  await expect(row).toBeVisible();
});

test('a page left behind by a program of another version is loaded anew, and says so where that does not help', async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  await begin(page, 'Older page');
  await onDisk(page);
  const rules = '**/assets/panzergruppe-guderian-*.js';
  // the parts of the other version have other names: here one that is no part
  await page.route(rules, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("another version")' }),
  );
  await page.reload();
  // it goes on through the loading anew, and asks again on the page that comes
  await page.waitForFunction(() => sessionStorage.getItem('loadedAnew') !== null);
  await expect(page.getByText('The program does not answer')).toBeVisible();
  await page.unroute(rules);
  await page.reload();
  await expect(title(page)).toHaveText('Soviet set-up');
});
