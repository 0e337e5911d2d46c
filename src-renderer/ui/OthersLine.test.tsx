import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { panzergruppeGuderian } from '#rules/games/panzergruppe-guderian/index.ts';
import type { SavedGame } from '#shared/contract.ts';
import type { Part } from '#shared/room.ts';
import { setHost } from '../host/client.ts';
import { setGames } from '../host/games.ts';
import { type Fork, useOthers } from '../state/others.ts';
import { useSettings } from '../state/settings.ts';
import { abandon, act, closeGame, gameNow, jumpToLine, openGame, settled, useGame } from '../state/store.ts';
import { draw } from '../testing/draw.tsx';
import { makeGame } from '../testing/makeGame.ts';
import { memoryHost } from '../testing/memoryClient.ts';
import { ForkLine } from './OthersLine.tsx';

const note = (text: string) => act({ id: 'x' }, [{ kind: 'note', text }]);
let fork: Fork;
beforeEach(async () => {
  const memory = memoryHost();
  setHost(memory.client);
  setGames([panzergruppeGuderian]);
  await openGame(await makeGame(memory, panzergruppeGuderian));
  note('theirs');
  const leaf = gameNow()?.journal.head ?? '';
  jumpToLine(null);
  note('ours');
  await settled();
  fork = { leaf, mine: false, who: 'Tablet', says: { id: 'x' } };
  useOthers.setState({ fork });
});
afterEach(() => {
  cleanup();
  closeGame();
  abandon();
  useSettings.setState({ info: undefined });
});

const does = (part: Part): void => {
  const second = { game: 'g', opening: 'o', device: 'd', name: 'Anna', ...part };
  useSettings.setState({ info: { version: '0', host: 'browser', locale: 'en', library: '', second } });
};
const reads = (readOnly: SavedGame['readOnly']): void => {
  const open = gameNow();
  if (open) useGame.setState({ open: { ...open, readOnly } });
};
const offered = (): readonly string[] => screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');

it.each([
  ['the owner', undefined],
  ['who plays a side', { role: 'plays', side: 'german' }],
] as const)('%s chooses between two branches', async (_, part) => {
  if (part) does(part);
  draw(<ForkLine fork={fork} />);
  expect(offered()).toEqual(['Go on from there', 'Stay here']);
  await flush(async () => fireEvent.click(screen.getByText('Go on from there')));
  expect(gameNow()?.journal.head).toBe(fork.leaf);
});

it.each([
  ['who types dice', { role: 'dice' }],
  ['who only sees', { role: 'sees' }],
] as const)('%s is told who chooses, and offered nothing that would be refused', async (_, part) => {
  does(part);
  if (part.role === 'sees') reads('second');
  draw(<ForkLine fork={fork} />);
  expect(screen.getByRole('alert').textContent).toMatch(/chosen on the owner’s screen, or by who plays/);
  expect(offered()).toEqual(['Done']);
  await flush(async () => fireEvent.click(screen.getByText('Done')));
  expect(useOthers.getState().fork).toBeUndefined();
});
