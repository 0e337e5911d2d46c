import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as leningrad from '../leningrad.mjs';
import { pocket, standing } from '../pocket.mjs';
import { begin, onDisk, passTo } from './hands.ts';
import { expect, type Host, test } from './host.ts';
import { call } from './prepared.ts';

/**
 * One sweep over all screens: every theme and both languages in place, four sizes, and what holds everywhere: axe finds
 * nothing, no text is cut off sideways, whatever can be pressed has a name, no text is missing.
 */
const themes = ['light', 'dark', 'contrast'] as const;
const usual = { width: 1280, height: 800 } as const;
/** Beside the usual one: narrower, held upright, and with large text. */
const sizes = [
  { width: 1024, height: 768, text: 1 },
  { width: 768, height: 1024, text: 1 },
  { width: 1280, height: 800, text: 2 },
] as const;

const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 20; i++) {
      const running = document.getAnimations().filter((one) => one.playState === 'running');
      if (running.length === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** The settings as they are, changed in place: every window of the library follows. */
const change = async (page: Page, over: { theme?: string; locale?: string; textSize?: number }) => {
  const now = await call(page, 'settings.read', {});
  await call(page, 'settings.write', { ...now, ...over });
  const root = page.locator('html');
  if (over.theme) await expect(root).toHaveAttribute('data-theme', new RegExp(`^(${over.theme}|night)$`));
  if (over.locale) await expect(root).toHaveAttribute('lang', over.locale);
  if (over.textSize) await expect(root).toHaveAttribute('data-large', String(over.textSize >= 1.5));
  await settle(page);
};

/** What is wrong with what is on the page now, in words. */
const unnamed = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const width = document.documentElement;
    if (width.scrollWidth > width.clientWidth) wrong.push(`the page is ${width.scrollWidth} px wide`);
    if (/⟨|⟩|\{\{|\}\}/.test(document.body.innerText)) {
      const [found] = /.{0,30}(⟨|⟩|\{\{|\}\}).{0,40}/.exec(document.body.innerText) ?? [];
      wrong.push(`no text: ${found}`);
    }
    return wrong;
  });

const nameless = async (page: Page) => {
  const found: string[] = [];
  for (const role of ['button', 'link'] as const) {
    for (const one of await page.getByRole(role, { name: /^\s*$/ }).all())
      found.push(`${role} without a name: ${await one.evaluate((element) => element.outerHTML.slice(0, 120))}`);
  }
  return found;
};

const cutNow = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('.vh,[aria-hidden="true"],svg') || element.clientWidth === 0) continue;
      const style = getComputedStyle(element);
      if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue;
      if (style.textOverflow === 'ellipsis' || style.position === 'absolute') continue;
      if (element.scrollWidth > element.clientWidth + 1 && element.innerText.trim() !== '')
        found.push(`cut off: ${element.className} ${element.innerText.slice(0, 60)}`);
    }
    return found;
  });

/** Words and boxes cut off sideways within their own frame, where nothing scrolls; and still so a moment later. */
const cutOff = async (page: Page) => {
  const found = await cutNow(page);
  if (found.length === 0) return found;
  // a screen that measures itself draws once more after a change of its size
  await page.waitForTimeout(400);
  return cutNow(page);
};

/** The screens of a played evening: axe's whole set looks at them in every theme. */
const played: readonly string[] = ['library', 'table', 'fight with units', 'supply', 'ledger', 'journal', 'score'];

/**
 * Elsewhere what a theme can change is looked at in every theme, the rest once. The page has one frame and keeps axe
 * while it stands: neither a second page nor its source is loaded each time.
 */
const axe = async (page: Page, whole: boolean) => {
  const loaded = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(loaded && { axeSource: ';' }) }).setLegacyMode();
  const { violations } = await (whole
    ? builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    : builder.withRules(['color-contrast', 'link-in-text-block'])
  ).analyze();
  return violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => `${node.target.join(' ')} (${node.failureSummary})`).join('; ')}`,
  );
};

const screens: readonly {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  readonly close?: (page: Page) => Promise<void>;
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
const battle: typeof screens = [
  {
    name: 'new game of blocks',
    open: async (page) => {
      await at(page, '#/new/blocks-in-the-east');
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
      await page.getByRole('listbox').getByRole('option').first().click({ timeout: 5_000 });
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
const armir: typeof screens = [
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
      await expect(page.locator('[role="treeitem"]:focus')).toContainText('Soviet combat');
      await page
        .getByRole('treeitem', { name: /Čir roll/ })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await page.getByRole('form').waitFor();
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
const openForm = async (page: Page, name: RegExp) => {
  await page.getByRole('treeitem', { name }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('form').waitFor();
};
const fightsAndDraws: typeof screens = [
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
        await openForm(page, name);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('form')).toHaveCount(0);
      }
      await passTo(page, '13AM', 'Activation');
      await openForm(page, /Choose the sequence/);
      await page.getByRole('combobox', { name: 'Marker', exact: true }).fill('Blue marker');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('form')).toContainText('German, Mobile sequence: Blue');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('form')).toHaveCount(0);
      await passTo(page, '13AM', 'Movement');
      await passTo(page, '13AM', 'Activation');
      await openForm(page, /Draw a marker/);
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
      await page.getByRole('menuitem', { name: 'Where it can go: Panzers' }).click();
    },
  },
];

let game = '';
const at = async (page: Page, hash: string) => {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
  await page.getByRole('main').waitFor();
};
const inGame = (page: Page, place: string) => at(page, `#/game/${game}/${place}`);

