import { begin, onDisk, passOn } from './hands.ts';
import { expect, test } from './host.ts';
import { openPrepared } from './prepared.ts';

test('PGG-15.2 the first turn and the last played to the end by N: the verdict with its reasons, and the game stays readable', async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  await begin(page, 'The first');
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });

  const broken = new Set<string>();
  /** How many lines the title of the phase takes. */
  const linesOf = (heading: Element) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  /** On by N to the phase of that name; answers the phases that were passed. */
  const passTo = async (last: string) => {
    const seen: string[] = [];
    for (let guard = 0; guard < 30; guard++) {
      const phase = await title.innerText();
      if (phase === last) break;
      seen.push(phase);
      if ((await title.evaluate(linesOf)) > 1) broken.add(phase);
      await passOn(page);
    }
    await expect(title).toHaveText(last);
    return seen;
  };

  const first = await test.step('the first turn', () => passTo('End of the game turn'));
  await onDisk(page);
  // what lies between is walked by the rules alone (sequence.test.ts)
  await page.goto(host.url);
  await openPrepared(page, {
    name: 'All twelve',
    game: 'panzergruppe-guderian',
    scenario: 'smolensk',
    to: 't12/sov/movement',
  });
  const last = await test.step('N to the end', () => passTo('End of the game'));
  await onDisk(page);
  expect([...broken], 'titles on two lines at 1280x800').toEqual([]);
  // 4.2: three phases of set-up on turn 1 alone; no Soviet interdiction on turn 12 (13.41)
  const setUp = first.indexOf('Soviet movement phase');
  expect(setUp).toBe(3);
  const without = first.slice(setUp).filter((phase) => phase !== 'Soviet interdiction phase');
  expect(last).toEqual([...without, 'End of the game turn']);

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
