import type { Page } from '@playwright/test';
import { handsOn, onDisk, openForm, passUntil } from './hands.ts';
import { expect, test } from './host.ts';
import { openPrepared } from './prepared.ts';

/**
 * A month of production in Blocks in the East, by keyboard; further months and nations are played on the screens alone,
 * in `src-renderer/places/ledger/production.test.tsx`. What is bought is invented.
 */

const colours = ['yellow PP', 'red (armor) PP', 'blue (air) PP', 'black (fuel) PP'];

/** The account book as a hand without a mouse works it. */
const bookOf = (page: Page) => {
  const hands = handsOn(page);
  const main = page.getByRole('main');
  const form = openForm(main);
  const put = async (field: string, value: number | string) => {
    await hands.reach(form.getByLabel(field, { exact: true }));
    if (typeof value === 'number') await hands.press('Control+a');
    await hands.type(String(value));
  };
  return {
    hands,
    main,
    form,
    put,
    /** What a nation has in hand, as its plate says: yellow, red, blue, black. */
    holds: (nation: string, ...held: readonly number[]) =>
      expect(main.getByRole('button', { name: new RegExp(`^${nation}`) })).toHaveAccessibleName(
        `${nation} ${held.map((n, i) => `${nation}: ${colours[i]} ${n}`).join(' ')}`,
      ),
    /** What is left of Lend-Lease, red and blue, in the last line of the page. */
    leased: async (red: number, blue: number) => {
      const cells = main.getByRole('table').getByRole('row').last().getByRole('cell');
      await expect(cells.nth(-2)).toHaveText(String(red));
      await expect(cells.nth(-1)).toHaveText(String(blue));
    },
    entry: async (name: string) => {
      await hands.reach(main.getByRole('button', { name: 'Other entries' }));
      await hands.press('Enter');
      await hands.move(page.getByRole('menuitem', { name, exact: true }));
      await hands.press('Enter');
      await form.waitFor();
    },
    choose: async (name: RegExp) => {
      const group = form.getByRole('radiogroup').filter({ has: page.getByRole('radio', { name }) });
      await hands.reach(group.getByRole('radio', { checked: true }));
      await hands.move(group.getByRole('radio', { name }), 'ArrowRight', 9);
      await expect(group.getByRole('radio', { name })).toBeChecked();
    },
    /** So many PF of a class, white: 2 PP each. */
    order: async (unitClass: string, pf: number) => {
      await hands.press('a');
      await form.waitFor();
      await put('Class', unitClass);
      await put('PF', pf);
    },
    /** Phase after phase at the table, until the Soviets produce; then to the book. */
    toProduction: async () => {
      await hands.press('t');
      const title = main.getByRole('heading', { level: 1 });
      await passUntil(
        page,
        async () =>
          (await title.innerText()) === 'Production' &&
          (await main.getByRole('paragraph').filter({ hasText: 'Soviet player-turn' }).count()) > 0,
      );
      await hands.press('l');
      await main.getByRole('table').waitFor();
    },
    record: async () => {
      await hands.press('Enter');
      await expect(form).toHaveCount(0);
    },
  };
};

test('September 1941: income, a purchase refused and made, Lend-Lease spent and lapsed', async ({ page, host }) => {
  const { hands, main, form, ...book } = bookOf(page);
  await page.goto(host.url);
  const options = { o34: true, o352: true };
  await openPrepared(page, { name: 'Autumn', scenario: 'SBE9', to: 't4/axis/production', options });
  await hands.press('l');

  await test.step('income of three nations in one entry', async () => {
    await book.entry('Take the income');
    await book.choose(/^all/);
    await book.record();
    await book.holds('Germany', 24, 3, 9, 10);
    await expect(main.getByRole('button', { name: /^Romania/ })).toHaveAccessibleName(/yellow PP 2 .*\(fuel\) PP 2$/);
    await expect(main.getByRole('button', { name: /^Hungary/ })).toHaveAccessibleName(/yellow PP 1 .*\(fuel\) PP 1$/);
  });

  await test.step('tanks of 2 PF ask for 4 yellow and 4 red: one red is missing, and nothing is lost', async () => {
    await book.order('Tanks', 2);
    await book.choose(/^white/);
    await hands.press('Enter');
    await expect(form).toContainText(/lacks: 1 red.*Nothing was spent/);
    await book.holds('Germany', 24, 3, 9, 10);
    await book.put('PF', 1);
    await book.record();
    await book.holds('Germany', 22, 1, 9, 10);
  });

  await test.step('a line is taken back by a new one', async () => {
    await hands.reach(main.locator('[data-line]').last());
    await hands.press('Delete');
    await book.holds('Germany', 24, 3, 9, 10);
  });

  await test.step('BITE-11.3-1 two PP by sea: a die each, a 6 sinks one, and the book says where it went', async () => {
    await book.entry('PP through mines');
    await book.put('PP shipped', 2);
    await hands.reach(form.getByRole('group').getByRole('button').first());
    await hands.press('6', '4');
    await book.record();
    await book.holds('Germany', 23, 3, 9, 10);
    await expect(main.getByRole('table')).toContainText('Lost to mines');
  });

  await test.step('Lend-Lease of two routes, less one red sunk; fighters paid with it alone; the rest lapses', async () => {
    await book.toProduction();
    await book.entry('Take the income');
    await book.record();
    await book.holds('Soviet Union', 46, 7, 6);
    // what can be done is found by its name, too
    await hands.press('Control+k');
    await hands.type('Lend-Lease arrives');
    await page.getByRole('dialog').getByText('Lend-Lease arrives').waitFor();
    await hands.press('Enter');
    await form.waitFor();
    await book.put('Red PP lost to attacks', 1);
    await book.record();
    await book.leased(4, 3);
    await expect(main).toContainText('Lapses if unspent');
    await book.order('Fighters', 1);
    await book.choose(/^white/);
    await book.record();
    await book.holds('Soviet Union', 46, 7, 6);
    await book.leased(4, 1);
    await onDisk(page);
    await hands.press('n');
    await book.leased(0, 0);
    await expect(main).toContainText('Lend-Lease PP lapse: 4 red, 1 blue');
    await onDisk(page);
  });
});
