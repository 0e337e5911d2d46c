import { begin } from './hands.ts';
import { expect, test } from './host.ts';

test('numbers out of range, nothing, 0, pasted text, sixty units: said clearly, and nothing is lost', async ({
  page,
  host,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(host.url).origin });
  await page.goto(host.url);
  await begin(page, 'Bad input');
  for (let i = 0; i < 4; i++) await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soviet combat phase');
  await page.keyboard.press('f');
  const forces = page.getByRole('region', { name: 'Forces and terrain' });
  const result = page.getByRole('region', { name: 'Result' });
  const attack = forces.getByRole('spinbutton', { name: 'Attack' }).first();
  const defence = forces.getByRole('spinbutton', { name: 'Defence' }).first();
  const die = page.getByRole('group', { name: 'Die rolled on the table' });
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+v');
  };

  await test.step('PGG-9.4 no strengths, one strength, a defender of 0: no odds, no die, the reason instead', async () => {
    await expect(result).toContainText('Type attack and defence, or add units.');
    await expect(die).toHaveCount(0);
    await attack.fill('26');
    await expect(result).toContainText(/No defender yet|Defence is 0/);
    await expect(die).toHaveCount(0);
    await defence.fill('0');
    await expect(result).toContainText(/No defender yet|Defence is 0/);
    await defence.fill('9');
    await expect(page.getByText('26 against 9: column 2-1.')).toBeVisible();
    await expect(die).toBeVisible();
  });

  await test.step('out of range: marked at the field, counted in the result, no odds', async () => {
    await attack.fill('1000');
    await expect(attack).toHaveAttribute('aria-invalid', 'true');
    await expect(result).toContainText('One value needs another look.');
    await defence.fill('5000');
    await expect(result).toContainText('2 values need another look.');
    await expect(die).toHaveCount(0);
    await attack.fill('26');
    await defence.fill('9');
    await expect(page.getByText('26 against 9: column 2-1.')).toBeVisible();
  });

  await test.step('text pasted into a number is no number, digits or not; emptied, it asks again', async () => {
    await attack.focus();
    await page.keyboard.press('Control+a');
    await paste('about 18 points');
    await expect(attack).toHaveValue('about 18 points');
    await expect(attack).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Whole numbers, 0 to 999.')).toBeVisible();
    await expect(die).toHaveCount(0);
    await page.keyboard.press('Control+a');
    await paste('18');
    await expect(page.getByText('18 against 9: column 2-1.')).toBeVisible();
    await attack.fill('');
    await expect(die).toHaveCount(0);
    await attack.fill('26');
  });

  await test.step('a hex that is no hex', async () => {
    const target = forces.getByRole('textbox', { name: 'Target hex' });
    await target.fill('99');
    await expect(target).toHaveAttribute('aria-invalid', 'true');
    await expect(die).toHaveCount(0);
    await target.fill('3010');
    await expect(die).toBeVisible();
  });

  await test.step('a name that is markup is a name', async () => {
    const soviet = page.getByRole('region', { name: 'Soviet units' });
    await soviet.getByRole('button', { name: /^Add unit/ }).click();
    const name = soviet.getByRole('combobox', { name: 'Name' });
    await name.fill('<img src=x onerror=alert(1)>{{count}}');
    await expect(soviet.getByRole('button', { name: /<img src=x/ })).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await soviet.getByRole('spinbutton', { name: 'Attack' }).fill('2');
    await expect(soviet.getByRole('spinbutton', { name: 'Attack' })).toHaveValue('2');
  });

  await test.step('sixty units, and no sixty-first', async () => {
    const soviet = page.getByRole('region', { name: 'Soviet units' });
    const row = soviet.locator('[data-row]').first();
    await row.focus();
    for (let i = 1; i < 60; i++) await page.keyboard.press('c');
    await expect(soviet.locator('[data-row]')).toHaveCount(60);
    // sixty times 2; the points typed for them went with the first
    await expect(page.getByText(/^120 against 9: column/)).toBeVisible();
    await page.keyboard.press('c');
    await expect(soviet.locator('[data-row]')).toHaveCount(60);
    await expect(soviet.getByRole('button', { name: /^Add unit/ })).toBeDisabled();
    await page.keyboard.press('Delete');
    await expect(soviet.locator('[data-row]')).toHaveCount(59);
    await expect(page.getByText(/^118 against 9: column/)).toBeVisible();
  });

  await test.step('actions refuse a hex that cannot be, and say why; nothing was booked', async () => {
    await page.keyboard.press('j');
    await expect(page.getByText('4 entries', { exact: true })).toBeVisible();
    await page.keyboard.press('t');
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soviet interdiction phase');
    await page.getByRole('treeitem', { name: /interdiction marker may be placed/ }).click();
    const form = page.getByRole('form');
    const hex = form.getByRole('textbox').first();
    await hex.fill('12');
    await expect(hex).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByRole('button', { name: /^Record/ })).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await page.keyboard.press('j');
    await expect(page.getByText('6 entries', { exact: true })).toBeVisible();
  });

  await test.step('an address nobody knows shows a way back', async () => {
    await page.evaluate(() => {
      window.location.hash = '#/game/nothing-of-that-name/table';
    });
    await expect(page.getByRole('main')).toContainText('This game is no longer in the library.');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Saved games/ })
      .click();
    await expect(page.getByRole('button', { name: /^Bad input/ })).toBeVisible();
  });
});
