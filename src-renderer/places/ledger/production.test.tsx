import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { prepared } from '#rules/games/blocks-in-the-east/testing/prepared.ts';
import type { Scalar } from '#rules/kit/base/json.ts';
import { preparedGame } from '#shared/saves/testing/preparedGame.ts';
import { closeApp, focused, main, onDisk, openApp, openSaved } from '../../testing/app.tsx';
import { choose, findRule, openForm, openLine, put, record } from '../../testing/forms.ts';
import { move, press, reach } from '../../testing/hands.ts';
import { passTo, passUntil } from '../../testing/phases.ts';

/**
 * Production, Lend-Lease and the months’ dice of Blocks in the East, by keyboard; a month with a refused purchase stays
 * in the browser. What is bought is invented.
 */

const english = {
  others: 'Other entries',
  income: 'Take the income',
  all: /^all/,
  lend: 'Lend-Lease arrives',
  class: 'Class',
  tanks: 'Tanks',
  fighters: 'Fighters',
  pf: 'PF',
  white: /^white/,
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
  class: 'Classe',
  tanks: 'Carri',
  fighters: 'Caccia',
  pf: 'PF',
  white: /^bianco/,
  production: 'Produzione',
  axisTurn: 'Turno-giocatore dell’Asse',
  sovietTurn: 'Turno-giocatore sovietico',
  germany: 'Germania',
  soviet: 'Unione Sovietica',
  colours: ['PP gialli', 'PP rossi (corazzati)', 'PP blu (aerei)', 'PP neri (carburante)'],
};

afterEach(closeApp);

const open = async (
  locale: 'en' | 'it',
  name: string,
  scenario: string,
  to: string,
  options: { readonly [id: string]: Scalar } = {},
) => {
  await openApp(locale, [preparedGame(prepared({ scenario, to, options }), name)]);
  await openSaved(name);
};
const journal = (name = 'Journal') => screen.getByRole('region', { name });
const says = (text: string | RegExp, where = main) => waitFor(() => expect(where().textContent).toMatch(text));

const paragraphs = () => [...main().querySelectorAll('p')].map((each) => each.textContent);

/** The account book as a hand without a mouse works it. */
const bookOf = (words: Words) => {
  const labelled = async (label: string) => within(await openForm()).getByLabelText(label);
  return {
    /** What a nation has in hand, as its plate says: yellow, red, blue, black. */
    holds: (nation: string, ...held: readonly number[]) =>
      screen.findByRole('button', {
        name: `${nation} ${held.map((n, i) => `${nation}: ${words.colours[i]} ${n}`).join(' ')}`,
      }),
    /** What is left of Lend-Lease, red and blue, in the last line of the page. */
    leased: (red: number, blue: number) =>
      waitFor(() => {
        const last = within(within(main()).getByRole('table')).getAllByRole('row').at(-1);
        const cells = [...(last?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
        expect(cells.slice(-2)).toEqual([String(red), String(blue)]);
      }),
    /** An entry of the menu, recorded as its form proposes it, or with another choice. */
    entry: async (name: string, choice?: RegExp) => {
      await reach(within(main()).getByRole('button', { name: words.others }));
      await press('Enter');
      await screen.findByRole('menuitem', { name });
      await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull());
      await move(() => screen.queryByRole('menuitem', { name }));
      await press('Enter');
      await openForm();
      if (choice) await choose(choice);
      await record();
    },
    /** So many PF of a class, white: 2 PP each. */
    order: async (unitClass: string, pf: number) => {
      await press('a');
      await put(await labelled(words.class), unitClass);
      await put(await labelled(words.pf), pf);
      await choose(words.white);
      await record();
    },
    /** Phase after phase at the table, until somebody produces, the Soviets unless told; then to the book. */
    toProduction: async (of = words.sovietTurn) => {
      await press('t');
      await passUntil((title) => title === words.production && paragraphs().some((text) => text?.includes(of)));
      await press('l');
      await within(main()).findByRole('table');
    },
  };
};

it('June 1942 from the first key on: three routes, and what a colour is kept with', async () => {
  const words = english;
  const { holds, leased, entry, order, toProduction } = bookOf(words);
  await openApp();
  fireEvent.click(await screen.findByRole('link', { name: /Blocks in the East/ }));
  await focused(await screen.findByRole('radio', { name: /Toward Leningrad/ }));
  await move(() => screen.getByRole('radio', { name: /Operation Blue/ }));
  await findRule('34.0');
  await reach(await screen.findByRole('checkbox', { name: 'Lend-Lease' }));
  await press('Space');
  await reach(screen.getByRole('button', { name: /^Begin/ }));
  await press('Enter');
  await screen.findByRole('tree');

  // the Axis takes what is printed and keeps a yellow PP for each other
  await toProduction(words.axisTurn);
  await entry(words.income, words.all);
  await holds('Germany', 36, 8, 12, 12);
  await says('32 of 36');

  // the Soviets: 6 red and 4 blue arrive, tanks are paid with the red ones first
  await toProduction();
  await entry(words.income);
  await holds(words.soviet, 34, 12, 12);
  await entry(words.lend);
  await leased(6, 4);
  // 4 PF at 2: 8 yellow and 8 red, of which Lend-Lease pays 6 of each
  await order(words.tanks, 4);
  await holds(words.soviet, 32, 10, 12);
  await leased(0, 4);
  await onDisk();
  await press('n');
  await leased(0, 0);
  await onDisk();
});

it('giugno 1943 con il Lend-Lease, luglio con il dado della resa italiana', async () => {
  const words = italian;
  const { holds, leased, entry, order, toProduction } = bookOf(words);
  await open('it', 'Estate', 'SBE7', 't25/axis/production', { o34: true, o36: true });
  await press('l');

  // the income of the Axis and of the Soviets, Lend-Lease of the third level
  await within(main()).findByRole('table');
  await entry(words.income, words.all);
  await holds(words.germany, 37, 13, 15, 14);
  await toProduction();
  await entry(words.income);
  await holds(words.soviet, 34, 18, 18);
  await entry(words.lend);
  await leased(3, 8);
  await order(words.fighters, 4);
  await holds(words.soviet, 34, 18, 18);
  await leased(3, 0);

  // a 1 in July: Italy surrenders
  await press('t');
  await passTo('lug', 'Inizio del mese');
  await openLine(/Dado della resa italiana/);
  await openForm();
  await press('1', 'Enter');
  await says('Dado italiano 1: l’Italia si arrende.', () => journal('Diario'));
  await onDisk();
});

it('BITE-39.0-1 the die of May 1942: light rain on a 3; the same as in October is rolled again', async () => {
  await open('en', 'May', 'SBE9', 't12/month', { o39: true });
  await openLine(/Weather die/);
  await openForm();
  await press('3', 'Enter');
  await says(/3.*light rain/, journal);
  await within(main()).findByRole('treeitem', { name: /Weather die light rain/ });
  await onDisk();
});

it('BITE-SBE-2 November 1941: two of the four cities are a marginal Axis victory', async () => {
  await open('en', 'Winter', 'SBE5', 't6/victory');
  for (const city of ['Leningrad', 'Moscow']) {
    await openLine(/capital/i);
    await put(within(await openForm()).getByRole('combobox'), city);
    await choose(/Axis/);
    await press('Enter');
    await says(city, journal);
  }
  await press('v');
  await says('Marginal Axis victory');
  await press('t', 'n');
  await says('Marginal Axis victory');
  await onDisk();
});
