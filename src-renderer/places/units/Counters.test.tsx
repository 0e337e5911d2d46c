import { cleanup, fireEvent, act as flush, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { armir as game } from '#rules/games/armir/index.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { closeGame, gameNow, openGame, undoOne } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { makeGame } from '../../testing/makeGame.ts';
import { memoryHost } from '../../testing/memoryClient.ts';
import { tallPage } from '../../testing/tallPage.ts';
import { PoolScreen } from './PoolScreen.tsx';

/** Invented counters. */
const unit = (id: string, values: object) => ({ id, name: `Invented ${id}`, values });
const axis = [
  unit('whole', { kind: 'combat', nation: 'ITA', formation: 'alpine', cp: '7 4 2', move: 'other', mp: 6 }),
  unit('hq', { kind: 'hq', nation: 'ITA', formation: 'alpine', mp: 4, range: 5 }),
  unit('blank', { kind: 'combat', nation: 'ITA', formation: 'alpine', cp: '', move: 'other' }),
];

beforeEach(() => {
  tallPage(50);
});
afterEach(() => {
  cleanup();
  closeGame();
  vi.restoreAllMocks();
});

it('ARMIR-8.6b counters show their steps and the CP of the one they are on; a key takes one, and it is undone', async () => {
  const memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  const things = { 'roster:axis': { checksum: 'a', data: { id: 'axis', units: axis } } };
  const id = await makeGame(memory, game, JSON.parse(JSON.stringify(things)), { id: 'don', options: {} });
  await openGame(id);
  await flush(async () => void draw(<PoolScreen />, 'it'));
  const line = (name: string) =>
    [...document.querySelectorAll('[role="option"]')].find((each) => each.textContent?.includes(name))?.textContent;
  const press = (key: string) =>
    flush(async () => {
      const list = document.querySelector('[role="listbox"]');
      if (list) fireEvent.keyDown(list, { key });
    });
  expect(line('Invented whole')).toContain('3 step su 3');
  expect(line('Invented hq')).toContain('1 step su 1');
  expect(line('Invented blank')).toContain('Valori non scritti');
  await press('ArrowDown');
  expect(screen.getByText(/Valori: 7 4 2/)).toBeTruthy();
  await press('-');
  expect(gameNow()?.state.cells.steps).toEqual({ whole: 2 });
  expect(line('Invented whole')).toMatch(/4.*2 step su 3/);
  await press('0');
  expect(line('Invented whole')).toMatch(/eliminata.*0 step su 3/);
  await flush(async () => void undoOne());
  expect(line('Invented whole')).toContain('2 step su 3');
  // an HQ has no values of its own to list
  await press('ArrowDown');
  expect(screen.queryByText(/Valori: 0/)).toBeNull();
});
