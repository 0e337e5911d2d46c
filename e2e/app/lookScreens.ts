import type { Page } from '@playwright/test';
import * as leningrad from '../leningrad.mjs';
import { standing } from '../pocket.mjs';
import { openForm, passTo } from './hands.ts';
import { expect } from './host.ts';

export const screens: readonly {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  readonly close?: (page: Page) => Promise<void>;
  /** a fight has the page to itself */
  readonly alone?: true;
}[] = [
  { name: 'library', open: async (page) => at(page, '#/') },
  { name: 'new game', open: async (page) => at(page, '#/new/panzergruppe-guderian') },
  { name: 'table', open: async (page) => inGame(page, 'table') },
  {
    name: 'action',
    open: async (page) => {
      await inGame(page, 'table');
      await page.getByRole('treeitem').filter({ hasText: '16.1' }).last().focus();
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'fight with units',
    open: async (page) => {
      await inGame(page, 'fight');
      await page.getByRole('button', { name: /Kept inputs|Dati conservati/ }).click();
      await page.getByRole('menuitem').filter({ hasText: '12 Panzer' }).first().click();
      await page.locator('[data-row]').first().click();
    },
  },
  {
    name: 'table mode',
    alone: true,
    open: async (page) => {
      await inGame(page, 'fight');
      await page.keyboard.press('m');
    },
    close: async (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'supply',
    open: async (page) => {
      await inGame(page, 'supply');
      await page.getByRole('application').waitFor();
      await page.keyboard.press('e');
      for (const line of standing) {
        await page.keyboard.type(line);
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^German/ }).click();
      await page.getByText('Cut off', { exact: true }).first().waitFor();
    },
  },
  {
    name: 'units of the map',
    open: async (page) => {
      await inGame(page, 'supply');
      await page.getByRole('button', { name: 'Units', exact: true }).click();
    },
  },
  {
    name: 'a hex of the map',
    open: async (page) => {
      await inGame(page, 'supply');
      await page.getByRole('button', { name: /^(This hex|Hex)/ }).click();
    },
  },
  {
    name: 'drawing the map',
    open: async (page) => {
      await inGame(page, 'supply');
      await page.getByRole('button', { name: /^Paint/ }).click();
      await page.getByRole('radiogroup').waitFor();
      // whatever the hand comes to, the map above keeps its size: at any width the lines below it are as tall
      const map = page.getByRole('application');
      const tall = () =>
        map.evaluate((drawn: HTMLElement) => {
          const below = [...document.querySelectorAll<HTMLElement>('main p, main div')].find(
            (one) =>
              one.textContent?.includes('hexes drawn') && one.offsetTop >= drawn.offsetHeight && !one.contains(drawn),
          );
          if (!below) throw new Error('nothing below the map');
          const heights = [1100, 1000, 900, 800, 700, 600, 500].map((width) => {
            below.style.width = `${width}px`;
            return below.offsetHeight;
          });
          below.style.width = '';
          return heights;
        });
      await map.focus();
      await page.keyboard.press('ArrowRight');
      const first = await tall();
      for (const key of [
        'ArrowDown',
        'ArrowDown',
        'ArrowDown',
        'ArrowDown',
        'ArrowRight',
        'ArrowRight',
        'ArrowRight',
        'ArrowRight',
      ]) {
        await page.keyboard.press(key);
        expect(await tall(), `after ${key}`).toEqual(first);
      }
      // whatever the brush
      for (const key of ['7', '9', '1']) {
        await page.keyboard.press(key);
        expect(await tall(), `brush ${key}`).toEqual(first);
      }
    },
    close: async (page) => page.getByRole('button', { name: /^Done/ }).click(),
  },
  { name: 'ledger', open: async (page) => inGame(page, 'ledger') },
  {
    name: 'journal',
    open: async (page) => {
      await inGame(page, 'journal');
      await page.getByRole('option').first().click();
    },
  },
  { name: 'score', open: async (page) => inGame(page, 'score') },
  { name: 'things', open: async (page) => at(page, '#/things') },
  { name: 'roster editor', open: async (page) => at(page, '#/things/panzergruppe-guderian/roster/german') },
  { name: 'settings', open: async (page) => at(page, '#/settings') },
  { name: 'calculator without a game', open: async (page) => at(page, '#/quick/panzergruppe-guderian') },
  {
    name: 'keys',
    open: async (page) => {
      await inGame(page, 'table');
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
    close: async (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'palette',
    open: async (page) => {
      await inGame(page, 'table');
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
    },
    close: async (page) => page.keyboard.press('Escape'),
  },
];

/** A battle of blocks, from the wizard to the dice. */
export const battle: typeof screens = [
  {
    name: 'new game of blocks',
    open: async (page) => {
      await at(page, '#/new/blocks-in-the-east');
      await page.getByRole('button', { name: 'The rulings' }).click();
      await page.getByRole('radio', { name: /^advanced rules/ }).click();
      await page.getByRole('button', { name: /^Optional rules/ }).click();
      await page.getByRole('checkbox', { name: 'Locomotives' }).click();
    },
  },
  { name: 'turn record of months', open: async (page) => inGame(page, 'turns') },
  { name: 'account book', open: async (page) => inGame(page, 'ledger') },
  {
    name: 'force pool',
    open: async (page) => {
      await inGame(page, 'pool');
      await page.getByRole('listbox').getByRole('option').first().click();
    },
  },
  { name: 'score of months', open: async (page) => inGame(page, 'score') },
  {
    name: 'plan of a battle',
    open: async (page) => {
      await inGame(page, 'fight');
      await page.getByRole('button', { name: /Kept inputs/ }).click();
      await page.getByRole('menuitem').filter({ hasText: 'Near Pskov' }).first().click();
      await page.getByRole('region', { name: 'What if' }).waitFor();
    },
  },
  {
    name: 'throw of a battle',
    open: async (page) => {
      await inGame(page, 'fight');
      await page.getByRole('button', { name: /^Fight it/ }).click();
      await page.getByRole('region', { name: 'The throw' }).waitFor();
    },
  },
  {
    name: 'table mode of a battle',
    alone: true,
    open: async (page) => {
      await inGame(page, 'fight');
      await page.keyboard.press('m');
    },
    close: async (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'decision in a battle',
    open: async (page) => {
      await inGame(page, 'fight');
      for (const hits of ['1', '0']) {
        await page.keyboard.press(hits);
        await page.keyboard.press('Enter');
        const tie = page.getByRole('button', { name: 'The hit falls on V Corps' });
        if (hits === '1') await tie.click();
      }
      await page.getByRole('button', { name: /^Go on/ }).waitFor();
    },
  },
  {
    name: 'journal of a battle',
    open: async (page) => {
      await inGame(page, 'journal');
      await page
        .getByRole('option')
        .filter({ hasText: /1 hit with/ })
        .click();
    },
  },
];

/** ARMIR's own: a card typed twice, a fight on it, a grid of what lies ahead, a secret, a form of the turn. */
export const armir: typeof screens = [
  {
    name: 'second entry of a table',
    open: async (page) => {
      await at(page, '#/things/armir/table/combat-results');
      await page.locator('[data-cell="3/6"]').click();
      await page.keyboard.type('1/3');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Type it a second time' }).click();
    },
    close: async (page) => page.getByRole('button', { name: 'Compare' }).click(),
  },
  {
    name: 'form of the turn',
    open: async (page) => {
      await inGame(page, 'table');
      for (let i = 0; i < 6; i++) await page.keyboard.press('n');
      // the hand goes with the phase: only then is it led elsewhere
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Soviet combat');
      await expect(page.getByRole('region', { name: 'Do now' })).toBeFocused();
      await page
        .getByRole('treeitem', { name: /Čir roll/ })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await openForm(page.getByRole('main')).waitFor();
    },
  },
  {
    name: 'fight on a card',
    open: async (page) => {
      await inGame(page, 'fight');
      await page.getByRole('spinbutton', { name: 'Attack' }).fill('39');
      await page.getByRole('spinbutton', { name: 'Defence' }).fill('4');
      await page.getByRole('checkbox', { name: 'All across strongpoint sides' }).click();
    },
  },
  {
    name: 'Čir ahead',
    open: async (page) => {
      await inGame(page, 'fight');
      await page.getByRole('combobox', { name: 'Calculator' }).selectOption('cir-ahead');
    },
  },
  {
    name: 'sealing',
    open: async (page) => {
      await inGame(page, 'score');
      await page.getByRole('button', { name: /^Seal/ }).click();
      await page.getByRole('button', { name: 'Only the Soviet is looking' }).click();
      await page.getByRole('checkbox', { name: /^Čir/ }).click();
    },
    close: async (page) => page.getByRole('button', { name: /^Cancel/ }).click(),
  },
];

/** Roads to Leningrad's own: a plan over every check, the flow in its middle, the draw, shaded boxes, tools of the map. */
const fightKept = async (page: Page, calculator?: string) => {
  await inGame(page, 'fight');
  if (calculator) await page.getByRole('combobox', { name: 'Calculator' }).selectOption(calculator);
  await page.getByRole('button', { name: /Kept inputs/ }).click();
  await page.getByRole('menuitem', { name: /^Use / }).first().click();
};
const openLine = async (page: Page, name: RegExp) => {
  await page.getByRole('treeitem', { name }).first().focus();
  await page.keyboard.press('Enter');
  await openForm(page.getByRole('main')).waitFor();
};
export const fightsAndDraws: typeof screens = [
  {
    name: 'plan of a coordinated attack',
    open: async (page) => {
      await fightKept(page);
      await expect(page.getByRole('main')).toContainText('CAS check');
    },
  },
  {
    name: 'coordinated attack in its middle',
    open: async (page) => {
      await inGame(page, 'fight');
      await page.keyboard.press('3');
      await page.keyboard.press('Enter');
      await expect(page.locator('main footer')).toContainText('artillery check');
    },
  },
  {
    name: 'overrun',
    open: async (page) => {
      await fightKept(page, 'overrun');
      await expect(page.getByRole('main')).toContainText('Outpost');
    },
  },
  {
    name: 'the draw',
    open: async (page) => {
      await inGame(page, 'table');
      await passTo(page, '13AM', 'Initiative');
      for (const name of [/Cup of the First/, /Cup of the Second/]) {
        await openLine(page, name);
        await page.keyboard.press('Enter');
        await expect(openForm(page.getByRole('main'))).toHaveCount(0);
      }
      await passTo(page, '13AM', 'Activation');
      await openLine(page, /Choose the sequence/);
      await page.getByRole('combobox', { name: 'Marker', exact: true }).fill('Blue marker');
      await page.keyboard.press('Enter');
      await expect(openForm(page.getByRole('main'))).toContainText('German, Mobile sequence: Blue');
      await page.keyboard.press('Enter');
      await expect(openForm(page.getByRole('main'))).toHaveCount(0);
      await passTo(page, '13AM', 'Movement');
      await passTo(page, '13AM', 'Activation');
      await openLine(page, /Draw a marker/);
    },
    close: async (page) => page.keyboard.press('Escape'),
  },
  { name: 'turn record of half days', open: async (page) => inGame(page, 'turns') },
  { name: 'score of places and losses', open: async (page) => inGame(page, 'score') },
  {
    name: 'shaded boxes of a table',
    open: async (page) => {
      await at(page, '#/things/roads-to-leningrad/table/mobile-crt');
      await page.getByRole('button', { name: 'Mark shaded boxes' }).click();
    },
  },
  {
    name: 'reach on the map',
    open: async (page) => {
      await inGame(page, 'supply');
      await page.getByRole('application').waitFor();
      await page.keyboard.press('e');
      for (const line of leningrad.standing) {
        await page.keyboard.type(line);
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^German/ }).click();
      await page.getByRole('button', { name: 'Ask the map' }).click();
      await page.getByRole('menuitem', { name: 'Panzers: Where it can go' }).click();
    },
  },
  {
    name: 'a fight on the map',
    open: async (page) => {
      await inGame(page, 'supply');
      await page.getByRole('application').waitFor();
      await page.keyboard.press('e');
      await page.keyboard.type('Outpost 2213');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Soviet/ }).click();
      await page.getByRole('button', { name: /^(This hex|Hex)/ }).click();
      await page.getByRole('button', { name: 'Fight here' }).click();
      await page.getByRole('button', { name: /^Record/ }).waitFor();
    },
  },
];

/** The game that is looked at. */
export const shown = { game: '' };
const at = async (page: Page, hash: string) => {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
  await page.getByRole('main').waitFor();
};
const inGame = (page: Page, place: string) => at(page, `#/game/${shown.game}/${place}`);
