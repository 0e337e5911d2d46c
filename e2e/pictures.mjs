// `npm run pictures`: screenshots of the built app for README, guide and the eye: every main screen in both languages,
// light, dark and high contrast, at 1280×800, on a tablet held both ways, and at 200 % text. Unit values are invented.
// `npm run pictures -- --docs` writes only those that docs/pictures keeps.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBuiltApp, root } from './builtApp.mjs';
import { sheet, standing } from './pocket.mjs';

const docsOnly = process.argv.includes('--docs');
const out = docsOnly ? join(root, 'docs/pictures') : join(root, '.cache/pictures');
mkdirSync(out, { recursive: true });
const { host, browser, close } = await openBuiltApp();

const game = 'panzergruppe-guderian';
/** The attack of the sketch; every value of a unit is invented. */
const attack = {
  attacker: 'german',
  forest: true,
  allAcross: true,
  german: [
    { id: 'a', name: '20/12', type: 'panzer', division: '12', attack: 4, defence: 4 },
    { id: 'b', name: '5/12', type: 'grenadier', division: '12', attack: 2, defence: 2 },
    { id: 'c', name: '25/12', type: 'grenadier', division: '12', attack: 2, defence: 2 },
    { id: 'd', name: '5 Inf Div', type: 'infantry', attack: 9, defence: 9 },
    { id: 'e', name: '26 Inf Div', type: 'infantry', attack: 2, defence: 2, outOfSupply: true },
  ],
  soviet: [
    { id: 'x', name: '', type: 'rifle', attack: 1, defence: 2, ma: 6 },
    { id: 'y', name: '', type: 'rifle', attack: 0, defence: 1, ma: 6 },
  ],
};

/** Two totals are a fight too: one of these is in the journal. */
const earlier = { attacker: 'german', attackTotal: 21, defenceTotal: 5 };

/** A battle of blocks; its blocks are invented, too. */
const blocks = 'blocks-in-the-east';
const battle = {
  attacks: 'axis',
  axis: [
    { id: 'a', name: 'III Corps', class: 'infantry', faces: '4 3 2 1' },
    { id: 'b', name: 'V Corps', class: 'infantry', faces: '4 2 1' },
    { id: 'c', name: 'Arko 1', class: 'artillery', faces: '4 2 1 0' },
  ],
  soviet: [
    { id: 'x', name: '9 Rifle', class: 'infantry', faces: '3 2 1' },
    { id: 'y', name: '12 Rifle', class: 'infantry', faces: '3 1' },
  ],
};

