import { begin as beginPgg, handsOn, onDisk } from './hands.ts';
import { expect, test } from './host.ts';

test('BITE-6.R-1 a long game is begun by keyboard, and its months are looked through by keys and by dragging', async ({
  page,
  host,
}) => {
  const hands = handsOn(page);
  await page.goto(host.url);
  await page.getByRole('link', { name: /Blocks in the East/ }).click();

  await test.step('the scenario has the keyboard; a rule is found by its number and switched on with what it needs', async () => {
    await hands.focused(page.getByRole('radio', { name: /Toward Leningrad/ }));
    for (let i = 0; i < 8; i++) await hands.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Codeword Dortmund/ })).toBeChecked();
    await hands.reach(page.getByRole('button', { name: 'The rulings' }));
    await hands.press('Enter');
    await hands.reach(page.getByRole('searchbox', { name: 'Find a rule' }));
    await hands.type('24.0');
    await hands.reach(page.getByRole('checkbox', { name: 'Landings' }));
    await hands.press('Space');
    await hands.reach(page.getByRole('button', { name: /^Switch on Sea moves/ }));
    await hands.press('Enter');
    await expect(page.getByText(/^No effect/)).toHaveCount(0);
    await expect(page.getByText('2 rulings of your own.')).toBeVisible();
    await hands.reach(page.getByRole('button', { name: /^Begin/ }));
    await hands.press('Enter');
    await page.getByRole('tree').waitFor();
    await onDisk(page);
    await expect(page.getByRole('main')).toContainText('turn 1 of 49');
    await expect(page.getByRole('banner').getByRole('img', { name: 'June 1941, turn 1 of 49' })).toBeVisible();
  });

  await test.step('arrows, Home, Enter and W', async () => {
    await hands.press('r');
    const month = (name: RegExp) => page.getByRole('option', { name });
    await hands.reach(month(/^June 1941/));
    for (let i = 0; i < 6; i++) await hands.press('ArrowRight');
    await hands.focused(month(/^December 1941/));
    await expect(page.getByRole('heading', { name: 'December 1941' })).toBeVisible();
    await hands.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'December 1941, turn 7 of 49' });
    await expect(dialog).toContainText('Remove the 7th Flieger Division');
    await hands.press('Escape');
    await hands.focused(month(/^December 1941/));
    await hands.press('Home');
    await hands.focused(month(/^June 1941/));
  });

  await test.step('a hand drags along the lanes', async () => {
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

  await test.step('W opens the weather table, and the way back is there', async () => {
    await hands.press('w');
    await expect(page.getByRole('heading', { name: 'Weather of the months' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Blocks in the East' }).click();
    await expect(page.getByRole('option', { name: /^June 1941/ })).toBeVisible();
  });

  await test.step('in the library both games stand with their own scale', async () => {
    await page.goto(host.url);
    await beginPgg(page);
    await page.goto(host.url);
    await expect(page.getByRole('img', { name: 'June 1941, turn 1 of 49' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Turn 1 of 12' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Blocks in the East.*9 scenarios, up to 49 turns/ })).toBeVisible();
  });
});
