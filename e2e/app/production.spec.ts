import type { Page } from '@playwright/test';
import { handsOn, onDisk, openForm, passTo, passUntil } from './hands.ts';
import { expect, test } from './host.ts';
import { openPrepared } from './prepared.ts';

/** Production, Lend-Lease and the months' dice of Blocks in the East, by keyboard. What is bought is invented. */

const english = {
  others: 'Other entries',
  income: 'Take the income',
  all: /^all/,
  lend: 'Lend-Lease arrives',
  lostRed: 'Red PP lost to attacks',
  class: 'Class',
  tanks: 'Tanks',
  fighters: 'Fighters',
  pf: 'PF',
  white: /^white/,
  lapses: 'Lapses if unspent',
  production: 'Production',
  axisTurn: 'Axis player-turn',
  sovietTurn: 'Soviet player-turn',
  germany: 'Germany',
  soviet: 'Soviet Union',
  colours: ['yellow PP', 'red (armor) PP', 'blue (air) PP', 'black (fuel) PP'],
};
type Words = typeof english;
const italian: Words = {
  others: 'Altre voci',
  income: 'Incassa le entrate',
  all: /^tutte/,
  lend: 'Arriva il Lend-Lease',
  lostRed: 'PP rossi persi per attacchi',
  class: 'Classe',
  tanks: 'Carri',
  fighters: 'Caccia',
  pf: 'PF',
  white: /^bianco/,
  lapses: 'Si perde se non si spende',
  production: 'Produzione',
  axisTurn: 'Turno-giocatore dell’Asse',
  sovietTurn: 'Turno-giocatore sovietico',
  germany: 'Germania',
  soviet: 'Unione Sovietica',
  colours: ['PP gialli', 'PP rossi (corazzati)', 'PP blu (aerei)', 'PP neri (carburante)'],
};

/** The account book as a hand without a mouse works it. */
const bookOf = (page: Page, words: Words) => {
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
        `${nation} ${held.map((n, i) => `${nation}: ${words.colours[i]} ${n}`).join(' ')}`,
      ),
    /** What is left of Lend-Lease, red and blue, in the last line of the page. */
    leased: async (red: number, blue: number) => {
      const cells = main.getByRole('table').getByRole('row').last().getByRole('cell');
      await expect(cells.nth(-2)).toHaveText(String(red));
      await expect(cells.nth(-1)).toHaveText(String(blue));
    },
    entry: async (name: string) => {
      await hands.reach(main.getByRole('button', { name: words.others }));
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
      await put(words.class, unitClass);
      await put(words.pf, pf);
    },
    /** Phase after phase at the table, until the Soviets produce; then to the book. */
    toProduction: async (of = words.sovietTurn) => {
      await hands.press('t');
      const title = main.getByRole('heading', { level: 1 });
      await passUntil(
        page,
        async () =>
          (await title.innerText()) === words.production &&
          (await main.getByRole('paragraph').filter({ hasText: of }).count()) > 0,
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
  const words = english;
  const { hands, main, form, ...book } = bookOf(page, words);
  await page.goto(host.url);
  const options = { o34: true, o352: true };
  await openPrepared(page, { name: 'Autumn', scenario: 'SBE9', to: 't4/axis/production', options });
  await hands.press('l');

  await test.step('income of three nations in one entry', async () => {
    await book.entry(words.income);
    await book.choose(words.all);
    await book.record();
    await book.holds('Germany', 24, 3, 9, 10);
    await expect(main.getByRole('button', { name: /^Romania/ })).toHaveAccessibleName(/yellow PP 2 .*\(fuel\) PP 2$/);
    await expect(main.getByRole('button', { name: /^Hungary/ })).toHaveAccessibleName(/yellow PP 1 .*\(fuel\) PP 1$/);
  });

  await test.step('tanks of 2 PF ask for 4 yellow and 4 red: one red is missing, and nothing is lost', async () => {
    await book.order(words.tanks, 2);
    await book.choose(words.white);
    await hands.press('Enter');
    await expect(form).toContainText(/lacks: 1 red.*Nothing was spent/);
    await book.holds('Germany', 24, 3, 9, 10);
    await book.put(words.pf, 1);
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
    await book.entry(words.income);
    await book.record();
    await book.holds(words.soviet, 46, 7, 6);
    // what can be done is found by its name, too
    await hands.press('Control+k');
    await hands.type(words.lend);
    await page.getByRole('dialog').getByText(words.lend).waitFor();
    await hands.press('Enter');
    await form.waitFor();
    await book.put(words.lostRed, 1);
    await book.record();
    await book.leased(4, 3);
    await expect(main).toContainText(words.lapses);
    await book.order(words.fighters, 1);
    await book.choose(words.white);
    await book.record();
    await book.holds(words.soviet, 46, 7, 6);
    await book.leased(4, 1);
    await onDisk(page);
    await hands.press('n');
    await book.leased(0, 0);
    await expect(main).toContainText('Lend-Lease PP lapse: 4 red, 1 blue');
    await onDisk(page);
  });
});