/** A coordinated attack with guns, an HQ and an aircraft; its units are invented, too. */
const roads = 'roads-to-leningrad';
const coordinated = {
  attacker: 'german',
  target: '5019',
  terrain: ['woods'],
  sequence: 'mobile',
  weather: 'overcast',
  crt: 'mobile',
  german: [
    {
      id: 'a',
      name: 'I Pz',
      formation: '3',
      class: 'mot',
      traits: ['armoured', 'vehicle'],
      attack: 9,
      defence: 6,
      er: 7,
    },
    { id: 'b', name: 'II Mot', formation: '3', class: 'mot', traits: ['motInfantry'], attack: 8, defence: 7, er: 6 },
    {
      id: 'c',
      name: 'Guns',
      kind: 'artillery',
      formation: '3',
      class: 'heavy',
      attack: 4,
      defence: 1,
      er: 6,
      range: 6,
    },
    { id: 'd', name: 'Staff', kind: 'hq', formation: '3', class: 'mot', defence: 1, er: 6, commandPoints: 2 },
    { id: 'e', name: 'Stukas', kind: 'air', er: 7, airType: 'A', cas: 2 },
  ].map((unit, i) => ({
    ...unit,
    hex: ['4919', '5020', '4820', '4820', ''][i],
    distance: i === 2 ? 2 : 1,
    spend: unit.kind === 'hq' ? 'artillery' : 'none',
  })),
  soviet: [
    { id: 'x', name: '1 Rifle', formation: '70', attack: 4, defence: 4, er: 5 },
    { id: 'y', name: '2 Rifle', formation: '70', attack: 3, defence: 3, er: 4 },
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
/** Fills the calculator with inputs kept under a name. */
const take = async (page, name) => {
  await page
    .getByRole('button', { name: /Kept inputs|Dati conservati/ })
    .first()
    .click();
  await page.getByRole('menuitem').filter({ hasText: name }).first().click();
  await page.locator('main').click({ position: { x: 5, y: 5 } });
};
/** Two turns are played through, so that the table stands in the German combat phase of turn 3 with some past behind. */
const firstTurns = async (page) => {
  await page
    .getByRole('link', { name: /Panzergruppe Guderian/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Name of the game' }).fill('Smolensk, July 1941');
  await page.getByRole('button', { name: /^Begin/ }).click();
  const title = page.locator('main h1').first();
  await title.waitFor();
  const open = async (name, ...keys) => {
    const row = page.getByRole('treeitem').filter({ hasText: name }).first();
    await row.click();
    await page.waitForTimeout(150);
    for (const key of [...keys, 'Enter']) await page.keyboard.press(key);
    await page.waitForTimeout(150);
  };
  const next = async (turn, phase) => {
    for (let guard = 0; guard < 60; guard++) {
      const text = await page.locator('main').innerText();
      if (new RegExp(`^${turn}\\s`).test(text) && (await title.innerText()) === phase) return;
      await page.keyboard.press('n');
      await page.waitForTimeout(120);
    }
    throw new Error(`turn ${turn}, ${phase} does not come`);
  };
  for (const army of ['24th', '16th', '19th', '13th', '20th']) await open(`${army} Army at`);
  await next(1, 'Soviet movement phase');
  await open('Roll for 16th Army', '2');
  await open('Roll for 19th Army', '5');
  await open('Reinforcements: turn 1, X');
  await open('Reinforcements: turn 1, V');
  await open('Roll the provisional die', '4');
  await next(1, 'German movement phase');
  await open('Reinforcements: turn 1, area C');
  await next(2, 'Soviet movement phase');
  await open('Reinforcements: turn 2, W');
  await open('Reinforcements: turn 2, X');
  await open('Roll the provisional die', '1');
  await next(2, 'German movement phase');
  await open('Reinforcements: turn 2, area A');
  await open('Reinforcements: turn 2, area B');
  await next(3, 'Soviet movement phase');
  await open('Reinforcements: turn 3, Z');
  await open('Reinforcements: turn 3, X');
  await open('Roll the provisional die', '6');
  await next(3, 'German movement phase');
  for (const area of ['area D', 'area E, 47', 'area E, 46', 'area H']) await open(`Reinforcements: turn 3, ${area}`);
  for (const task of [
    /^Tick: Judge supply/,

    /^Tick: Combat units may break/,
    /^Tick: At the end/,
  ]) {
    await page.getByRole('button', { name: task }).first().click();
  }
  await next(3, 'German combat phase');
  await page.keyboard.press('f');
  await settle(page);
  await take(page, 'Orsha');
  for (const key of ['4', 'Enter', 'Enter', 'Enter']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(250);
  }
};
let begun = false;
/** A game of blocks from the wizard to the first throw, which is not recorded: each look begins there again. */
const battlePictures = async (page, shot) => {
  await page.goto(host.url);
  await page
    .getByRole('link', { name: /Blocks in the East/ })
    .last()
    .click();
  await shot('new-blocks');
  if (begun) {
    await page.goto(host.url);
    await page.getByRole('button', { name: 'Pskov, 1941' }).first().click();
  } else {
    await page.getByRole('textbox', { name: 'Name of the game' }).fill('Pskov, 1941');
    await page.getByRole('button', { name: /^Begin/ }).click();
    begun = true;
  }
  await page.getByRole('tree').waitFor();
  await page.keyboard.press('r');
  await shot('months');
  await page.keyboard.press('f');
  await settle(page);
  await take(page, 'Pskov');
  await shot('battle-plan');
  await page.getByRole('button', { name: /^(Fight it|Si combatte)/ }).click();
  await page.keyboard.press('1');
  await shot('battle');
  await page.keyboard.press('m');
  await shot('battle-table-mode');
};
let onRoads = false;
/** A game of Roads to Leningrad and an attack with every check still to come. */
const attackPictures = async (page, shot) => {
  await page.goto(host.url);
  if (onRoads) await page.getByRole('button', { name: 'Soltsy, 1941' }).first().click();
  else {
    await page
      .getByRole('link', { name: /Roads to Leningrad/ })
      .last()
      .click();
    await page.getByRole('textbox', { name: 'Name of the game' }).fill('Soltsy, 1941');
    await page.getByRole('button', { name: /^Begin/ }).click();
    onRoads = true;
  }
  await page.getByRole('tree').waitFor();
  await page.keyboard.press('f');
  await settle(page);
  await take(page, 'Coordinated');
  await shot('attack');
};
let made = false;
let stands = false;
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
    await call(page, 'things.write', { kind: 'preset', game, of: 'attack', name: 'Orsha', data: earlier });
    await call(page, 'things.write', sheet);
    await call(page, 'things.write', { kind: 'preset', game: blocks, of: 'battle', name: 'Pskov', data: battle });
    await call(page, 'things.write', {
      kind: 'preset',
      game: roads,
      of: 'attack',
      name: 'Coordinated',
      data: coordinated,
    });
  }
  await page.goto(host.url);
  await settle(page);
  if (!made) {
    await firstTurns(page);
    made = true;
    await page.goto(host.url);
    await settle(page);
  }
  await shot('library');
  await page
    .getByRole('button', { name: /^Smolensk/ })
    .first()
    .click();
  await settle(page);
  await page.keyboard.press('t');
  await shot('table');
  await page.keyboard.press('f');
  await settle(page);
  await take(page, '12 Panzer');
  await page.keyboard.press('3');
  await shot('calculator');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await settle(page);
  const fought = page.getByRole('option').filter({ hasText: '21 : 5' }).last();
  // only what is in sight is drawn, and at large text that is little
  for (let up = 0; up < 20 && (await fought.count()) === 0; up++) {
    await page.getByRole('listbox').first().hover();
    await page.mouse.wheel(0, -200);
    await settle(page);
  }
  await fought.click();
  await shot('journal');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await settle(page);
  if (!stands) {
    await page.keyboard.press('e');
    for (const line of standing) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
      await page.waitForTimeout(200);
    }
    stands = true;
  }
  // the unit that is cut off, whichever side was looked at last
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^(German|tedesco)/i }).click();
  await page.getByRole('application').focus();
  await page.keyboard.press('Tab');
  await shot('supply');
  if (!docsOnly) {
    for (const [key, name] of [
      ['l', 'ledger'],
      ['r', 'turns'],
      ['v', 'score'],
    ]) {
      await page.keyboard.press('Escape');
      await page.keyboard.press(key);
      await shot(name);
    }
  }
  await page.keyboard.press('Escape');
  await battlePictures(page, async (name) => {
    if (!docsOnly || name === 'battle') await shot(name);
  });
  await attackPictures(page, shot);
  await page.close();
}
await close();
console.log(`pictures in ${out}`);
