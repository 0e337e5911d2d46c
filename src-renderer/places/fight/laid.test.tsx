import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tables } from '#rules/games/armir/ids.ts';
import { armir as game } from '#rules/games/armir/index.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { changeDraft, openCalc, useBench } from '../../state/bench.ts';
import { onKey } from '../../state/keys.ts';
import { closeGame, gameNow, openGame } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { makeGame } from '../../testing/makeGame.ts';
import { memoryHost } from '../../testing/memoryClient.ts';
import { FightScreen } from './FightScreen.tsx';

// A table of one column; its results are invented, the gun is too.
const results = ['-', '-', 'DSG', 'DSG', 'DSG', 'DSG1'];
const data = {
  id: tables.bombardment,
  cols: ['4'],
  rows: ['1', '2', '3', '4', '5', '6'],
  cells: Object.fromEntries(results.map((text, i) => [`${i + 1}/4`, { text }])),
  from: 'typed',
};

beforeEach(async () => {
  useBench.setState({ calc: {}, drafts: {} });
  const memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  const id = await makeGame(memory, game, { [`table:${tables.bombardment}`]: { checksum: 'x', data } });
  await openGame(id);
  openCalc(id, 'bombard');
  changeDraft(id, 'bombard', { input: { with: 'heavy', gun: 'Invented', value: 4, target: '1204', anyway: true } });
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  window.removeEventListener('keydown', onKey);
  cleanup();
  closeGame();
});
const key = (pressed: string) => flush(async () => void fireEvent.keyDown(document.body, { key: pressed }));
const answer = () => document.querySelector('output')?.textContent;
const lit = () => document.querySelector('td[data-now]')?.textContent;
const foot = () => screen.getByRole('contentinfo').textContent;

it('a bombardment shows what the die comes to before it is recorded, in the figure, the table and the line', async () => {
  draw(<FightScreen />);
  expect([answer(), lit()]).toEqual([expect.stringContaining('66.7'), undefined]);
  await key('6');
  expect([answer(), lit()]).toEqual(['DSG1, and a step', 'DSG1']);
  expect(foot()).toContain('DSG1');
  // another face, another result; nothing of it is in the record
  await key('1');
  expect([answer(), lit()]).toEqual(['–, no effect', '–']);
  expect(gameNow()?.journal.lines).toEqual([]);
  await key('Backspace');
  expect([answer(), lit()]).toEqual([expect.stringContaining('66.7'), undefined]);
});