const look = async (page: Page, host: Host, which: typeof screens, called: RegExp) => {
  await page.goto(host.url);
  await call(page, 'things.write', {
    kind: 'preset',
    game: 'blocks-in-the-east',
    of: 'battle',
    name: 'Near Pskov',
    data: {
      attacks: 'axis',
      // blocks are invented, too
      axis: [
        { id: 'a', name: 'III Corps', class: 'infantry', faces: '4 3 2 1' },
        { id: 'b', name: 'V Corps', class: 'infantry', faces: '4 2 1' },
      ],
      soviet: [
        { id: 'x', name: '9 Rifle', class: 'infantry', faces: '3 2 1' },
        { id: 'y', name: '12 Rifle', class: 'infantry', faces: '2 1' },
      ],
    },
  });
  await call(page, 'things.write', {
    kind: 'preset',
    game: 'panzergruppe-guderian',
    of: 'attack',
    name: '12 Panzer',
    data: {
      attacker: 'german',
      forest: true,
      allAcross: true,
      // the units' values are invented
      german: [
        { id: '12pz-1', name: '12 Pz, Pz Rgt', type: 'panzer', division: '12 Pz', attack: 4, defence: 4, hex: '3010' },
        { id: '5inf', name: '5 Inf', type: 'infantry', attack: 9, defence: 9, hex: '3011', outOfSupply: true },
      ],
      soviet: [
        { id: 'x', name: '', type: 'rifle', attack: 1, defence: 2, ma: 6 },
        { id: 'y', name: '', type: 'rifle', untried: true },
      ],
    },
  });
  await call(page, 'things.write', {
    kind: 'sheet',
    game: 'panzergruppe-guderian',
    of: 'map',
    name: 'A pocket',
    data: pocket,
  });
  await call(page, 'things.write', {
    kind: 'roster',
    game: 'blocks-in-the-east',
    of: 'axis',
    name: 'Invented blocks',
    data: {
      id: 'axis',
      units: ['III Corps', 'V Corps', 'XI Corps'].map((called, i) => ({
        id: `corps-${i}`,
        name: called,
        values: { nation: 'GER', class: 'infantry', faces: '4 3 2 1' },
      })),
    },
  });
  if (which === fightsAndDraws)
    for (const thing of [...leningrad.rosters, ...leningrad.presets, leningrad.sheet])
      await call(page, 'things.write', thing);
  await begin(page, undefined, called);
  game = /#\/game\/([^/]+)/.exec(page.url())?.[1] ?? '';
  if (called.source.startsWith('Panzergruppe')) for (let i = 0; i < 3; i++) await page.keyboard.press('n');
  await onDisk(page);

  for (const screen of which) {
    await test.step(screen.name, async () => {
      await screen.open(page);
      await settle(page);
      const soft = async (what: string, found: readonly string[]) =>
        expect.soft(found, `${screen.name}, ${what}`).toEqual([]);
      await soft('English', [...(await unnamed(page)), ...(await nameless(page)), ...(await cutOff(page))]);
      for (const theme of themes) {
        await change(page, { theme });
        await soft(theme, await axe(page, theme === 'light' || played.includes(screen.name)));
      }
      await change(page, { theme: 'light', locale: 'it' });
      for (const { width, height, text } of sizes) {
        if (text !== 1) await change(page, { textSize: text });
        await page.setViewportSize({ width, height });
        await settle(page);
        await soft(`Italian, ${width} × ${height}, text × ${text}`, [
          ...(await unnamed(page)),
          ...(await cutOff(page)),
        ]);
      }
      await soft('Italian', await nameless(page));
      await page.setViewportSize({ width: usual.width, height: usual.height });
      await change(page, { locale: 'en', textSize: 1 });
      await screen.close?.(page);
    });
  }
};

// In parts that two hands share.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });
const middle = Math.ceil(screens.length / 2) - 1;
for (const [part, which, called] of [
  ['first half', screens.slice(0, middle), /Panzergruppe Guderian/],
  ['second half', screens.slice(middle), /Panzergruppe Guderian/],
  ['a battle of blocks', battle, /Blocks in the East/],
  ['ARMIR', armir, /^ARMIR/],
  ['Roads to Leningrad', fightsAndDraws, /^Roads to Leningrad/],
] as const)
  test(`axe, names, texts and widths on every screen, in every theme, language and size: ${part}`, async ({
    page,
    host,
  }) => look(page, host, which, called));
