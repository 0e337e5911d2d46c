import type { Page } from '@playwright/test';
import { begin, handsOn, onDisk, openForm, passTo } from './hands.ts';
import { expect, test } from './host.ts';
import { change } from './lookChecks.ts';

/** ARMIR by keyboard. The cells typed are invented, but 1/3 at 6:1 on a 4, which the rulebook's example tells. */

const playerOf = (page: Page) => {
  const hands = handsOn(page);
  const main = page.getByRole('main');
  const form = openForm(main);
  const row = (name: RegExp) => main.getByRole('treeitem', { name }).first();
  const put = async (label: string, value: number | string) => {
    await hands.reach(main.getByLabel(label, { exact: true }).last());
    await hands.press('Control+a');
    await hands.type(String(value));
  };
  const tick = async (name: RegExp) => {
    await hands.reach(main.getByRole('checkbox', { name }));
    await hands.press('Space');
  };
  return {
    ...hands,
    main,
    form,
    row,
    put,
    tick,
    journal: page.getByRole('region', { name: 'Journal' }),
    /** A line of the turn opened by Enter. */
    open: async (name: RegExp) => {
      await hands.press('t');
      await hands.reach(main.locator('[role=treeitem][tabindex="0"]'));
      await hands.move(row(name));
      await hands.press('Enter');
    },
    record: async () => {
      await hands.press('Enter');
      await expect(form).toHaveCount(0);
    },
    seal: async (objectives: readonly RegExp[], phrase: string) => {
      for (const name of objectives) await tick(name);
      for (const field of await form.getByRole('textbox').all()) {
        await hands.reach(field);
        await hands.type(phrase);
      }
      await hands.press('Enter');
    },
  };
};

