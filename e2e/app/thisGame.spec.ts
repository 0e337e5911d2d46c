import { begin, handsOn, onDisk } from './hands.ts';
import { expect, test } from './host.ts';

test.describe('this game', () => {
  test.use({ locale: 'en-GB' });

  test('a ruling agreed by keyboard acts from here on, is in the header and the journal, and is undone', async ({
    page,
    host,
  }) => {
    const hands = handsOn(page);
    await page.goto(host.url);
    await begin(page, 'Rulings');
    await hands.press('Control+k');
    await page.getByRole('dialog').getByRole('textbox').fill('This game');
    await hands.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'This game' });
    const usual = dialog.locator('[aria-labelledby="option-a01"] input[value="unit"]');
    await hands.reach(usual);
    await hands.press('ArrowDown');
    await hands.reach(dialog.getByRole('button', { name: 'From here on' }));
    await hands.press('Enter');
    await expect(dialog.getByRole('status')).toContainText('Both agreed from here on. Out of supply halves');
    await hands.press('Escape');
    await expect(page.getByRole('banner')).toContainText('1 own ruling');
    await expect(page.getByRole('region', { name: 'Journal' })).toContainText('Both agreed from here on.');
    await onDisk(page);
    await page.goto(await host.restart());
    await page.getByRole('button', { name: /^Rulings Panzergruppe/ }).click();
    await expect(page.getByRole('banner')).toContainText('1 own ruling');
    await hands.press('Control+z');
    await expect(page.getByRole('banner')).not.toContainText('own ruling');
    await hands.press('Control+Shift+z');
    await expect(page.getByRole('banner')).toContainText('1 own ruling');
  });

  test('names of players and turns are kept over a restart, and play goes on behind them', async ({ page, host }) => {
    const hands = handsOn(page);
    await page.goto(host.url);
    await begin(page);
    await page.getByRole('button', { name: 'Rulings and players' }).click();
    const dialog = page.getByRole('dialog', { name: 'This game' });
    await dialog.getByText('Players', { exact: true }).click();
    await dialog.getByLabel('Soviet').fill('Ada');
    await dialog.getByLabel('Name of the game').fill('Autumn');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Names kept.');
    await hands.press('Escape');
    await expect(page.getByRole('banner')).toContainText('Autumn');
    await hands.press('r');
    await page.getByRole('button', { name: 'Name turn 1', exact: true }).click();
    await hands.type('6 and 7 July');
    await hands.press('Enter');
    await expect(page.getByRole('columnheader', { name: /6 and 7 July/ })).toBeVisible();
    await onDisk(page);
    await page.goto(await host.restart());
    await page.getByRole('button', { name: /^Autumn Panzergruppe/ }).click();
    await expect(page.getByRole('main')).toContainText('6 and 7 July');
    await page.getByRole('button', { name: 'Rulings and players' }).click();
    await dialog.getByText('Players', { exact: true }).click();
    await expect(dialog.getByLabel('Soviet')).toHaveValue('Ada');
  });
});
