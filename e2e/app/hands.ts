import type { Locator, Page } from '@playwright/test';
import { expect } from './host.ts';

const hasFocus = (element: Element): boolean => element === element.ownerDocument.activeElement;

/** A player who has no mouse: everything goes through keys, and a thing is reached by Tab or not at all. */
export const handsOn = (page: Page) => {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    /** Tabs on until `target` has the keyboard. */
    reach: async (target: Locator, key = 'Tab', most = 90) => {
      await target.waitFor();
      for (let i = 0; i <= most; i++) {
        if (await target.evaluate(hasFocus)) return;
        await press(key);
      }
      throw new Error(`${most} × ${key} do not reach ${target}`);
    },
    /** Moves by `key` within a list, a tree or a group until `target` has the keyboard. */
    move: async (target: Locator, key = 'ArrowDown', most = 90) => {
      for (let i = 0; i <= most; i++) {
        if ((await target.count()) > 0 && (await target.evaluate(hasFocus))) return;
        await press(key);
        // a line far off is drawn first and has the keyboard a frame later
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      }
      throw new Error(`${most} × ${key} do not reach ${target}`);
    },
    focused: (target: Locator) => expect(target).toBeFocused(),
  };
};
export type Hands = ReturnType<typeof handsOn>;

/** The form that was opened; the one that stands on top of the table unasked is none of them. */
export const openForm = (within: Locator): Locator => within.locator('form[aria-label]:not([data-waits])');

/** What is on disk is what the header says: the change is confirmed. */
export const onDisk = (page: Page) => expect(page.getByRole('banner')).toContainText(/On disk|Su disco/);

/** Clicks a new game into being, of Panzergruppe Guderian unless another is named, in the language the page speaks. */
export const begin = async (page: Page, name?: string, game = /Panzergruppe Guderian/) => {
  await page.getByRole('link', { name: game }).last().click();
  if (name !== undefined) await page.getByRole('textbox', { name: /Name of the game|Nome della partita/ }).fill(name);
  await page.getByRole('button', { name: /^(Begin|Comincia)/ }).click();
  await page.getByRole('tree').waitFor();
};

/** Everything the table draws a frame behind the key stands. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 20))));

/**
 * Presses N at the table once and waits until the phase it leads to is on the screen. The phase and the last lines of
 * the journal change with the key itself; the checklist follows later and says nothing of when the next key may come.
 */
export const passOn = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  const parts = [
    main.getByRole('heading', { level: 1 }).locator('xpath=ancestor::section'),
    // there on a low screen too, where an open form has its room
    main.locator(':is([aria-label="Journal"], [aria-label="Diario"])'),
  ];
  const shown = async () => (await Promise.all(parts.map((part) => part.innerText()))).join('\n');
  const before = await shown();
  await page.keyboard.press('n');
  await expect.poll(shown, { intervals: [5, 10, 20, 50] }).not.toBe(before);
};

/** Presses N at the table until `there` holds, each time only when the step before is on the screen. */
export const passUntil = async (page: Page, there: () => Promise<boolean>): Promise<void> => {
  await page.getByRole('tree').waitFor();
  for (let guard = 0; guard < 160; guard++) {
    if (await there()) return drawn(page);
    await passOn(page);
  }
  throw new Error('160 × N do not come there');
};

/** Presses N until the table stands in this phase of this turn, its checklist too. */
export const passTo = async (page: Page, turn: number | string, phase: string): Promise<void> => {
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await passUntil(
    page,
    async () => (await title.innerText()) === phase && new RegExp(`^${turn}\\s`).test(await main.innerText()),
  );
  await expect(main.locator('[role="treeitem"][aria-current="step"]')).toContainText(phase);
};
