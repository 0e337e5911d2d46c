import type { Page } from '@playwright/test';
import { passUntil } from './hands.ts';
import { expect, test } from './host.ts';
import { change } from './lookChecks.ts';

/** A tablet on its side, in Italian, whose words take more room: long forms of the Table, and what is owed. */
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, locale: 'it-IT' });

const barbarossa = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page
    .getByRole('link', { name: /Blocks in the East/ })
    .last()
    .tap();
  await page.getByRole('radio', { name: /Operazione Barbarossa/ }).check();
  await page.getByRole('button', { name: /^Comincia/ }).tap();
  await page.getByRole('tree').waitFor();
};

test('a form of the checklist leaves its line in sight and its list of names within its pane, and what is owed stands apart', async ({
  page,
  host,
}) => {
  await barbarossa(page, host.url);
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await passUntil(page, async () => (await title.innerText()) === 'Movimento');
  const tree = page.getByRole('tree');
  await tree
    .getByRole('treeitem', { name: /I QG muovono, poi si attivano/ })
    .getByRole('button', { name: 'Registra' })
    .tap();
  const form = main.locator('form[aria-label]:not([data-waits])');
  // however far its form is scrolled
  const line = tree.locator('[data-row]').filter({ hasText: /I QG muovono, poi si attivano/ });
  const inSight = await line.evaluate((row) => {
    const list = row.closest('[role="tree"]')?.parentElement;
    if (!list) return false;
    list.scrollTop += row.getBoundingClientRect().bottom - list.getBoundingClientRect().top + 20;
    const { left, top, height } = row.getBoundingClientRect();
    return row.contains(document.elementFromPoint(left + 60, top + height / 2));
  });
  expect(inSight).toBe(true);
  await form.getByRole('combobox', { name: 'Unità' }).tap();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await tree.evaluate((pane) => [pane.scrollLeft, pane.scrollWidth - pane.clientWidth])).toEqual([0, 0]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await title.tap();
  // July's incomes passed over
  await passUntil(page, async () => /^Ago/.test(await main.innerText()));
  const owed = main.getByRole('region', { name: 'In sospeso' });
  await owed.getByRole('button', { name: 'Incassa' }).first().tap();
  const lines = owed.locator('> div');
  await expect.poll(() => lines.count()).toBeGreaterThan(1);
  const boxes = await Promise.all((await lines.all()).map((line) => line.boundingBox()));
  boxes.slice(1).forEach((box, i) => {
    const above = boxes[i];
    expect((box?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(-1);
  });
  for (const line of await lines.all())
    expect(await line.evaluate((debt) => debt.scrollHeight - debt.clientHeight)).toBeLessThanOrEqual(1);
});

test('below what is owed the faces of a die are in sight', async ({ page, host }) => {
  await page.goto(host.url);
  await page.getByRole('button', { name: /esempio di ARMIR/ }).tap();
  await page.getByRole('link', { name: 'Tavolo' }).tap();
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await passUntil(page, async () => (await title.innerText()) === 'Rinforzi Asse');
  await expect(main.getByRole('region', { name: 'In sospeso' }).getByRole('button', { name: 'Rinuncia' })).toHaveCount(
    2,
  );
  const form = main.locator('form[aria-label]');
  const [face, foot] = await Promise.all([
    form.getByRole('button', { name: 'Dado 6' }).boundingBox(),
    form.locator('[data-end]').boundingBox(),
  ]);
  expect((face?.y ?? 0) + (face?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
});

test('at double size the steps of a battle stand apart, however long their words', async ({ page, host }) => {
  await barbarossa(page, host.url);
  await page.keyboard.press('f');
  const line = page.getByRole('combobox', { name: 'Lo scontro in una riga' });
  await line.fill('carri 4 x fanteria 3');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Si combatte/ }).tap();
  await change(page, { textSize: 2 });
  const steps = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^(Combattimento|Antiaerea)/ });
  const [air, aa] = await steps.all();
  const ends = await air?.locator('b').evaluate((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return range.getBoundingClientRect().right;
  });
  const begins = (await aa?.boundingBox())?.x ?? 0;
  expect(ends ?? 9999).toBeLessThanOrEqual(begins);
});