test('ARMIR-T1 ARMIR-T3 ARMIR-14.3a ARMIR-14.3.2 ARMIR-16.1a ARMIR-17.1b by keyboard: a card typed twice, two turns with Soviet initiative, objectives sealed and revealed', async ({
  page,
  host,
}) => {
  const { main, form, row, put, tick, open, record, journal, press, reach, type, seal } = playerOf(page);
  const phrase = 'vodka behind the lines';

  await test.step('the bombardment table: a column of the card added, a cell misread, typed a second time', async () => {
    await page.goto(host.url);
    await page.evaluate(() => {
      window.location.hash = '#/things/armir/table/bombardment';
    });
    await main.getByRole('grid').waitFor();
    await reach(main.getByRole('button', { name: 'Columns' }));
    await press('Enter');
    const columns = page.getByRole('dialog');
    await reach(columns.getByLabel(/New column/));
    await type('5');
    await press('Enter', 'Escape');
    await expect(columns).toHaveCount(0);
    const column = async (cells: readonly string[], from = 0) => {
      await reach(main.locator('[data-cell][tabindex="0"]').last());
      await press('Control+Home', 'ArrowRight', 'ArrowRight', ...Array.from({ length: from }, () => 'ArrowDown'));
      for (const cell of cells) {
        await type(cell);
        await press('Enter');
      }
    };
    const checks = main.getByRole('complementary', { name: 'Checks' });
    await column(['-', '-', 'DSG', 'DSG', 'DSG', 'DSG2']);
    await expect(checks).toContainText('DSG2 is not like DSG1');
    await column(['DSG1'], 5);
    await expect(checks).toContainText('6 of 18 cells');
    await reach(main.getByRole('button', { name: 'Type it a second time' }));
    await press('Enter');
    await column(['-', '-', 'DSG', '-', 'DSG', 'DSG1']);
    await reach(main.getByRole('button', { name: 'Compare' }), 'Shift+Tab');
    await press('Enter');
    await expect(checks).toContainText('Typed twice: 6 of 6 cells. 1 differs');
    await reach(checks.getByRole('button', { name: /take DSG$/ }));
    await press('Enter');
    await expect(checks).toContainText('6 of 6 cells, all alike');
  });

  await test.step('the combat results: the one cell that the rulebook tells, too', async () => {
    await page.evaluate(() => {
      window.location.hash = '#/things/armir/table/combat-results';
    });
    await main.getByRole('grid', { name: 'Combat results' }).waitFor();
    await reach(main.locator('[data-cell][tabindex="0"]'));
    await press('Control+Home', ...Array.from({ length: 6 }, () => 'ArrowRight'));
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    await type('1/3');
    await press('Enter');
    await expect(main.getByRole('complementary', { name: 'Checks' })).toContainText('So it is here');
    await expect(main.getByText(/^On disk/)).toBeVisible();
  });

  await test.step('a game; the objectives are sealed, the phrase typed twice', async () => {
    await page.goto(host.url);
    await reach(page.getByRole('link', { name: /^ARMIR/ }).last());
    await press('Enter');
    await page.getByRole('button', { name: /^Begin/ }).waitFor();
    await press('Enter');
    await page.getByRole('tree').waitFor();
    await passTo(page, 1, 'Markers');
    await open(/Soviet artillery: value/);
    // the points of three armies stand on one line, above the key that records them
    const armies = form.getByRole('textbox').or(form.getByRole('spinbutton'));
    await expect(armies).toHaveCount(3);
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    for (const at of [{ width: 1024, height: 768 }, size]) {
      await page.setViewportSize(at);
      const tops = await armies.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      expect(new Set(tops).size, `${at.width} wide`).toBe(1);
    }
    await put('III Army', 5);
    await record();
    await passTo(page, 1, 'Objectives');
    await open(/Soviet chooses/);
    await reach(main.getByRole('button', { name: 'Only the Soviet is looking' }));
    await press('Enter');
    await seal([/^Čir/, /^Towards the Donetz/], phrase);
    await expect(main).toContainText('Sealed. The fingerprint stands above.');
    await press('t');
    await expect(journal).toContainText('sealed note');
    await expect(journal).not.toContainText('Donetz');
  });

  await test.step('turn 1: a bombardment of a strongpoint, one less on the die', async () => {
    await passTo(page, 1, 'Bombardment');
    await open(/Soviet HQs: points declared/);
    await put('Points declared', 5);
    await put('Target hex', '1204');
    await tick(/Strongpoint in the target hex/);
    await press('Escape', '6');
    await expect(main).toContainText('DSG');
    await press('Enter');
    await expect(main.getByRole('button', { name: 'Next fight' })).toBeVisible();
    await press('t');
    await expect(journal).toContainText('artillery bombards 1204: DSG.');
  });

  await test.step('turn 1: 39 against 4 across strongpoint sides is 6:1; the Axis gives way, the Soviet loses one more', async () => {
    await passTo(page, 1, 'Soviet combat');
    await open(/^.*Attacks, one at a time/);
    await put('Attack', 39);
    await put('Defence', 4);
    await tick(/All across strongpoint sides/);
    await press('Escape', '4');
    await expect(main.getByRole('region', { name: 'Result' })).toContainText('6:1');
    await press('Enter');
    await reach(main.getByRole('button', { name: /^Retreat 1 hex/ }));
    await press('Enter');
    await main.getByRole('button', { name: 'Next fight' }).waitFor();
    await press('t');
    await expect(journal).toContainText(/39 : 4, column 6:1, die 4.*1\/3/);
  });

  /** CP 41 make +2: every face gains a box and costs a step. */
  const cir = async (face: string, says: RegExp) => {
    await open(/Čir roll/);
    await form.waitFor();
    await press(face);
    await put('CP, motorised and tracked doubled', 41);
    await record();
    await expect(journal).toContainText(says);
  };

  await test.step('turn 1: a Čir roll with +2', () => cir('2', /die 2 \+2 = 4\. Box 1 of 2\. 1 step lost/));

  await test.step('turn 2: initiative bought, air die; the airports cost a PS; Soviet phases come first', async () => {
    await passTo(page, 2, 'Initiative');
    await open(/take the initiative/);
    await form.waitFor();
    await record();
    await expect(journal).toContainText('The Soviet takes the initiative: 3 PS left.');
    await open(/^(?!.*first).*Air die/);
    await form.waitFor();
    await press('5');
    await record();
    await expect(journal).toContainText('Air die 5: the Soviet has an air unit, value 3.');
    await passTo(page, 2, 'Axis reinforcements');
    await expect(row(/Airports not Soviet/)).toContainText('2 PS');
    await open(/TeM die/);
    await form.waitFor();
    await press('1');
    await record();
    await expect(journal).toContainText(/garrison/i);
    await passTo(page, 2, 'Soviet movement');
    await expect(main).toContainText(/Then 4, Axis motorised movement/);
    await passTo(page, 2, 'Soviet combat');
  });

  await test.step('turn 2: the second Čir roll reaches Bokovskaya', () => cir('3', /Bokovskaya reached/));

  await test.step('the game is reopened on another host; a wrong phrase reveals nothing, the right one both', async () => {
    await onDisk(page);
    await page.goto(await host.restart());
    const saved = page.getByRole('region', { name: /Saved games/ });
    await reach(saved.getByRole('button', { name: /^ARMIR/ }));
    await press('Enter');
    await page.getByRole('tree').waitFor();
    await press('v');
    await reach(main.getByRole('button', { name: /^Open for both/ }));
    await press('Enter');
    await form.waitFor();
    await put('Phrase', 'some other phrase');
    await press('Enter');
    await expect(form).toContainText('The phrase does not fit this note.');
    await expect(main).not.toContainText('fingerprint matches');
    await put('Phrase', phrase);
    await press('Enter');
    await expect(main).toContainText('Opened, the fingerprint matches: Čir, Towards the Donetz');
    await expect(main.getByRole('region', { name: 'What counts, and why' })).toContainText(
      'Bokovskaya reached in turn 2',
    );
  });
});

