// `npm run pictures:usability`: what hindered, as it is now: docs/pictures/usability/*-now.png, beside the pictures of
// before that were kept when it was found. Unit values are invented.
import { join } from 'node:path';
import { openBuiltApp, root } from './builtApp.mjs';
import * as leningrad from './leningrad.mjs';

const { host, browser, close } = await openBuiltApp();
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
  colorScheme: 'light',
  reducedMotion: 'reduce',
});

const shot = async (name) => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(root, `docs/pictures/usability/${name}-now.png`) });
};
const main = page.getByRole('main');
const press = async (...keys) => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(250);
  }
};
const newGame = async (name) => {
  await page.goto(host.url);
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('button', { name: /^Begin/ }).waitFor();
};
const passTo = async (phase) => {
  for (let guard = 0; guard < 40; guard++) {
    if ((await main.getByRole('heading', { level: 1 }).innerText()) === phase) return;
    await press('n');
  }
  throw new Error(`${phase} does not come`);
};
const fight = async (line) => {
  await press('f');
  await page.locator('[data-line] input').fill(line);
  await page.waitForTimeout(500);
};

await newGame(/Roads to Leningrad/);
await shot('new-game');

await newGame(/Panzergruppe Guderian/);
await page.getByRole('button', { name: /^Begin/ }).click();
await page.getByRole('button', { name: 'Place all missing armies' }).click();
await passTo('Soviet movement phase');
await press('4');
await shot('die');

await passTo('German movement phase');
await fight('7 Pz 4-4 x rifle 0-2');
await press('Enter');
await page.getByText('Rifle div').first().hover();
await page.mouse.wheel(0, 900);
await shot('wheel');
await press('1');
// the proposed answer to whatever is asked
const next = page.getByRole('button', { name: /^Next fight/ });
for (let asks = 0; asks < 8 && !(await next.isVisible()); asks++) await press('Enter');
await shot('after-a-fight');
await press('j');
await page.getByRole('option').filter({ hasText: 'column' }).first().click();
await shot('journal');

await press('t');
await passTo('German combat phase');
await fight('5 Inf x rifle?');
await shot('untried');

await page.setViewportSize({ width: 390, height: 844 });
await press('Escape', 't');
await passTo('Soviet combat phase');
await shot('narrow');

// counters beside one another, on invented ground
await page.setViewportSize({ width: 1280, height: 800 });
for (const thing of [...leningrad.rosters, leningrad.sheet])
  await page.evaluate(
    (given) =>
      fetch('/call/things.write', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(given),
      }),
    thing,
  );
await newGame(/Roads to Leningrad/);
await page.getByRole('button', { name: /^Begin/ }).click();
await page.getByRole('tree').waitFor();
await press('s');
await page.getByRole('application').waitFor();
await press('e');
for (const line of leningrad.standing) {
  await page.keyboard.type(line);
  await press('Enter');
}
await press('Escape');
await shot('counter-names');

await close();
