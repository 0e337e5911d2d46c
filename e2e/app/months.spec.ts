import { handsOn } from './hands.ts';
import { expect, test } from './host.ts';

test('BITE-6.R-1 the months of a long game are looked through by dragging along their lanes', async ({
  page,
  host,
}) => {
  const hands = handsOn(page);
  await page.goto(host.url);
  await page.getByRole('link', { name: /Blocks in the East/ }).click();
  await page.getByRole('radio', { name: /Codeword Dortmund/ }).click();
  await page.getByRole('button', { name: /^Begin/ }).click();
  await page.getByRole('tree').waitFor();
  await hands.press('r');
  const [from, to] = await Promise.all(
    [/^March 1943/, /^June 1944/].map((name) => page.getByRole('option', { name }).boundingBox()),
  );
  if (!from || !to) throw new Error('the months have no place');
  await page.mouse.move(from.x + from.width / 2, from.y + 60);
  await page.mouse.down();
  await expect(page.getByRole('heading', { name: 'March 1943' })).toBeVisible();
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'June 1944' })).toBeVisible();
  await hands.focused(page.getByRole('option', { name: /^June 1944/ }));
});
