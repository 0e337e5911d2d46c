import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { panzergruppeGuderian } from '#rules/games/panzergruppe-guderian/index.ts';
import { setHost } from '../host/client.ts';
import { setGames } from '../host/games.ts';
import { useReach } from '../host/reach.ts';
import { useKeys } from '../state/keys.ts';
import { useOthers } from '../state/others.ts';
import { useRoom } from '../state/room.ts';
import { useSecond } from '../state/second.ts';
import { abandon, closeGame, openGame, useGame } from '../state/store.ts';
import { draw } from '../testing/draw.tsx';
import { makeGame } from '../testing/makeGame.ts';
import { memoryHost } from '../testing/memoryClient.ts';
import { DiskLine } from './DiskLine.tsx';

beforeEach(async () => {
  const memory = memoryHost();
  setHost(memory.client);
  setGames([panzergruppeGuderian]);
  await openGame(await makeGame(memory, panzergruppeGuderian));
});
afterEach(() => {
  cleanup();
  closeGame();
  abandon();
  useKeys.setState({ listeners: [] });
  useRoom.setState({ room: {} });
  useReach.setState({ refusal: undefined });
  useSecond.setState({ connected: false });
  useOthers.setState({ fork: undefined, did: undefined });
});

const stands = {
  'a word': () => useGame.setState({ notice: { id: 'ui.second.not.dice' } }),
  'a question': () => useOthers.setState({ fork: { leaf: 'x', mine: false, who: 'Tablet', says: { id: 'x' } } }),
};
const shown = () => document.querySelector('[data-due]')?.textContent ?? '';

it.each(Object.entries(stands))('%s that stands hides from nobody that the host is away', async (_, stand) => {
  stand();
  draw(<DiskLine />);
  const before = shown();
  expect(before).not.toBe('');
  await flush(async () => useReach.setState({ refusal: { reason: 'host.gone' } }));
  expect(shown()).toMatch(/^The program does not answer\./);
  expect(shown()).toContain(screen.getAllByRole('button')[0]?.textContent ?? '?');
});

it.each(Object.entries(stands))(
  '%s that stands hides from no second screen that it hears nothing',
  async (_, stand) => {
    useSecond.setState({ connected: true });
    stand();
    draw(<DiskLine second />);
    expect(shown()).not.toContain('No connection');
    await flush(async () => useSecond.setState({ connected: false }));
    expect(shown()).toMatch(/^No connection: as of /);
  },
);

it('who did what has the room of the rulings, until this screen goes on itself', async () => {
  draw(<DiskLine />);
  const rulings = () => screen.queryByRole('button', { name: /^(Rulings|Own rulings)/ });
  expect(rulings()).not.toBeNull();
  await flush(async () => useOthers.setState({ did: { who: 'Anna', says: { id: 'x' } } }));
  expect(screen.getByRole('status').textContent).toMatch(/^Anna: /);
  expect(rulings()).toBeNull();
  await flush(async () => useOthers.setState({ did: undefined }));
  expect(rulings()).not.toBeNull();
});

it('after a crash the devices that wait are one press away', async () => {
  const opens = vi.fn();
  useKeys.setState({ listeners: [{ id: 'game.room', run: opens }] });
  draw(<DiskLine />);
  expect(screen.queryByRole('button', { name: 'Open the second screen again' })).toBeNull();
  await flush(async () => useRoom.setState({ room: { left: useGame.getState().open?.id ?? '' } }));
  await flush(async () => fireEvent.click(screen.getByRole('button', { name: 'Open the second screen again' })));
  expect(opens).toHaveBeenCalledOnce();
  await flush(async () => useRoom.setState({ room: { left: 'another' } }));
  expect(screen.queryByRole('button', { name: 'Open the second screen again' })).toBeNull();
});
