import { cleanup, fireEvent, act as flush, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../state/keys.ts';
import { act, closeGame, gameNow, phaseDone } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { openBite } from '../../testing/openBite.ts';
import { LedgerScreen } from './LedgerScreen.tsx';

beforeEach(async () => void (await openBite('SBE9', { level: 'advanced', a11: true, o34: true })));
afterEach(() => {
  cleanup();
  closeGame();
});
const show = () =>
  flush(async () => {
    draw(<LedgerScreen />);
  });
const game = () => {
  const open = gameNow();
  if (!open) throw new Error('no game');
  return open;
};
/** Books with an action as its form would. */
const book = (id: string, raw: Parameters<ReturnType<typeof action>['parse']>[0] = {}) => {
  const parsed = action(id).parse(raw, game().context);
  const proposal = parsed.ok ? action(id).proposes(parsed.value, game().context) : undefined;
  const booked = proposal?.ok ? proposal : proposal?.anyway;
  if (!booked || !act(booked.says, booked.facts)) throw new Error(`${id} is not booked`);
};
/** On to the first month with an income (3.6). */
const toSecondMonth = () => {
  while (game().state.place.turn < 2) phaseDone();
};
const action = (id: string) => {
  const found = game().game.actions.find((each) => each.id === id);
  if (!found) throw new Error(`no action ${id}`);
  return found;
};
const press = (element: Element, key: string) => flush(async () => void fireEvent.keyDown(element, { key }));
const run = (id: Parameters<typeof runCommand>[0]) => flush(async () => void runCommand(id));
const click = (text: string, selector = 'button') =>
  flush(async () => {
    const found = [...document.querySelectorAll(selector)].find((each) => each.textContent?.trim().startsWith(text));
    if (!found) throw new Error(`no ${text}`);
    fireEvent.click(found);
  });
const toPage = (nation: string) => click(nation);
const title = () => screen.getByText(/production$/, { selector: 'b' }).textContent;
const rows = () => [...document.querySelectorAll('tr')].map((row) => row.textContent?.replaceAll('\u00a0', ' '));

describe('the ledger as an account book', () => {
  it('says before the first income that nothing comes in, and from then on no more', async () => {
    await show();
    const none = () => screen.queryByText(/The first income comes in July 1941/);
    expect(none()).toBeTruthy();
    await flush(async () => toSecondMonth());
    expect(none()).toBeNull();
  });

  it('BITE-11.2-1 a line an entry, the change and the balance it leaves, what is in hand last', async () => {
    toSecondMonth();
    book('income-soviet');
    book('buy-soviet', { class: 'infantry', pf: 2, colour: 'white' });
    await show();
    await toPage('Soviet Union');
    expect(rows().filter((row) => /Printed|Repair|In hand/.test(row ?? ''))).toEqual([
      expect.stringMatching(/Printed income.*§ 3.13\+46 46\+7 7\+6 6/),
      expect.stringMatching(/Repair: Infantry, 2 white PF § 7.3−4 42/),
      expect.stringMatching(/In hand4276not tracked00/),
    ]);
  });

  it('reaches every nation with the arrows', async () => {
    await show();
    await toPage('Germany');
    const titles = [];
    for (let n = 0; n < 5; n += 1) {
      titles.push(title());
      await run('book.after');
    }
    expect(titles).toEqual([
      'German production',
      'Romanian production',
      'Hungarian production',
      'Soviet production',
      'German production',
    ]);
  });

  it('A opens a purchase with its price in sight; a refusal stays beside the page', async () => {
    toSecondMonth();
    book('income-axis');
    await show();
    await toPage('Germany');
    await run('row.add');
    const form = screen.getByRole('form', { name: 'Repair or rebuild' });
    expect(form.textContent).toMatch(/Price.*−1.*then 23/);
    await flush(async () => void fireEvent.click(within(form).getByRole('radio', { name: 'rebuild' })));
    await flush(async () => void fireEvent.click(within(form).getByRole('radio', { name: /^blue/ })));
    const before = game().journal.head;
    await flush(async () => void fireEvent.submit(form));
    expect(game().journal.head).toBe(before);
    expect(screen.getByRole('heading', { name: /^Refused\. Rebuild/ }).closest('section')?.textContent).toContain(
      'Blue PF are never rebuilt.',
    );
  });

  it('Delete takes a line back with a new one, once', async () => {
    toSecondMonth();
    book('income-axis');
    book('buy-axis', { class: 'infantry', pf: 1, colour: 'red' });
    const held = () => game().state.balances['pp.GER.yellow'];
    expect(held()).toBe(21);
    await show();
    await toPage('Germany');
    const line = () =>
      [...document.querySelectorAll('[data-line]')].find((each) => each.textContent?.startsWith('Repair')) ??
      document.body;
    await press(line(), 'Delete');
    expect(held()).toBe(24);
    expect(rows().filter((row) => /Infantry/.test(row ?? ''))).toHaveLength(2);
    await press(line(), 'Delete');
    expect(held()).toBe(24);
    expect(screen.getByText(/correct it in the journal/)).toBeTruthy();
  });

  it('everything counted is behind it, and the way back', async () => {
    await show();
    await click('Everything counted');
    expect(document.querySelectorAll('h2').length).toBeGreaterThan(3);
    await click('Account book');
    expect(title()).toBe('Soviet production');
  });
});
