import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rosters } from '#rules/games/armir/ids.ts';
import { armir as game } from '#rules/games/armir/index.ts';
import type { RosterData } from '#rules/kit/record/playerData.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { loadThings, useThings } from '../../host/things.ts';
import { changeDraft, draftOf, useBench } from '../../state/bench.ts';
import { closeGame, gameNow, openGame, settled, undoOne } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { makeGame } from '../../testing/makeGame.ts';
import { type MemoryHost, memoryHost } from '../../testing/memoryClient.ts';
import { FightScreen } from './FightScreen.tsx';

// A unit nobody has in a list yet; its name and its CP are invented.
const typed = { id: 'x9', name: 'Invented 9', kind: 'combat', cp: '6 4 2', oos: true };
let memory: MemoryHost;
let id = '';
beforeEach(async () => {
  useBench.setState({ calc: {}, drafts: {} });
  useThings.setState({ things: undefined, refusal: undefined, removed: undefined });
  memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  id = await makeGame(memory, game);
  await openGame(id);
  await loadThings();
  changeDraft(id, 'combat', { input: { attacker: 'axis', axis: [typed] } });
});
afterEach(() => {
  cleanup();
  closeGame();
});
const line = () => document.querySelector<HTMLElement>('[data-row]');
const list = () => [...memory.things.values()].find(({ kind, of }) => kind === 'roster' && of === rosters.axis);
const listed = () => (list()?.data as RosterData | undefined)?.units.filter(({ name }) => name === 'Invented 9') ?? [];
const rows = () => draftOf(useBench.getState(), id, 'combat').input.axis;

it('a unit typed for a fight is kept in the list by one press, stands for it, and is not offered again', async () => {
  draw(<FightScreen />);
  await flush(async () => void fireEvent.click(line() ?? document.body));
  const keep = await screen.findByRole('button', { name: 'Keep in the list' });
  await flush(async () => void fireEvent.click(keep));
  await flush(settled);
  // what its counter prints, no state of it
  expect(listed()).toMatchObject([{ name: 'Invented 9', values: { cp: '6 4 2' } }]);
  expect(listed()[0]?.values).not.toHaveProperty('oos');
  expect(gameNow()?.context.rosters[rosters.axis]?.units.some(({ name }) => name === 'Invented 9')).toBe(true);
  // the row is that unit from now on, as it was typed
  expect(rows()).toMatchObject([{ ...typed, id: listed()[0]?.id }]);
  expect(screen.queryByRole('button', { name: 'Keep in the list' })).toBeNull();
  // the game's share of it can be taken back like any entry
  await flush(async () => void undoOne());
  expect(gameNow()?.context.rosters[rosters.axis]?.units.some(({ name }) => name === 'Invented 9') ?? false).toBe(
    false,
  );
});
