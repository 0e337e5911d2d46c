import type { Page } from '@playwright/test';
import { type Grid, gridOf } from '#rules/kit/hexmap/grid.ts';
import { pocket, sheet } from '../pocket.mjs';
import { begin, type Hands, handsOn, onDisk, passTo } from './hands.ts';
import { hexOn } from './hexOn.ts';
import { expect, test } from './host.ts';
import { call } from './prepared.ts';

/** A region of twelve columns and ten rows, rows 14 to 23: the part of the map that matters. */
const whole = gridOf(12, 10);
const grid: Grid = { ...whole, numbering: { ...whole.numbering, firstRow: 14 } };

/** The grid of the region, confirmed on its six neighbours. */
const takeGrid = async (page: Page, label: (en: string, it: string) => RegExp, take: () => Promise<void>) => {
  for (const [en, it, value] of [
    ['^First column', '^Prima colonna', 1],
    ['^Last column', '^Ultima colonna', 12],
    ['^First row', '^Prima riga', 14],
    ['^Last row', '^Ultima riga', 23],
  ] as const) {
    const field = page.getByLabel(label(en, it));
    await field.fill(String(value));
    await field.press('Tab');
  }
  await take();
  await page.getByRole('application').waitFor();
};

const putLines = async (page: Page, hands: Hands, lines: readonly string[]) => {
  const entry = page.getByRole('textbox', { name: /^(Put units on the map|Metti)/ });
  // there once the drawing is kept: under the brush, E is a side of the hex
  await entry.waitFor();
  await hands.press('e');
  await expect(entry).toBeFocused();
  for (const line of lines) {
    await hands.type(line);
    await hands.press('Enter');
    await expect(entry).toHaveValue('');
  }
  await hands.press('Escape');
  await onDisk(page);
};

/** Soviet counters north and south of a gap one hex wide, so that one hex more closes the line for good. */
const wall = ['rifle 0814', 'rifle 0816', 'rifle 0820', 'rifle 0822'];

test('PGG-11.1 PGG-11.11 by mouse: a region drawn, a unit cut off, the reason read, freed, undone, found again', async ({
  page,
  host,
}) => {
  const hands = handsOn(page);
  await page.goto(host.url);
  await begin(page, 'The pocket');
  await hands.press('s');
  await page.getByRole('button', { name: /^Draw the map/ }).click();
  await takeGrid(
    page,
    (en) => new RegExp(en),
    () => page.getByRole('button', { name: /use this grid/ }).click(),
  );
  const at = await hexOn(page, grid);
  const drag = async (...hexes: readonly string[]) => {
    const [first, ...rest] = hexes.map(at);
    if (!first) return;
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 8 });
    await page.mouse.up();
  };
  const middle = at('0618');
  await page.keyboard.down('Shift');
  await page.mouse.click(middle.x, middle.y);
  await page.keyboard.up('Shift');
  await expect(page.getByText('120 hexes drawn').first()).toBeVisible();
  await page.getByRole('radio', { name: /^forest/ }).click();
  await drag('0215', '0315', '0316');
  await page.getByRole('radio', { name: /^road/ }).click();
  await drag('0120', '0219', '0319', '0419', '0519', '0618', '0719', '0818', '0919', '1018', '1118');
  await page.getByRole('radio', { name: /^west edge/ }).click();
  await drag('0114', '0123');
  await page.getByRole('button', { name: /^Done/ }).click();

  await putLines(page, hands, ['35 Inf 0619', '12 Pz, PzGr 1 1118', ...wall]);
  const verdict = page.getByRole('complementary').getByRole('heading').first();
  // the units of the German side, judged one by one
  await page.getByRole('group', { name: 'Whose lines' }).getByRole('button', { name: 'German' }).click();
  await page.getByRole('button', { name: /^Units/ }).click();
  const status = page.getByRole('row', { name: /12 Pz, PzGr 1/ });
  await expect(status).toContainText(/Supplied/i);

  // the last gap closes: the fourth counter of the wall steps into it
  await putLines(page, hands, ['rifle 0818']);
  await expect(status).toContainText(/Cut off/i);
  await status.getByRole('button').click();
  await expect(verdict).toHaveText(/Cut off/);
  await expect(page.getByRole('main')).toContainText('12 Pz, PzGr 1, hex 1118');
  await expect(page.getByRole('main')).toContainText('11.11');

  // it steps out again: freed; undone: cut off; and so it is found after a restart
  await page.keyboard.press('Control+z');
  await expect(verdict).toHaveText(/Supplied/);
  await page.keyboard.press('Control+Shift+z');
  await expect(verdict).toHaveText(/Cut off/);
  await onDisk(page);
  const hash = new URL(page.url()).hash;
  const again = await host.restart();
  await page.goto(again);
  await page.goto(`${new URL(page.url()).origin}/${hash}`);
  await page.getByRole('application').waitFor();
  await page.getByRole('group', { name: 'Whose lines' }).getByRole('button', { name: 'German' }).click();
  await expect(verdict).toHaveText(/Cut off/);
});

