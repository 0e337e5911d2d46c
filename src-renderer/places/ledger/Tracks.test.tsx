import { cleanup, fireEvent, act as flush, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeGame, gameNow } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { openBite } from '../../testing/openBite.ts';
import { LedgerScreen } from './LedgerScreen.tsx';

beforeEach(async () => void (await openBite('SBE9', { level: 'advanced', a11: true, o15: true })));
afterEach(() => {
  cleanup();
  closeGame();
});

it('BITE-15.1-3 trackers stand under the book of who pays; one is opened for its PP, and booked', async () => {
  await flush(async () => {
    draw(<LedgerScreen />);
  });
  const boxes = () => screen.queryAllByRole('img', { name: /of 10 boxes$/ });
  const page = (nation: string) =>
    flush(async () => void fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${nation}`) })));
  await page('Romania');
  expect(boxes()).toHaveLength(0);
  await page('Germany');
  expect(boxes()).toHaveLength(10);
  const first = screen.getByText('Armor factory 1').closest('li');
  await flush(async () => void fireEvent.click(first?.querySelector('button') ?? document.body));
  expect(screen.getByRole('form').textContent).toMatch(/Against it: .* lacks: 1 yellow\. §/);
  // nothing in hand yet: the book says what is missing and lets the players go on
  await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Do it anyway' })));
  expect(gameNow()?.context.cells['project-box']).toMatchObject({ 'GER-red-1': 6, 'GER-red-2': 5 });
});