test('June 1942 from the first key on: three routes, and what a colour is kept with', async ({ page, host }) => {
  const words = english;
  const { hands, main, ...book } = bookOf(page, words);
  await page.goto(host.url);
  await page.getByRole('link', { name: /Blocks in the East/ }).click();
  await hands.focused(page.getByRole('radio', { name: /Toward Leningrad/ }));
  await hands.move(page.getByRole('radio', { name: /Operation Blue/ }));
  await hands.reach(page.getByRole('button', { name: 'The rulings' }));
  await hands.press('Enter');
  await hands.reach(page.getByRole('searchbox', { name: 'Find a rule' }));
  await hands.type('34.0');
  await hands.reach(page.getByRole('checkbox', { name: 'Lend-Lease' }));
  await hands.press('Space');
  await hands.reach(page.getByRole('button', { name: /^Begin/ }));
  await hands.press('Enter');
  await page.getByRole('tree').waitFor();

  await test.step('the Axis takes what is printed and keeps a yellow PP for each other', async () => {
    await book.toProduction(words.axisTurn);
    await book.entry(words.income);
    await book.choose(words.all);
    await book.record();
    await book.holds('Germany', 36, 8, 12, 12);
    await expect(main).toContainText('32 of 36');
  });

  await test.step('the Soviets: 6 red and 4 blue arrive, tanks are paid with the red ones first', async () => {
    await book.toProduction();
    await book.entry(words.income);
    await book.record();
    await book.holds(words.soviet, 34, 12, 12);
    await book.entry(words.lend);
    await book.record();
    await book.leased(6, 4);
    // 4 PF at 2: 8 yellow and 8 red, of which Lend-Lease pays 6 of each
    await book.order(words.tanks, 4);
    await book.choose(words.white);
    await book.record();
    await book.holds(words.soviet, 32, 10, 12);
    await book.leased(0, 4);
    await onDisk(page);
    await hands.press('n');
    await book.leased(0, 0);
    await onDisk(page);
  });
});

test.describe('in Italian', () => {
  test.use({ locale: 'it-IT' });
  test('giugno 1943 con il Lend-Lease, luglio con il dado della resa italiana', async ({ page, host }) => {
    const words = italian;
    const { hands, main, form, ...book } = bookOf(page, words);
    await page.goto(host.url);
    const options = { o34: true, o36: true };
    await openPrepared(page, { name: 'Estate', scenario: 'SBE7', to: 't25/axis/production', options });
    await hands.press('l');

    await test.step('entrate dell’Asse e sovietiche, Lend-Lease del terzo livello', async () => {
      await book.entry(words.income);
      await book.choose(words.all);
      await book.record();
      await book.holds(words.germany, 37, 13, 15, 14);
      await book.toProduction();
      await book.entry(words.income);
      await book.record();
      await book.holds(words.soviet, 34, 18, 18);
      await book.entry(words.lend);
      await book.record();
      await book.leased(3, 8);
      await book.order(words.fighters, 4);
      await book.choose(words.white);
      await book.record();
      await book.holds(words.soviet, 34, 18, 18);
      await book.leased(3, 0);
    });

    await test.step('dado 1 in luglio: l’Italia si arrende', async () => {
      await hands.press('t');
      await passTo(page, 'Lug', 'Inizio del mese');
      await hands.move(main.getByRole('treeitem', { name: /Dado della resa italiana/ }));
      await hands.press('Enter');
      await form.waitFor();
      await hands.press('1', 'Enter');
      await expect(page.getByRole('region', { name: 'Diario' })).toContainText('Dado italiano 1: l’Italia si arrende.');
      await onDisk(page);
    });
  });
});

test('BITE-39.0-1 a May die with light rain; BITE-SBE-2 a victory of Barbarossa', async ({ page, host }) => {
  const { hands, main, form } = bookOf(page, english);
  const journal = page.getByRole('region', { name: 'Journal' });
  await page.goto(host.url);

  await test.step('the die of May 1942: light rain on a 3; the same as in October is rolled again', async () => {
    await openPrepared(page, { name: 'May', scenario: 'SBE9', to: 't12/month', options: { o39: true } });
    await hands.move(main.getByRole('treeitem', { name: /Weather die/ }));
    await hands.press('Enter');
    await form.waitFor();
    await hands.press('3', 'Enter');
    await expect(journal).toContainText(/3.*light rain/);
    await expect(main.getByRole('treeitem', { name: /Weather die light rain/ })).toBeVisible();
    await onDisk(page);
  });

  await test.step('November 1941: two of the four cities are a marginal Axis victory', async () => {
    await page.goto(host.url);
    await openPrepared(page, { name: 'Winter', scenario: 'SBE5', to: 't6/victory' });
    for (const city of ['Leningrad', 'Moscow']) {
      await hands.move(main.getByRole('treeitem', { name: /capital/i }));
      await hands.press('Enter');
      await form.waitFor();
      await hands.reach(form.getByRole('combobox'));
      await hands.type(city);
      await hands.reach(form.getByRole('radio', { checked: true }));
      await hands.move(form.getByRole('radio', { name: /Axis/ }), 'ArrowRight', 3);
      await hands.press('Enter');
      await expect(journal).toContainText(city);
    }
    await hands.press('v');
    await expect(page.getByRole('main')).toContainText('Marginal Axis victory');
    await hands.press('t', 'n');
    await expect(page.getByRole('main')).toContainText('Marginal Axis victory');
    await onDisk(page);
  });
});