test.describe('it-IT', () => {
  test.use({ locale: 'it-IT' });
  test('PGG-11.1 PGG-11.11 by keyboard alone: the same region, in Italian', async ({ page, host }) => {
    const hands = handsOn(page);
    await page.goto(host.url);
    await begin(page, 'La sacca');
    await hands.press('s');
    await page.getByRole('button', { name: /^Disegna la mappa/ }).waitFor();
    await hands.press('p');
    await takeGrid(
      page,
      (_, it) => new RegExp(it),
      async () => {
        await hands.reach(page.getByRole('button', { name: /usa questa griglia/ }));
        await hands.press('Enter');
      },
    );
    const map = page.getByRole('application');
    const said = page.getByRole('status').filter({ hasText: /^(Esagono )?\d{4}/ });
    await hands.reach(map);
    await hands.press('ArrowRight', 'Shift+Space');
    await expect(page.getByText('120 esagoni disegnati').first()).toBeVisible();
    // to the road's first hex, then the road hex by hex: D is the side to the south-east, E to the north-east
    const walkTo = async (hex: string) => {
      for (let guard = 0; guard < 60; guard++) {
        const here = /\d{4}/.exec(await said.first().innerText())?.[0] ?? '';
        if (here === hex) return;
        const [column, row] = [Number(here.slice(0, 2)), Number(here.slice(2))];
        const [toColumn, toRow] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
        await hands.press(
          column > toColumn ? 'ArrowLeft' : column < toColumn ? 'ArrowRight' : row > toRow ? 'ArrowUp' : 'ArrowDown',
        );
        await expect(said.first()).not.toContainText(here);
      }
      throw new Error(`the arrows do not reach ${hex}`);
    };
    await walkTo('0120');
    await hands.press('9', 'e', 'e', 'd', 'e', 'd', 'e', 'd', 'e', 'd', 'e');
    await expect(said.filter({ hasText: '1119' })).toBeAttached();
    await hands.press('p');
    await map.waitFor();

    await putLines(page, hands, [
      '12 Pz, PzGr 1 1119',
      'fucilieri 0815',
      'fucilieri 0817',
      'fucilieri 0821',
      'fucilieri 0823',
    ]);
    const verdict = page.getByRole('complementary').getByRole('heading').first();
    await hands.press('x');
    await expect(verdict).toHaveText('Rifornita');
    await putLines(page, hands, ['fucilieri 0819']);
    await expect(verdict).toHaveText('Linea interrotta');
    await expect(page.getByRole('main')).toContainText('12 Pz, PzGr 1, esagono 1119');
    await expect(page.getByRole('main')).toContainText('11.11');

    // the counter of the gap is taken off again, where it stands
    await hands.reach(map, 'Shift+Tab');
    await expect(said.first()).toContainText('0819');
    await hands.press('Enter');
    await hands.reach(page.getByRole('button', { name: 'Esagono', exact: true }));
    await hands.press('Enter');
    const off = page.getByRole('button', { name: /^Fuori dalla mappa/ });
    await hands.reach(off);
    await hands.press('Enter');
    await onDisk(page);
    await hands.press('Escape', 'x');
    await expect(verdict).toHaveText('Rifornita');
    await hands.press('Control+z');
    await expect(verdict).toHaveText('Linea interrotta');
    await onDisk(page);
    const hash = new URL(page.url()).hash;
    const again = await host.restart();
    await page.goto(again);
    await page.goto(`${new URL(page.url()).origin}/${hash}`);
    await map.waitFor();
    await hands.press('x');
    await expect(verdict).toHaveText('Linea interrotta');
  });
});

