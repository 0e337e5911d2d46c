import { begin } from './hands.ts';
import { expect, test } from './host.ts';

test('PGG-9.5 on a small screen every column of the combat results is in sight, and what was done last has two lines', async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  await begin(page);
  await page.setViewportSize({ width: 1024, height: 768 });

  // what was done last may take a second line on the Table
  await page.getByRole('button', { name: 'Place all missing armies' }).click();
  const last = page.getByRole('region', { name: 'Journal' }).getByText(/^Soviet set-up/);
  const lines = await last.evaluate((line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight));
  expect(Math.round(lines)).toBe(2);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await palette.getByRole('textbox').fill('Tables');
  await palette.getByRole('button', { name: /^Tables Panzergruppe Guderian/ }).click();
  const shown = page.getByRole('dialog', { name: /Tables of Panzergruppe Guderian/ });
  // every column in sight, 10-1 too
  const results = shown.getByRole('region', { name: /Combat results/ }).last();
  expect(await results.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await shown
    .getByRole('region', { name: /Terrain/ })
    .last()
    .scrollIntoViewIfNeeded();
});
