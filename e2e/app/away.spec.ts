import type { Page } from '@playwright/test';
import { begin, onDisk, passOn } from './hands.ts';
import { expect, type Host, test } from './host.ts';

/** The host is out of reach for a minute: a tablet without its network, a host that stops. And the page as an app. */

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('banner').getByRole('alert');

/** The lines of the one game, as the host has them on disk. */
const linesOf = (page: Page): Promise<readonly { readonly id: string }[]> =>
  page.evaluate(async () => {
    const ask = async (name: string, input: unknown) =>
      (
        await fetch(`/call/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        })
      ).json();
    const rows = (await ask('games.list', {})).value;
    return (await ask('games.open', { id: rows[0].envelope.id })).value.lines;
  });
const once = async (page: Page, count: number) => {
  const ids = (await linesOf(page)).map(({ id }) => id);
  expect(ids).toHaveLength(count);
  expect(new Set(ids).size).toBe(count);
};

/** The screens of a game are fetched ahead, one after another; the question whether to leave is the last of them. */
const allFetched = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /LeaveQuestion-[^/]*\.js$/.test(name)),
  );

const speak = async (page: Page, host: Host, locale: 'en' | 'it') => {
  await page.goto(host.url);
  if (locale === 'it') await page.getByRole('button', { name: 'Italiano' }).click();
};

test('without its network for a minute the page says so, keeps what is entered, and sends it by itself', async ({
  page,
  host,
  context,
}) => {
  await speak(page, host, 'en');
  await begin(page, 'Away');
  await passOn(page);
  await onDisk(page);
  await allFetched(page);
  await context.setOffline(true);
  await passOn(page);
  await expect(alert(page)).toContainText('The program does not answer. Safe up to');
  await passOn(page);
  await expect(alert(page)).toContainText('2 lines in memory');
  // screens that nobody has opened yet, and the question whether to leave
  await page.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByText('3 entries', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Saved games' }).click();
  const question = page.getByRole('dialog', { name: 'Leave this game?' });
  await expect(question).toContainText('2 lines are only in memory');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await context.setOffline(false);
  await onDisk(page);
  await once(page, 3);
  await page.reload();
  await expect(page.getByText('3 entries', { exact: true })).toBeVisible();
});

test('a host that stops is told before anything is entered, and after a restart all of it is on disk once', async ({
  page,
  host,
  context,
}) => {
  await speak(page, host, 'it');
  await begin(page, 'Lontana');
  await onDisk(page);
  await allFetched(page);
  await host.stop();
  await expect(alert(page)).toContainText('Il programma non risponde. Tutto su disco');
  await expect(alert(page)).toContainText('aspetta qui');
  for (const _ of [1, 2, 3]) await passOn(page);
  await expect(alert(page)).toContainText('3 righe in memoria');
  const shown = await title(page).textContent();
  const address = await host.restart();
  await expect(alert(page)).toContainText('apri qui l’indirizzo che ha stampato');
  await (await context.newPage()).goto(address);
  await onDisk(page);
  await once(page, 3);
  await page.reload();
  await expect(title(page)).toHaveText(shown ?? '');
});

test('a library whose host stops says so, and is there again with it', async ({ page, host, context }) => {
  await speak(page, host, 'en');
  await begin(page, 'Listed');
  await onDisk(page);
  await page.getByRole('button', { name: 'Saved games' }).click();
  const row = page.locator('[data-open]', { hasText: 'Listed' });
  await row.waitFor();
  await host.stop();
  await expect(page.getByText('The program does not answer')).toBeVisible();
  await expect(row).toBeVisible();
  await (await context.newPage()).goto(await host.restart());
  await expect(page.getByText(/does not answer|started again/)).toHaveCount(0);
});

test('a browser may install the page, in its language and its colour; without a session nobody reads even that', async ({
  page,
  host,
  context,
  request,
}) => {
  await speak(page, host, 'en');
  const devtools = await context.newCDPSession(page);
  const read = async () => {
    const { data, errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    return JSON.parse(data ?? '{}');
  };
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', './install/en.webmanifest');
  const { description, icons, ...english } = await read();
  expect(english).toMatchObject({ name: 'Stato Maggiore', lang: 'en', display: 'standalone', id: '/' });
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (file) => {
      const image = new Image();
      image.src = `/install/${file}`;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(link).toHaveAttribute('href', './install/it.webmanifest');
  await expect.poll(async () => (await read()).lang).toBe('it');
  expect((await read()).description).not.toBe(description);
  const colour = () => page.locator('meta[name="theme-color"]').getAttribute('content');
  const light = await colour();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(colour).not.toBe(light);
  for (const file of ['en.webmanifest', 'icon-192.png'])
    expect((await request.get(new URL(`/install/${file}`, host.url).href)).status(), file).toBe(401);
});
