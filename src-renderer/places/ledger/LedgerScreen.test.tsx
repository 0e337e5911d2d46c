import { cleanup, fireEvent, act as flush, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeGame, gameNow, undoOne } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { openPgg } from '../../testing/openPgg.ts';
import { LedgerScreen } from './LedgerScreen.tsx';

beforeEach(async () => void (await openPgg()));
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
const groupTitles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

describe('the ledger screen', () => {
  it('shows every heading of the game, and one alone when it is chosen', async () => {
    await show();
    const titles = groupTitles();
    expect(titles.length).toBeGreaterThan(3);
    const index = screen.getByRole('navigation');
    const last = titles.at(-1) ?? '';
    await flush(async () => void fireEvent.click(within(index).getByRole('button', { name: last })));
    expect(groupTitles()).toEqual([last]);
  });

  it('corrects an account by hand with its reason, and the correction is undone like any entry', async () => {
    await show();
    const account = game().game.accounts.find((each) => each.id === 'interdiction');
    if (!account) throw new Error('no account');
    const before = game().state.balances[account.id] ?? 0;
    const fold = [...document.querySelectorAll('details')].find((each) =>
      /Soviet interdiction uses left/.test(each.textContent ?? ''),
    );
    if (!fold) throw new Error('no fold');
    expect(within(fold).queryByRole('table')).toBeNull();
    await flush(async () => void fireEvent.click(fold.querySelector('summary') ?? fold));
    expect(within(fold).getByRole('table', { hidden: true })).toBeTruthy();
    await flush(
      async () => void fireEvent.click(within(fold).getByRole('button', { name: 'Set by hand', hidden: true })),
    );
    const field = within(fold).getByRole('spinbutton', { hidden: true });
    await flush(async () => void fireEvent.change(field, { target: { value: String(before - 1) } }));
    await flush(async () => void fireEvent.submit(field.closest('form') ?? field));
    expect(game().state.balances[account.id]).toBe(before - 1);
    await flush(async () => void undoOne());
    expect(game().state.balances[account.id] ?? 0).toBe(before);
  });
});
