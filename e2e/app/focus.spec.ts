import type { Page } from '@playwright/test';
import { begin, handsOn, passTo } from './hands.ts';
import { expect, test } from './host.ts';
import { openPrepared } from './prepared.ts';

/** What has the keyboard, as a player would name it; the page itself is nowhere. */
const holder = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((told) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { activeElement: has } = document;
            if (!has || has === document.body) return told('');
            const name = has.getAttribute('aria-label') ?? (has instanceof HTMLElement ? has.innerText : '');
            told(`${has.getAttribute('role') ?? has.tagName.toLowerCase()} ${name}`.trim().slice(0, 60));
          }),
        );
      }),
  );

/** Presses key after key, and says where the keyboard is after each; it is never nowhere. */
const walker = (page: Page) => {
  const walked: string[] = [];
  return {
    walked,
    walk: async (...keys: readonly string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        // a screen that is being fetched has the keyboard when it is there
        await expect
          .poll(() => holder(page), {
            message: `after ${key}, behind ${walked.slice(-8).join(' | ')}`,
            intervals: [5, 10, 20],
            timeout: 10_000,
          })
          .not.toBe('');
        walked.push(`${key}: ${await holder(page)}`);
      }
    },
    at: async (what: RegExp) => expect(await holder(page)).toMatch(what),
  };
};

/** By how much the sheet is longer than its place, at the sizes players have. */
const sizes = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
];
const neverScrolls = async (page: Page, where: string, at: typeof sizes = sizes) => {
  for (const size of at) {
    await page.setViewportSize(size);
    await holder(page);
    const [longer, foot] = await page.evaluate(() => {
      const inner = document.querySelector('main > div:last-child');
      const dice = document.querySelector('main footer')?.getBoundingClientRect().bottom ?? 0;
      return [inner ? inner.scrollHeight - inner.clientHeight : -1, dice - window.innerHeight];
    });
    expect(longer, `${where} at ${size.width}x${size.height}`).toBe(0);
    expect(foot, `the foot of ${where} at ${size.width}x${size.height}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
};

test('the keyboard is always somewhere, and the sheet stays where it is: a phase, fights, notes, dialogs', async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  await begin(page, 'Focus');
  const { walk, at } = walker(page);
  const hands = handsOn(page);
  await passTo(page, 1, 'Soviet movement phase');

  await test.step('a form: letters are letters, the die stands on its face, the list has the keyboard again', async () => {
    await hands.move(page.getByRole('treeitem', { name: /Roll for 16th Army/ }));
    await walk('Enter', 'n', 'l', '4');
    await expect(page.getByRole('form', { name: /16th Army/ })).toBeVisible();
    await at(/4/);
    await walk('Escape', 'Enter', 'd');
    await expect(page.getByRole('group', { name: /Die/ }).locator('[aria-pressed="true"]')).toHaveCount(1);
    await expect(page.getByRole('form', { name: /16th Army/ })).toBeVisible();
    await walk('Enter');
    await expect(page.getByRole('form', { name: /16th Army/ })).toHaveCount(0);
  });

  await test.step('a quick fight is read on a sheet that does not scroll', async () => {
    await walk('q', '2', '6', 'Tab', '9');
    await expect(page.getByRole('status').filter({ hasText: '2-1' })).toBeVisible();
    await neverScrolls(page, 'the table');
    await walk('Enter');
    await expect(page.getByText('26 against 9: column 2-1.')).toBeVisible();
    await neverScrolls(page, 'a fight');
  });

  await test.step('Enter leaves a total, and the digit behind it is the die', async () => {
    const defence = page.getByRole('spinbutton', { name: 'Defence' }).first();
    await hands.reach(defence);
    await walk('9', 'Enter', '3');
    await expect(defence).toHaveValue('9');
    await at(/Result/);
  });

  await test.step('the whole fight, its undo and redo, and the next', async () => {
    await walk('Enter');
    // D1/A1: who pays, answer by answer, each under Enter
    const next = page.getByRole('button', { name: /^Next fight/ });
    for (let asked = 0; asked < 6 && !(await next.isVisible()); asked++) await walk('Enter');
    await expect(next).toBeVisible();
    // each deed beside its side and its rule, and not below the one and above the other
    const broken = page.getByRole('list', { name: 'Do now' }).evaluate(
      (list) =>
        [...list.querySelectorAll('li:has([role="checkbox"])')].filter((line) => {
          const deed = line.querySelector('[role="checkbox"]')?.getBoundingClientRect();
          const others = [...line.children].map((one) => one.getBoundingClientRect());
          return others.some(({ top, bottom }) => deed && (bottom <= deed.top || top >= deed.bottom));
        }).length,
    );
    expect(await broken).toBe(0);
    await walk('Control+z', 'Control+z', 'Control+Shift+z', 'Control+Shift+z');
    await expect(next).toBeVisible();
    await walk('Enter');
    await expect(next).toHaveCount(0);
    await walk('Tab', 'Shift+Tab');
  });

  await test.step('a list that chooses the calculator passes letters on', async () => {
    await hands.reach(page.getByRole('combobox', { name: /Calculator/ }), 'Shift+Tab');
    await walk('ArrowDown');
    const chosen = await page.getByRole('combobox', { name: /Calculator/ }).inputValue();
    await walk('a');
    expect(await page.getByRole('combobox', { name: /Calculator/ }).inputValue()).toBe(chosen);
    // the list of names, then its field
    await walk('Escape', 'Escape');
  });

  await test.step('a rule’s note, the keys and this game close on what had the keyboard, and the next key counts', async () => {
    await walk('t', '?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await walk('Escape', 'f');
    await expect(page.getByRole('main', { name: 'Fight' })).toBeVisible();
    await walk('Tab', 'Tab', 'Tab');
    await walk('j', 'l', 'r', 'v', 't', 'n', 'Control+z');
  });
});

test('the keyboard is always somewhere in a month of blocks: purchases and a battle', async ({ page, host }) => {
  await page.goto(host.url);
  const options = { o34: true, o352: true };
  await openPrepared(page, { name: 'Blocks', scenario: 'SBE9', to: 't4/axis/production', options });
  const { walk, at } = walker(page);
  const hands = handsOn(page);
  const main = page.getByRole('main');
  const form = main.getByRole('form');

  await test.step('a purchase: letters leave no form, what is no number is said, a refusal scrolls nothing', async () => {
    await walk('l');
    await main.getByRole('table').waitFor();
    await walk('a');
    await form.waitFor();
    const pf = form.getByLabel('PF', { exact: true });
    await hands.reach(pf);
    await walk('Control+a', '2', '.', '5', 'b', 'n');
    await expect(pf).toHaveValue('2.5bn');
    await expect(form.getByText(/Whole numbers, 1 to \d+\./)).toBeVisible();
    await walk('Control+a', '1', '2');
    await expect(form.getByText(/^Against it/)).toBeVisible();
    await neverScrolls(page, 'a purchase', sizes.slice(0, 2));
    await walk('Escape');
    await expect(form).toHaveCount(0);
    // what is refused stays, with its reason, and nothing is lost
    await walk('a', 'Enter', 'Escape');
    await expect(form).toHaveCount(0);
  });

  await test.step('a battle: rows typed, begun by Enter, thrown, chosen, undone', async () => {
    await walk('f', 'a', 'X', 'Tab');
    await at(/./);
  });
});
