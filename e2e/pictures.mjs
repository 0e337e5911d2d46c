// `npm run pictures`: screenshots of the built app for README, guide and the eye: every main screen in both languages,
// light, dark and high contrast, at 1280×800, on a tablet held both ways, and at 200 % text. Unit values are invented.
// `npm run pictures -- --docs` writes only those that docs/pictures keeps.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from '../.ci/build.mjs';
import { chromiumArgs, needChromium } from '../.ci/chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const docsOnly = process.argv.includes('--docs');
const out = docsOnly ? join(root, 'docs/pictures') : join(root, '.cache/pictures');
mkdirSync(out, { recursive: true });
await build({ staleOnly: true });
const { startHost } = await import(pathToFileURL(join(root, 'dist/browser/main.js')).href);
const library = mkdtempSync(join(tmpdir(), 'stato-maggiore-pictures-'));
const host = await startHost({ library, renderer: join(root, 'dist/renderer') });
const browser = await chromium.launch({ executablePath: await needChromium(), args: chromiumArgs });

const game = 'panzergruppe-guderian';
/** The attack of the sketch; every value of a unit is invented. */
const attack = {
  attacker: 'german',
  forest: true,
  allAcross: true,
  german: [
    { id: 'a', name: '20/12', type: 'panzer', division: '12', attack: 4, defence: 4, hex: '3010', across: 'river' },
    { id: 'b', name: '5/12', type: 'grenadier', division: '12', attack: 2, defence: 2, hex: '3010', across: 'river' },
    { id: 'c', name: '25/12', type: 'grenadier', division: '12', attack: 2, defence: 2, hex: '3010', across: 'river' },
    { id: 'd', name: '5', type: 'infantry', attack: 9, defence: 9, hex: '3011', across: 'river' },
    { id: 'e', name: '26', type: 'infantry', attack: 2, defence: 2, hex: '3011', across: 'river', outOfSupply: true },
  ],
  soviet: [
    { id: 'x', name: '', type: 'rifle', attack: 1, defence: 2, ma: 6 },
    { id: 'y', name: '', type: 'rifle', attack: 0, defence: 1, ma: 6 },
  ],
};

const looks = docsOnly
  ? [
      { name: 'en-light', locale: 'en-GB', theme: 'light', size: [1280, 800] },
      { name: 'it-dark', locale: 'it-IT', theme: 'dark', size: [1280, 800] },
    ]
  : [
      { name: 'en-light', locale: 'en-GB', theme: 'light', size: [1280, 800] },
      { name: 'it-dark', locale: 'it-IT', theme: 'dark', size: [1280, 800] },
      { name: 'en-contrast', locale: 'en-GB', theme: 'contrast', size: [1280, 800] },
      { name: 'it-landscape', locale: 'it-IT', theme: 'light', size: [1024, 768] },
      { name: 'it-portrait', locale: 'it-IT', theme: 'light', size: [768, 1024] },
      { name: 'en-200', locale: 'en-GB', theme: 'light', size: [1280, 800], text: 2 },
    ];

/** Calls the host as the page does: the page holds the session. */
const call = (page, name, input) =>
  page.evaluate(
    async ([call, given]) => {
      const reply = await fetch(`/call/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(given),
      });
      const answer = await reply.json();
      if (!answer.ok) throw new Error(`${call}: ${JSON.stringify(answer)}`);
      return answer.value;
    },
    [name, input],
  );

const settle = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
};
let made = false;
for (const look of looks) {
  const page = await browser.newPage({ viewport: { width: look.size[0], height: look.size[1] }, locale: look.locale });
  const shot = async (name) => {
    await settle(page);
    await page.screenshot({ path: join(out, `${name}-${look.name}.png`) });
  };
  await page.goto(host.url);
  const settings = await call(page, 'settings.read', {});
  await call(page, 'settings.write', {
    ...settings,
    locale: look.locale.slice(0, 2),
    theme: look.theme,
    textSize: look.text ?? 1,
  });
  if (!made) {
    await call(page, 'things.write', { kind: 'preset', game, of: 'attack', name: '12 Panzer', data: attack });
  }
  await page.goto(host.url);
  await settle(page);
  if (!made) {
    // Two turns are clicked through, so that the table stands in the German combat phase of turn 3.
    await page
      .getByRole('link', { name: /Panzergruppe Guderian/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^(Begin|Comincia)/ }).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (let guard = 0; guard < 60; guard++) {
      const text = await page.locator('main').innerText();
      if (/3\s*turn/i.test(text) && /German combat phase/.test(text)) break;
      await page.keyboard.press('n');
      await page.waitForTimeout(120);
    }
    made = true;
    await page.goto(host.url);
    await settle(page);
  }
  await shot('library');
  await page.keyboard.press('Enter');
  await settle(page);
  await page.keyboard.press('t');
  await shot('table');
  await page.keyboard.press('f');
  await settle(page);
  await page
    .getByRole('button', { name: /Kept inputs|Dati conservati/ })
    .first()
    .click();
  await page.getByRole('menuitem').filter({ hasText: '12 Panzer' }).first().click();
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('3');
  await shot('calculator');
  if (!docsOnly) {
    for (const [key, name] of [
      ['l', 'ledger'],
      ['r', 'turns'],
      ['j', 'journal'],
      ['v', 'score'],
    ]) {
      await page.keyboard.press('Escape');
      await page.keyboard.press(key);
      await shot(name);
    }
  }
  await page.close();
}
await browser.close();
await host.stop();
rmSync(library, { recursive: true, force: true });
console.log(`pictures in ${out}`);
