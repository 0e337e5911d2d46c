import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { poolMarks } from '#rules/games/blocks-in-the-east/ids.ts';
import { draftOf, useBench } from '../../state/bench.ts';
import { onKey } from '../../state/keys.ts';
import { closeGame, gameNow, phaseDone, act as record } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { openBite } from '../../testing/openBite.ts';
import { TableScreen } from './TableScreen.tsx';

beforeEach(async () => {
  await openBite('SBE9');
  const isThere = () => gameNow()?.state.place.path === 't2/axis/combat';
  for (let guard = 0; guard < 80 && !isThere(); guard += 1) phaseDone();
  const note = (key: string, value: number) =>
    ({ kind: 'mark', mark: poolMarks.battles, key, value, until: 't2/axis' }) as const;
  record({ id: 'noted' }, [note('Brest', 1), note('Lvov', 2)]);
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  window.removeEventListener('keydown', onKey);
  cleanup();
  closeGame();
});

it('a noted fight has one button at the table, and by it as by its key what is noted comes along', async () => {
  draw(<TableScreen />);
  const named = (name: RegExp) => screen.queryAllByRole('button', { name }).map((each) => each.textContent);
  expect(named(/Brest/)).toEqual([expect.stringMatching(/^Fight: Brest/)]);
  expect(named(/^Fight$/)).toEqual([]);
  expect(named(/Lvov/)).toEqual(['Lvov']);
  const hex = () => draftOf(useBench.getState(), gameNow()?.id ?? '', 'battle').input.hex;
  expect(hex()).toBeUndefined();
  await flush(async () => void fireEvent.keyDown(document.body, { key: 'f' }));
  expect(hex()).toBe('Brest');
});

it('beside the phase that is to be done no noted fight is filled too', async () => {
  closeGame();
  await openBite('SBE4');
  const isThere = () => gameNow()?.state.place.path === 't1/axis/movement';
  for (let guard = 0; guard < 20 && !isThere(); guard += 1) phaseDone();
  record({ id: 'noted' }, [{ kind: 'mark', mark: poolMarks.battles, key: 'Brest', value: 1, until: 't1/axis' }]);
  draw(<TableScreen />);
  const filled = () => [...document.querySelectorAll('button[data-variant="filled"]')].map((one) => one.textContent);
  await waitFor(() => expect(filled()).toEqual([expect.stringMatching(/^Phase done/)]));
  expect(screen.getByRole('button', { name: /Brest/ }).textContent).toBe('Brest');
});
