import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { armir as game } from '#rules/games/armir/index.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { setHost } from '../../../host/client.ts';
import { setGames } from '../../../host/games.ts';
import { openCalc, useBench } from '../../../state/bench.ts';
import { closeGame, openGame } from '../../../state/store.ts';
import { draw } from '../../../testing/draw.tsx';
import { makeGame } from '../../../testing/makeGame.ts';
import { memoryHost } from '../../../testing/memoryClient.ts';
import { FightScreen } from '../FightScreen.tsx';

/** Invented ground: a city beside open country. */
const sheet = {
  grid: gridOf(9, 9),
  hexes: { '0404': { terrain: 'clear', features: ['city'] }, '0405': { terrain: 'clear' } },
  sides: {},
  links: {},
  boxes: {},
};

beforeEach(async () => {
  useBench.setState({ calc: {}, drafts: {} });
  const memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  const data = JSON.parse(JSON.stringify(sheet));
  const id = await makeGame(memory, game, { 'sheet:map': { checksum: 'x', data } });
  await openGame(id);
  openCalc(id, 'combat');
});
afterEach(() => {
  cleanup();
  closeGame();
});
const city = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'City' });
const isTicked = () => city().getAttribute('aria-checked') ?? String(city().checked);
const type = (hex: string) => fireEvent.change(screen.getByLabelText('Attacked hex'), { target: { value: hex } });

it('ARMIR-14.4 the ground goes along with the hex typed; set against the map it stays, and one press takes the map’s', () => {
  draw(<FightScreen />);
  const was = [isTicked()];
  for (const hex of ['04', '0404', '0405', '0404']) {
    type(hex);
    was.push(isTicked());
  }
  expect(was).toEqual(['false', 'false', 'true', 'false', 'true']);
  expect(screen.queryByText(/The map says/)).toBeNull();
  fireEvent.click(city());
  expect([isTicked(), screen.getByText(/The map says/).textContent]).toEqual(['false', 'The map says: City.']);
  fireEvent.click(screen.getByRole('button', { name: 'Take from the map' }));
  expect([isTicked(), screen.queryByText(/The map says/)]).toEqual(['true', null]);
});
