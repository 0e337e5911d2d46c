import { begin } from './hands.ts';
import { expect, test } from './host.ts';

test('PGG-9.5 PGG-6.7 the tables of the box open from the palette and from the rules they belong to', async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  await begin(page, 'Tables');
  const press = (key: string) => page.keyboard.press(key);
  await page.setViewportSize({ width: 1024, height: 768 });

  // what was done last may take a second line on the Table
  await page.getByRole('button', { name: 'Place all five armies' }).click();
  const last = page.getByRole('region', { name: 'Journal' }).getByText(/^Soviet set-up/);
  const lines = await last.evaluate((line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight));
  expect(Math.round(lines)).toBe(2);

  await press('Control+k');
  const palette = page.getByRole('dialog');
  await palette.getByRole('textbox').fill('Tables');
  await palette.getByRole('button', { name: /^Tables Panzergruppe Guderian/ }).click();
  const shown = page.getByRole('dialog', { name: /Tables of Panzergruppe Guderian/ });
  await expect(shown.getByRole('heading', { name: /Combat results/ })).toBeVisible();
  // every column in sight, 10-1 too
  const results = shown.getByRole('region', { name: /Combat results/ }).last();
  expect(await results.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  const terrain = shown.getByRole('region', { name: /Terrain/ }).last();
  await expect(terrain.getByRole('row', { name: /Forest/ })).toContainText('×2');
  await terrain.scrollIntoViewIfNeeded();
  await press('Escape');
  await expect(shown).toHaveCount(0);

  // § 6.7 leads to the terrain chart, and from there to all tables
  await press('Control+k');
  await palette.getByRole('textbox').fill('6.7');
  await palette
    .getByRole('button', { name: /§ 6\.7(?!\d)/ })
    .first()
    .click();
  const rule = page.getByRole('dialog', { name: '§ 6.7' });
  await expect(rule.getByRole('heading', { name: /Terrain/ })).toBeVisible();
  await rule.getByRole('button', { name: 'All tables' }).click();
  await expect(shown.getByRole('heading', { name: /Combat results/ })).toBeVisible();
});
