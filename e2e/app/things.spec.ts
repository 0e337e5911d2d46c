import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';

/** Every value typed here is invented, but the two 0-1-6 and the infantry ladder, which the rulebook prints. */
const open = async (page: Page, title: RegExp) => {
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('button', { name: /^Type it/ })
    .click();
  await page.getByRole('grid').waitFor();
};
const cell = (page: Page, row: number, col: number) => page.locator(`[data-cell="${row}/${col}"]`);
const back = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Rosters and tables' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rosters and tables' }).waitFor();
};

test('PGG-12.1 PGG-9.61 the counter mix and unit values typed once, then used by the calculator; presets; no saved game', async ({
  page,
  host,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(host.url).origin });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Rosters and tables' }).click();
  const checks = page.getByRole('complementary', { name: 'Checks' });
  const onDisk = () => expect(page.getByRole('main').getByText(/^On disk/)).toBeVisible();
  const more = async (item: string) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await test.step('the mix: typed cell by cell, a wrong cell told', async () => {
    await open(page, /Rifle counter mix/);
    await expect(cell(page, 0, 0)).toBeFocused();
    await page.keyboard.type('3-4-6');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ten');
    await page.keyboard.press('Enter');
    await expect(cell(page, 0, 1)).toHaveAttribute('aria-invalid', 'true');
    await expect(checks).toContainText(/ten is not like/);
    await expect(cell(page, 1, 0)).toBeFocused();
    await cell(page, 0, 1).click();
    await page.keyboard.type('40');
    await page.keyboard.press('Enter');
    await expect(checks).not.toContainText('is not like');
    await expect(checks).toContainText('40 counters in all');
    await onDisk();
  });

  await test.step('undo and redo of the editor', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await expect(cell(page, 0, 1)).toHaveText('ten');
    await page.getByRole('main').getByRole('button', { name: 'Redo' }).click();
    await expect(cell(page, 0, 1)).toHaveText('40');
  });

  await test.step('pasted from a spreadsheet', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('1-2-6\t46\n0-1-6\t2\n'));
    await cell(page, 1, 0).click();
    await page.keyboard.press('Control+v');
    await expect(cell(page, 1, 0)).toHaveText('1-2-6');
    await expect(cell(page, 2, 1)).toHaveText('2');
    await expect(checks).toContainText('88 counters in all');
    await expect(checks).not.toContainText('Exactly 2');
    await onDisk();
  });

  await test.step('exported, changed, imported with what would change', async () => {
    const download = page.waitForEvent('download');
    await more('Export to a file');
    const text = readFileSync(await (await download).path(), 'utf8');
    await cell(page, 0, 1).click();
    await page.keyboard.type('41');
    await page.keyboard.press('Enter');
    await expect(checks).toContainText('89 counters in all');
    const bring = async (name: string, content: string) => {
      const chooser = page.waitForEvent('filechooser');
      await more('Import a file or a spreadsheet');
      await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    };
    await bring('foreign.json', '{"some":"thing"}');
    await expect(page.getByText(/^Not imported: /)).toBeVisible();
    await bring('mix.json', text);
    const diff = page.getByRole('dialog', { name: 'Changes 1 cell' });
    await expect(diff.getByRole('row').last()).toContainText(/41\s*40/);
    await diff.getByRole('button', { name: 'Leave as it is' }).click();
    await expect(cell(page, 0, 1)).toHaveText('41');
    await bring('mix.json', text);
    await diff.getByRole('button', { name: 'Accept' }).click();
    await expect(cell(page, 0, 1)).toHaveText('40');
    await onDisk();
  });

  await test.step('German unit values in the roster editor', async () => {
    await back(page);
    await open(page, /German units/);
    const row = page.getByRole('row').filter({ hasText: '12 Pz, Pz Rgt' });
    const steps = row.getByRole('gridcell').nth(3);
    await steps.click();
    await page.keyboard.type('5-4-10 3-2-10');
    await page.keyboard.press('Enter');
    await expect(steps).toHaveText('5-4-10 3-2-10');
    await onDisk();
    await back(page);
  });

  await test.step('the calculator without a game uses them: a picked unit brings its strength', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Saved games' }).click();
    // the games are there: so are their keys
    await page.getByRole('link', { name: /^Panzergruppe Guderian/ }).waitFor();
    await page.keyboard.press('q');
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await expect(page.getByText('Quick fight, nothing is recorded')).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.type('12 Pz, Pz Rgt');
    await page.keyboard.press('Enter');
    const german = page.getByRole('region', { name: 'German units' });
    await expect(german.locator('[data-row]')).toContainText('5');
    await expect(german.getByRole('textbox', { name: 'Steps, best first' })).toHaveValue('5-4-10 3-2-10');
    await page
      .getByRole('region', { name: 'Forces and terrain' })
      .getByRole('spinbutton', { name: 'Attack' })
      .first()
      .fill('1');
  });

  await test.step('PGG-12.2 an untried defender shows the chance of each column, exactly', async () => {
    const soviet = page.getByRole('region', { name: 'Soviet units' });
    await soviet.getByRole('button', { name: /^Add unit/ }).click();
    // with the mix typed a row begins untried
    await expect(soviet.getByRole('checkbox', { name: 'Untried' })).toBeChecked();
    // 6 against 4, 2 or 1: 40, 46 and 2 of 88 counters
    const chances = page.getByRole('list', { name: 'Chance of each column' }).getByRole('listitem');
    await expect(chances).toHaveText([/1-1\s*45\.5/, /3-1\s*52\.3/, /6-1\s*2\.3/]);
  });

  await test.step('the inputs are kept under a name and used again after a restart', async () => {
    const kept = page.getByRole('button', { name: 'Kept inputs' });
    await kept.click();
    await page.getByRole('menuitem', { name: 'Keep these under a name' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('At the Dvina');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Kept as At the Dvina')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(await host.restart());
    // the games are there: so are their keys
    await page.getByRole('link', { name: /^Panzergruppe Guderian/ }).waitFor();
    await page.keyboard.press('q');
    await kept.click();
    await page.getByRole('menuitem', { name: 'Use At the Dvina' }).click();
    await expect(page.getByRole('list', { name: 'Chance of each column' })).toContainText(/52\.3/);
    // turned up, the fight goes on with what was seen
    await page
      .getByRole('textbox', { name: /Rifle div|Unit 1/ })
      .or(page.getByRole('combobox', { name: /Rifle div|Unit 1/ }))
      .first()
      .fill('1-2-6');
    await page.getByRole('button', { name: /^Reveal/ }).click();
    await expect(page.getByText('6 against 2: column 3-1.')).toBeVisible();
  });
});

test('what was typed last is there though the page was left the same instant', async ({ page, host }) => {
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Rosters and tables' }).click();
  await open(page, /Rifle counter mix/);
  await page.keyboard.type('3-4-6');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByText(/^On disk/)).toBeVisible();
  await page.keyboard.type('40');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByText(/^On disk/)).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Rosters and tables' }).click();
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Rifle counter mix/ }) })
    .getByRole('button', { name: /Rifle counter mix/ })
    .first()
    .click();
  await expect(cell(page, 0, 1)).toHaveText('40');
});
