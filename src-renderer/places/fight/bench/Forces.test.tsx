import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cells } from '#rules/games/armir/ids.ts';
import { armir as game } from '#rules/games/armir/index.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { setHost } from '../../../host/client.ts';
import { setGames } from '../../../host/games.ts';
import { openCalc, useBench } from '../../../state/bench.ts';
import { closeGame, gameNow, openGame, act as record, undoOne } from '../../../state/store.ts';
import { draw } from '../../../testing/draw.tsx';
import { makeGame } from '../../../testing/makeGame.ts';
import { memoryHost } from '../../../testing/memoryClient.ts';
import { FightScreen } from '../FightScreen.tsx';

/** Invented ground: a city beside open country. */
const sheet = {
  grid: gridOf(9, 9),
  hexes: {
    '0404': { terrain: 'clear', features: ['city'] },
    '0405': { terrain: 'clear' },
    '0406': { terrain: 'clear' },
    '0407': { terrain: 'clear' },
  },
  sides: {},
  links: {},
  boxes: {},
};
/** A gun of an invented value. */
const guns = { id: 'axis', units: [{ id: 'aa-1', name: 'AA 1', values: { kind: 'heavyArtillery', value: 5 } }] };

beforeEach(async () => {
  useBench.setState({ calc: {}, drafts: {} });
  const memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  const data = JSON.parse(JSON.stringify(sheet));
  const id = await makeGame(memory, game, {
    'sheet:map': { checksum: 'x', data },
    'roster:axis': { checksum: 'y', data: JSON.parse(JSON.stringify(guns)) },
  });
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

/** A unit put or moved on the map. */
const stand = (id: string, hex: string) =>
  act(async () => void record({ id: 'x' }, [{ kind: 'set', cell: cells.at, key: id, value: hex }]));
const distance = () => screen.getByLabelText<HTMLInputElement>('Distance in hexes');

it('ARMIR-10.1a a gun that moves after it was put into the form fires from where it stands; a distance the players typed stays', async () => {
  await stand('aa-1', '0405');
  const { unmount } = draw(<FightScreen />);
  openCalc(gameNow()?.id ?? '', 'bombard');
  fireEvent.change(await screen.findByLabelText('Heavy artillery'), { target: { value: 'AA 1' } });
  fireEvent.change(screen.getByLabelText('Target hex'), { target: { value: '0404' } });
  expect(distance().value).toBe('1');
  // the map is another screen
  unmount();
  await stand('aa-1', '0407');
  draw(<FightScreen />);
  expect(distance().value).toBe('3');
  await act(async () => void undoOne());
  expect(distance().value).toBe('1');
  fireEvent.change(distance(), { target: { value: '2' } });
  await stand('aa-1', '0407');
  expect(distance().value).toBe('2');
  expect(screen.getByText(/The map says/).textContent).toContain('Distance in hexes 3');
});