test.describe('in Italian', () => {
  test.use({ locale: 'it-IT' });
  test('every title in the list of the Ledger stands on one line', async ({ page, host }) => {
    await page.goto(host.url);
    await begin(page, undefined, /ARMIR/);
    await page.keyboard.press('l');
    const titles = page.getByRole('main').getByRole('navigation').getByRole('button');
    await expect(titles.filter({ hasText: 'Punti approvvigionamento (PA)' })).toBeVisible();
    const heights = await titles.evaluateAll((all) => all.map((each) => each.clientHeight));
    expect(new Set(heights).size).toBe(1);
  });
  test('at double size a counter holds its symbol and keeps clear of its name', async ({ page, host }) => {
    await page.goto(host.url);
    await begin(page, undefined, /ARMIR/);
    await page.keyboard.press('f');
    await page.getByLabel('Lo scontro in una riga').fill('fanteria 6-4-2 x fanteria 3-2-1');
    await change(page, { textSize: 2 });
    const lines = page.getByRole('main').locator('button[data-row]');
    await expect(lines).toHaveCount(2);
    for (const line of await lines.all()) {
      const [counter, symbol, called] = await line.evaluate((row) =>
        [row.children[0], row.querySelector('svg'), row.children[1]].map((part) => {
          const { left = 0, right = 0, top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
          return { left, right, top, bottom };
        }),
      );
      expect(symbol?.right).toBeLessThanOrEqual(counter?.right ?? 0);
      expect(symbol?.bottom).toBeLessThanOrEqual(counter?.bottom ?? 0);
      expect(counter?.right).toBeLessThanOrEqual(called?.left ?? 0);
    }
  });
  test('a row of the counters typed to its end: the next begins where this one did, in full sight', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.url}#/things/armir/roster/axis`);
    const cell = page.locator('[data-cell]:focus-within, [data-cell]:focus');
    const inSight = () =>
      cell.evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const corners = [
          [left + 4, top + 4],
          [right - 4, bottom - 4],
        ];
        return corners.every(([x = 0, y = 0]) => one.contains(document.elementFromPoint(x, y)));
      });
    await cell.waitFor();
    for (const key of [...Array(10).fill('ArrowDown'), ...Array(4).fill('ArrowLeft')]) await page.keyboard.press(key);
    const began = await cell.getAttribute('data-cell');
    await page.keyboard.type('6 4 2');
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    const [row, col] = String(began).split('/').map(Number);
    await expect(cell).toHaveAttribute('data-cell', `${Number(row) + 1}/${col}`);
    expect(await inSight()).toBe(true);
  });
});
