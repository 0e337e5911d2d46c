import type { Page } from '@playwright/test';
import * as leningrad from '../leningrad.mjs';
import { sheet } from '../pocket.mjs';
import { begin, onDisk } from './hands.ts';
import { expect, type Host, test } from './host.ts';
import {
  axe,
  axeColours,
  axeLooks,
  change,
  cutOff,
  dress,
  hasNewLooks,
  nameless,
  nightThemes,
  otherThemes,
  settle,
  underFoot,
  unnamed,
} from './lookChecks.ts';
import { armir, battle, fightsAndDraws, screens, shown } from './lookScreens.ts';
import { call } from './prepared.ts';

/**
 * One sweep over all screens: every theme and both languages in place, four sizes, and what holds everywhere: axe finds
 * nothing, no text is cut off sideways, whatever can be pressed has a name, no text is missing.
 */
const usual = { width: 1280, height: 800 } as const;
/** Beside the usual one: narrower, held upright, and with large text. */
const sizes = [
  { width: 1024, height: 768, text: 1 },
  { width: 768, height: 1024, text: 1 },
  { width: 1280, height: 800, text: 2 },
] as const;

/** Ways in which elements are coloured, met so far: a pair of hands goes through several parts. */
const seen = new Set<string>();

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
  await call(page, 'things.write', sheet);
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
  shown.game = /#\/game\/([^/]+)/.exec(page.url())?.[1] ?? '';
  if (called.source.startsWith('Panzergruppe')) for (let i = 0; i < 3; i++) await page.keyboard.press('n');
  await onDisk(page);

  for (const screen of which) {
    await test.step(screen.name, async () => {
      await screen.open(page);
      await settle(page);
      const soft = async (what: string, found: readonly string[]) =>
        expect.soft(found, `${screen.name}, ${what}`).toEqual([]);
      await soft('English', [...(await unnamed(page)), ...(await cutOff(page))]);
      await soft('elements', await axe(page));
      if (await hasNewLooks(page, seen)) {
        await soft('light', await axeLooks(page));
        for (const theme of screen.alone ? nightThemes : otherThemes) {
          await dress(page, theme);
          await soft(theme, await axeColours(page));
        }
        await dress(page, 'light');
      }
      await change(page, { locale: 'it' });
      for (const { width, height, text } of sizes) {
        if (text !== 1) await change(page, { textSize: text });
        await page.setViewportSize({ width, height });
        await settle(page);
        await soft(`Italian, ${width} × ${height}, text × ${text}`, [
          ...(await unnamed(page)),
          ...(await cutOff(page)),
          ...(await underFoot(page)),
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
test.describe.configure({ mode: 'parallel' });
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
