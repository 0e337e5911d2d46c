import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { armir as game } from '#rules/games/armir/index.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { loadThings, useThings } from '../../host/things.ts';
import { changeDraft, openCalc, useBench } from '../../state/bench.ts';
import { onKey } from '../../state/keys.ts';
import { closeGame, gameNow, openGame, settled } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { languageOf } from '../../testing/languageOf.ts';
import { makeGame } from '../../testing/makeGame.ts';
import { type MemoryHost, memoryHost } from '../../testing/memoryClient.ts';
import { FightScreen } from './FightScreen.tsx';

// A fight without its table: the card says its result. Strengths and results are invented.
let memory: MemoryHost;
let id = '';
const tables = () => [...memory.things.values()].filter(({ kind }) => kind === 'table');
const cells = () => tables().map(({ data }) => (data as { readonly cells: unknown }).cells);

beforeEach(async () => {
  useBench.setState({ calc: {}, drafts: {} });
  useThings.setState({ things: undefined, refusal: undefined, removed: undefined });
  memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  id = await makeGame(memory, game);
  await openGame(id);
  await loadThings();
  changeDraft(id, 'combat', { input: { attacker: 'axis', attackTotal: 27, defenceTotal: 9 } });
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  window.removeEventListener('keydown', onKey);
  cleanup();
  closeGame();
});
const key = (pressed: string) => flush(async () => void fireEvent.keyDown(document.body, { key: pressed }));
const read = async (result: string) => {
  const field = screen.getByLabelText(/Result, as/);
  await flush(async () => void fireEvent.change(field, { target: { value: result } }));
  await flush(async () => void fireEvent.submit(field));
  await flush(settled);
};

it('says once what is not typed, keeps what the card says in the table, and does not ask for it again', async () => {
  draw(<FightScreen />);
  expect(screen.getAllByText(/Column 3:1/)).toHaveLength(1);
  await key('4');
  await key('Enter');
  await read('1 / 2');
  expect(cells()).toEqual([{ '4/3:1': { text: '1/2' } }]);
  expect(gameNow()?.context.tables[tables()[0]?.of ?? '']?.cells).toEqual({ '4/3:1': { text: '1/2' } });
  const said = gameNow()?.journal.lines.map((line) => languageOf('en', game).say(line.says)) ?? [];
  expect(said.at(-1)).toMatch(/from the card: 3:1, .*4.*: 1\/2\./i);
  expect(said.join()).not.toMatch(/⟨|\{\{/);
});

it('leaves the table alone where that is not wanted', async () => {
  draw(<FightScreen />);
  await key('4');
  await key('Enter');
  await flush(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Keep it in the table' })));
  await read('1/2');
  expect(cells()).toEqual([]);
});

it('does not offer it where the game uses a table that is not the library’s', async () => {
  draw(<FightScreen />);
  await key('4');
  await key('Enter');
  await read('1/2');
  memory.things.clear();
  await flush(async () => void (await loadThings()));
  await key('Enter');
  await flush(async () => changeDraft(id, 'combat', { flow: undefined, face: null }));
  await key('5');
  await key('Enter');
  expect(screen.getByLabelText(/Result, as/)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Keep it in the table' })).toBeNull();
});

it('keeps what the card says of a bombardment in the column of its value, which the table has not yet', async () => {
  changeDraft(id, 'bombard', { input: { with: 'heavy', gun: 'Invented guns', value: 4, target: '0512' } });
  openCalc(id, 'bombard');
  draw(<FightScreen />);
  await key('4');
  await key('Enter');
  expect(screen.getByText(/Value 2, die 4: what does the card say/)).toBeTruthy();
  await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'DSG' })));
  await flush(settled);
  expect(tables().map(({ data }) => (data as { readonly cols: unknown }).cols)).toEqual([['2', '3', '4']]);
  expect(cells()).toEqual([{ '4/2': { text: 'DSG' } }]);
});
