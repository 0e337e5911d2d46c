import { expect, type Page } from '@playwright/test';
import { axe, cutOff } from './lookChecks.ts';
import { command, join, openRoom, roomDialog, roomWith, test } from './roomHands.ts';

test('a tablet follows: phase, fight with its odds, score; it goes on after the host was killed', async ({
  browser,
  page,
  at,
}) => {
  const { trouble, url, address, second } = await roomWith(browser, page, at.url());
  const title = second.getByRole('main').getByRole('heading', { level: 1 });

  await test.step('a wrong code lets nobody in, the right one does, by the address of the picture', async () => {
    await second.goto(url);
    await second.getByRole('textbox', { name: 'Codice' }).fill('22222222');
    await join(second, 'Tablet');
    await expect(second.getByRole('alert')).toContainText('Questo codice non fa entrare');
    await second.goto('about:blank');
    await second.goto(address);
    expect([await axe(second), await cutOff(second)]).toEqual([[], []]);
    await join(second, 'Tablet');
    await expect(title).toHaveText('Piazzamento sovietico');
    // the code does not stay in the address
    expect(second.url()).not.toContain(address.split('#').at(-1));
    await expect(roomDialog(page)).toContainText('Tablet');
    await expect(roomDialog(page)).toContainText('connected');
    // what the owner does next is in sight, below the code and the certificate
    await expect(roomDialog(page).getByRole('combobox', { name: 'What Tablet does' })).toBeInViewport({ ratio: 1 });
    expect([await axe(page), await cutOff(page), await axe(second), await cutOff(second)]).toEqual([[], [], [], []]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner')).toContainText('1 follows');
  });

  await test.step('it sees the phase the owner goes on to, and has nothing to record with', async () => {
    await page.keyboard.press('n');
    await expect(title).toHaveText('Contrassegni aerei tedeschi');
    await expect(second.getByRole('button', { name: /Fase conclusa/ })).toHaveCount(0);
    await expect(second.getByRole('button', { name: /Impostazioni|Archivio/ })).toHaveCount(0);
  });

  await test.step('on a telephone it says who did what, and what it is itself, in whole words', async () => {
    const wide = second.viewportSize() ?? { width: 1024, height: 768 };
    await second.setViewportSize({ width: 390, height: 844 });
    await expect(second.getByRole('banner').getByText('Chi ospita: Fase conclusa')).toBeVisible();
    await second.reload();
    await expect(second.getByRole('banner').getByText('Segui la partita, com’era alle')).toBeVisible();
    expect([await axe(second), await cutOff(second)]).toEqual([[], []]);
    await second.setViewportSize(wide);
    await expect(title).toHaveText('Contrassegni aerei tedeschi');
  });

  await test.step('it goes to the fight with the owner, and reads the odds as they are typed', async () => {
    await page.keyboard.press('f');
    await page.getByRole('spinbutton', { name: 'Attack' }).fill('26');
    await page.getByRole('spinbutton', { name: 'Defence' }).fill('9');
    await expect(page.getByRole('main')).toContainText('2-1');
    await expect(second.getByRole('main')).toContainText('2-1');
    await expect(second.getByRole('spinbutton', { name: 'Attacco' })).toHaveValue('26');
  });

  await test.step('on its own it looks where it likes, and comes back at a tap', async () => {
    await second.getByRole('link', { name: 'Punti' }).tap();
    await expect(second.getByRole('button', { name: 'Per conto tuo' })).toBeVisible();
    await page.keyboard.press('t');
    await expect(second.getByRole('link', { name: 'Punti' })).toHaveAttribute('aria-current', 'page');
    await second.getByRole('button', { name: 'Per conto tuo' }).tap();
    await expect(title).toHaveText('Contrassegni aerei tedeschi');
  });

  await test.step('the host is killed and started again: opened again, the tablet goes on by itself', async () => {
    await at.dies();
    await expect(second.getByRole('banner')).toContainText('Nessuna connessione');
    await expect(title).toHaveText('Contrassegni aerei tedeschi');
    await page.goto(at.url());
    await page.getByRole('button', { name: /^An evening/ }).click();
    await page.getByRole('tree').waitFor();
    await openRoom(page, 'Open it again');
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await expect(title).toHaveText('Inizio della partita');
    await expect(second.getByRole('banner')).toContainText('Con l’altro schermo');
  });

  await test.step('taken out it is asked for a code; closed, nobody is at the address', async () => {
    await command(page, 'Second screen');
    await roomDialog(page).getByRole('button', { name: 'Take Tablet out' }).click();
    await expect(second.getByRole('textbox', { name: 'Codice' })).toBeVisible();
    await roomDialog(page).getByRole('button', { name: 'Close the second screen' }).click();
    await expect(roomDialog(page).getByRole('button', { name: 'Open it to this network' })).toBeVisible();
    await expect(second.goto(url)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  });
  expect(trouble).toEqual([]);
});

// the two whose sequence is least like the others'; ARMIR's and Guderian's phases pass in the tests before
for (const [game, side] of [
  [/Blocks in the East/, 'soviet'],
  [/Roads to Leningrad/, 'german'],
] as const)
  test(`a turn of ${game.source} by keyboard and by touch, phase by phase, and its score`, async ({
    browser,
    page,
    at,
  }) => {
    const { trouble, address, second } = await roomWith(browser, page, at.url(), game);
    await second.goto(address);
    await join(second, 'Anna');
    await second.getByRole('tree').waitFor();
    await roomDialog(page).getByRole('combobox', { name: 'What Anna does' }).selectOption(`plays/${side}`);
    await page.keyboard.press('Escape');
    await expect(second.getByRole('banner')).toContainText('Giochi');
    const turn = (one: Page) =>
      one
        .getByRole('banner')
        .getByRole('img', { name: /\d (of|di) \d/ })
        .getAttribute('aria-label');
    const shown = (one: Page) => one.getByRole('main').getByRole('heading', { level: 1 }).innerText();
    const [first, steps] = [await turn(page), [] as string[]];
    while ((await turn(page)) === first && steps.length < 60) {
      const [here, there] = [await shown(page), await shown(second)];
      if (steps.length % 2 === 0) await page.keyboard.press('n');
      else await second.getByRole('button', { name: /^Fase conclusa/ }).tap();
      await expect.poll(() => shown(page)).not.toBe(here);
      await expect.poll(() => shown(second)).not.toBe(there);
      steps.push(await shown(page));
    }
    expect(await turn(second)).toMatch(/[2-9] di/);
    await page.keyboard.press('v');
    await second.getByRole('link', { name: 'Punti' }).tap();
    await expect(second.getByRole('link', { name: 'Punti' })).toHaveAttribute('aria-current', 'page');
    expect(trouble).toEqual([]);
  });
