import { begin, onDisk, passOn } from './hands.ts';
import { expect, test } from './host.ts';

test('PGG-15.2 twelve turns played to the end by N: the verdict with its reasons, and the game stays readable', async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  await begin(page, 'All twelve');
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });

  const seen: string[] = [];
  const broken = new Set<string>();
  /** How many lines the title of the phase takes. */
  const linesOf = (heading: Element) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  await test.step('N to the end', async () => {
    for (let guard = 0; guard < 200; guard++) {
      const phase = await title.innerText();
      if (phase === 'End of the game') break;
      seen.push(phase);
      if ((await title.evaluate(linesOf)) > 1) broken.add(phase);
      await passOn(page);
    }
    await expect(title).toHaveText('End of the game');
    await onDisk(page);
  });
  expect([...broken], 'titles on two lines at 1280x800').toEqual([]);

  // 4.2: three phases of set-up on turn 1 alone; no Soviet interdiction on turn 12 (13.41)
  const count = (phase: string) => seen.filter((one) => one === phase).length;
  expect(count('Soviet set-up')).toBe(1);
  expect(count('Soviet movement phase')).toBe(12);
  expect(count('Soviet interdiction phase')).toBe(11);
  expect(count('German combat phase')).toBe(12);
  expect(count('Record of the cities')).toBe(12);
  expect(count('End of the game turn')).toBe(12);
  expect(seen).toHaveLength(3 + 12 * 12 - 1);

  await test.step('nothing goes on after the end', async () => {
    await expect(page.getByRole('button', { name: /Phase done/ })).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(title).toHaveText('End of the game');
  });

  await test.step('the verdict with its reasons', async () => {
    await page.keyboard.press('v');
    await expect(main).toContainText('Verdict');
    // nobody took a city: the Soviet wins by all there is to win
    await expect(main).toContainText(/Soviet/);
    await expect(main.getByText(/§\s15/).first()).toBeVisible();
    await expect(main.getByText('Levels')).toBeVisible();
    await expect(main.getByText('here', { exact: true })).toBeVisible();
  });

  await test.step('the finished game is read again after a restart', async () => {
    await page.goto('about:blank');
    await page.goto(await host.restart());
    const row = page.getByRole('button', { name: /^All twelve/ });
    await expect(row).toContainText('Finished');
    await row.click();
    await expect(title).toHaveText('End of the game');
    for (const [key, place] of [
      ['f', 'Fight'],
      ['l', 'Ledger'],
      ['r', 'Turns'],
      ['v', 'Score'],
      ['j', 'Journal'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('main', { name: place })).toBeVisible();
      if (place !== 'Fight') continue;
      // F puts the hand into the line: letters are a fight's until Esc
      await expect(page.getByLabel('The fight in one line')).toBeFocused();
      await page.keyboard.press('Escape');
    }
    const journal = page.getByRole('listbox', { name: 'Journal' });
    await journal.focus();
    await page.keyboard.press('Home');
    await expect(journal.getByRole('option', { name: /^Nothing done: Soviet set-up/ })).toBeVisible();
    await page.keyboard.press('End');
    await expect(journal.getByRole('option').last()).toContainText(/here/);
  });

  await test.step('the end can be undone like any other entry', async () => {
    await page.keyboard.press('t');
    await page.keyboard.press('Control+z');
    await expect(title).toHaveText('End of the game turn');
    await page.keyboard.press('Control+Shift+z');
    await expect(title).toHaveText('End of the game');
  });
});