test.describe('by touch alone', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });
  test('PGG-9.11 a fight from the map: who stands beside the hex that was tapped is in, how it stands is said there, and the bench has it all', async ({
    page,
    host,
  }) => {
    await page.goto(host.url);
    await call(page, 'things.write', sheet);
    await begin(page, 'Taps');
    await passTo(page, 1, 'German combat phase');
    await page.keyboard.press('s');
    await putLines(page, handsOn(page), ['5 Inf 1118', '35 Inf 1119', 'rifle 1117']);
    // from here on no key
    await page.evaluate(() =>
      window.addEventListener('keydown', (event) => document.body.setAttribute('data-key', event.key), true),
    );
    const target = (await hexOn(page, pocket.grid as Grid))('1117');
    await page.touchscreen.tap(target.x, target.y);
    await page.getByRole('button', { name: /^This hex/ }).tap();
    await page.getByRole('button', { name: 'Fight here' }).tap();
    const pane = page.getByRole('region', { name: 'Fight here' });
    // who is not beside it is not in; how it stands is said before anything is opened, and follows the chips
    const chip = pane.getByRole('checkbox', { name: /5 Inf/ });
    await expect(chip).toBeChecked();
    await expect(pane.getByRole('checkbox')).toHaveCount(1);
    await expect(pane).toContainText('9 : ?');
    await expect(pane).toContainText('Counter mix of rifle divisions');
    const opens = pane.getByRole('button', { name: 'Open the calculator' });
    await chip.tap();
    await expect(opens).toHaveCount(0);
    await chip.tap();
    await opens.tap();
    await expect(page.getByRole('textbox', { name: 'Target hex' })).toHaveValue('1117');
    await expect(page.getByRole('region', { name: 'German units' })).toContainText('9');
    await expect(page.locator('main footer')).toContainText('Reveal 1 untried unit');
    // a tap on a name of a list goes to nothing that the closing list uncovers
    const german = page.getByRole('region', { name: 'German units' });
    await german.getByRole('button', { name: /^Add unit/ }).tap();
    await german
      .getByRole('option', { name: /, whole/ })
      .first()
      .tap();
    await expect(german.locator('[data-row]')).toHaveCount(4);
    await expect(german.getByRole('textbox')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveAttribute('data-key');
  });

  test('ARMIR-12.3.1 ARMIR-12.4 a fight from the map to its end: die, choice, retreat and advance, all by taps', async ({
    page,
    host,
  }) => {
    await page.goto(host.url);
    await page.evaluate(() =>
      window.addEventListener('keydown', (event) => document.body.setAttribute('data-key', event.key), true),
    );
    await page.getByRole('button', { name: 'sample of ARMIR' }).tap();
    await page.getByRole('link', { name: 'Supply' }).tap();
    await page.getByRole('application').waitFor();
    const at = await hexOn(page, gridOf(12, 9));
    const tapHex = async (hex: string) => page.touchscreen.tap(at(hex).x, at(hex).y);
    await tapHex('0702');
    await page.getByRole('button', { name: /^This hex/ }).tap();
    await page.getByRole('button', { name: 'Fight here' }).tap();
    const pane = page.getByRole('region', { name: 'Fight here' });
    await expect(pane).toContainText('5 : 4');
    await pane.getByRole('group', { name: /^Die/ }).getByRole('button', { name: '5' }).tap();
    await pane.getByRole('button', { name: /^Record/ }).tap();
    await pane.getByRole('button', { name: 'Retreat 1 hex, lose nothing' }).tap();
    // one under way stays, whatever else is tapped
    await expect(pane).toContainText('The Axis retreats 1 hex');
    // how it ended is read whole, above what is to be done
    const said = await pane.getByRole('status').first().boundingBox();
    const done = await pane.getByRole('checkbox').first().boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(done?.y ?? 0);
    const enter = pane.getByRole('button', { name: 'Into 0702' });
    await expect(enter).toBeDisabled();
    await pane.getByRole('button', { name: 'On the map' }).tap();
    await expect(pane).toContainText('4 hexes open to a retreat');
    // where an enemy stands nobody goes
    await tapHex('0703');
    await expect(pane).toContainText('4 hexes open to a retreat');
    await tapHex('0701');
    await expect(pane.getByRole('checkbox', { name: /The Axis retreats 1 hex/ })).toBeChecked();
    // so does the way on, whole, however much is to be done
    const wholeInPane = async (button: string | RegExp) => {
      const [key, box] = await Promise.all([
        pane.getByRole('button', { name: button }).boundingBox(),
        pane.locator('..').boundingBox(),
      ]);
      expect((key?.y ?? 0) + (key?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    };
    await wholeInPane(/^Next fight/);
    await enter.tap();
    await expect(pane.getByRole('checkbox', { name: /may advance into 0702/ })).toBeChecked();
    await onDisk(page);
    await page.getByRole('link', { name: 'Journal' }).tap();
    const journal = page.getByRole('main');
    // the diary names them in one sentence
    await expect(journal).toContainText('On the map: Invented 3 0701, Invented 6 0702, Invented 7 0702.');
    // one fought at the calculator finds its way back to the map
    await page.getByRole('link', { name: 'Supply' }).tap();
    await page.getByRole('application').waitFor();
    // a tap on units of the side to play looks at them; a fight against them is asked for
    await tapHex('0705');
    await page.getByRole('button', { name: 'Fight here' }).tap();
    await expect(pane).toContainText('12 : 2');
    // the key of the die lies whole within the pane, where chips and odds fill it
    const size = page.viewportSize() ?? { width: 1024, height: 768 };
    await page.setViewportSize({ ...size, height: 500 });
    await wholeInPane(/^Record/);
    await page.setViewportSize(size);
    await pane.getByRole('button', { name: 'Open the calculator' }).tap();
    await page.getByRole('group', { name: /^Die/ }).getByRole('button', { name: '6' }).tap();
    await page.getByRole('button', { name: /^Record/ }).tap();
    await page.getByRole('button', { name: 'On the map' }).tap();
    await pane.getByRole('button', { name: 'Into 0705' }).tap();
    await expect(pane.getByRole('checkbox', { name: /may advance into 0705/ })).toBeChecked();
    // what is over makes room for the next fight there
    await page.getByRole('button', { name: /^Verdict/ }).tap();
    await page.getByRole('button', { name: /^This hex/ }).tap();
    await page.getByRole('button', { name: 'Fight here' }).tap();
    await expect(pane).toContainText('Against Invented 5.');
    // and says what stands against it, as the bench does
    await expect(pane).toContainText('Invented 2 has attacked in this phase.');
    await expect(page.locator('body')).not.toHaveAttribute('data-key');
  });
});
