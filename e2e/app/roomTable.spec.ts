import { expect, type Locator, type Page } from '@playwright/test';
import { axe, cutOff } from './lookChecks.ts';
import { command, join, openRoom, roomDialog, roomWith, test } from './roomHands.ts';

const title = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });
const banner = (page: Page): Locator => page.getByRole('banner');
const phaseDone = (page: Page): Locator => page.getByRole('button', { name: /^Fase conclusa/ });

const toTable = async (second: Page) => {
  await second.getByRole('link', { name: 'Tavolo' }).tap();
  await second.getByRole('tree').waitFor();
};

/** The owner's word on what Anna does. */
const gives = async (page: Page, part: string) => {
  await command(page, 'Second screen');
  await roomDialog(page).getByRole('combobox', { name: 'What Anna does' }).selectOption(part);
  await page.keyboard.press('Escape');
};
/** The line under the title of a tablet, once it is what it is to be. */
const says = (second: Page, words: string | RegExp) => expect(banner(second)).toContainText(words);

test('a tablet types the die and the loss of a fight, then plays a side; two branches are chosen; a note is sealed', async ({
  browser,
  page,
  at,
}) => {
  const { trouble, address, second } = await roomWith(browser, page, at.url(), /ARMIR/);
  await second.goto(address);
  await join(second, 'Anna');
  await second.getByRole('tree').waitFor();
  await page.keyboard.press('Escape');

  await test.step('the owner says what it does, and it says so', async () => {
    await gives(page, 'dice');
    await says(second, 'Registri dadi e perdite');
    await command(page, 'Second screen');
    expect([await axe(page), await cutOff(page), await axe(second), await cutOff(second)]).toEqual([[], [], [], []]);
    await page.keyboard.press('Escape');
  });

  await test.step('it throws for the fight the owner has prepared, and both see what came of it', async () => {
    await page.keyboard.press('n');
    await page.keyboard.press('f');
    await page
      .getByRole('spinbutton', { name: /^Attack/ })
      .first()
      .fill('26');
    await page
      .getByRole('spinbutton', { name: /^Defen/ })
      .first()
      .fill('9');
    const prepared = page.getByRole('main').locator('[data-on]').first();
    await expect(prepared).toBeVisible();
    await expect(second.getByRole('spinbutton', { name: /^Attacco/ }).first()).toHaveValue('26');
    await expect(second.getByRole('spinbutton', { name: /^Difesa/ }).first()).toHaveValue('9');
    await second.keyboard.press('4');
    await second.keyboard.press('Enter');
    await expect(banner(page)).toContainText('Anna:');
    // whole, where there is little room too
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 1024, height: 768 });
    const told = banner(page).getByText(/^Anna: /);
    expect(await told.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize(size);
    // the owner's bench goes on with the fight that was thrown there
    await expect(page.getByRole('main')).toContainText('Recorded. To change it');
    // what the players read on their card, and what it costs
    await second.getByRole('combobox', { name: /^Risultato/ }).fill('1/1');
    await second.keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText('1/1');
  });

  await test.step('it ends no phase, and types no table', async () => {
    await second.getByRole('button', { name: 'Trascrivi' }).tap();
    await says(second, 'Interpretazioni, tabelle ed elenchi si cambiano');
    await second.getByRole('button', { name: 'Fatto' }).tap();
    await toTable(second);
    await expect(phaseDone(second)).toHaveCount(0);
  });

  await test.step('now it plays a side, and ends a phase: the owner sees who did it', async () => {
    await gives(page, 'plays/soviet');
    await says(second, 'Giochi sovietico');
    await page.getByRole('link', { name: 'Table' }).click();
    await page.getByRole('tree').waitFor();
    const before = await title(page).innerText();
    await toTable(second);
    await phaseDone(second).tap();
    await expect(title(page)).not.toHaveText(before);
    await expect(banner(page)).toContainText('Anna: Phase done');
  });

  await test.step('both go on while the line is cut: both are kept, and the players choose', async () => {
    const context = second.context();
    await context.setOffline(true);
    await phaseDone(second).tap();
    const theirs = await title(second).innerText();
    await says(second, '1 voce aspetta qui');
    await command(page, 'Journal');
    await page.getByRole('textbox', { name: 'Note' }).fill('an invented word');
    await page.keyboard.press('Enter');
    await context.setOffline(false);
    await expect(banner(second)).toContainText('resta come un altro ramo', { timeout: 40_000 });
    await expect(banner(page)).toContainText('Anna went on from the same place');
    expect([await axe(page), await cutOff(page), await axe(second), await cutOff(second)]).toEqual([[], [], [], []]);
    await second.getByRole('button', { name: 'Prosegui da lì' }).tap();
    await expect(title(second)).toHaveText(theirs);
    await expect(banner(page)).not.toContainText('went on from the same place');
  });

  await test.step('the host is killed in the middle: opened again, the tablet goes on as what it was', async () => {
    await at.dies();
    await says(second, 'Nessuna connessione');
    const before = await title(second).innerText();
    await phaseDone(second).tap();
    await expect(title(second)).not.toHaveText(before);
    await page.goto(at.url());
    await page.getByRole('button', { name: /^An evening/ }).click();
    await page.getByRole('tree').waitFor();
    await openRoom(page, 'Open it again');
    await page.keyboard.press('Escape');
    await expect(banner(page)).toContainText('Anna:', { timeout: 40_000 });
    await says(second, /Giochi sovietico|Chi ospita/);
  });

  await test.step('its own note is sealed there, under a phrase no other screen hears of', async () => {
    const sent: string[] = [];
    second.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await second.getByRole('link', { name: 'Punti' }).tap();
    await second.getByRole('button', { name: /^Chiudi in busta/ }).tap();
    await second.getByRole('button', { name: 'Guarda solo il sovietico' }).tap();
    await second.getByRole('checkbox', { name: /^Čir/ }).check();
    await second.getByRole('checkbox', { name: /^Aeroporti/ }).check();
    const phrases = second.getByRole('main').getByLabel(/frase/i);
    for (const field of await phrases.all()) await field.fill('grappa sul davanzale');
    await second.keyboard.press('Enter');
    await expect(banner(page)).toContainText('Anna:', { timeout: 20_000 });
    await page.keyboard.press('v');
    await expect(page.getByRole('main')).toContainText(/sealed/i);
    expect(sent.filter((one) => one.includes('grappa'))).toEqual([]);
  });
  expect(trouble).toEqual([]);
});
