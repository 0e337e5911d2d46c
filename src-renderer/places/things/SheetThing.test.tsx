import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import { roadsToLeningrad as other } from '#rules/games/roads-to-leningrad/index.ts';
import { edit } from '#rules/kit/hexmap/edit/edit.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { useThings } from '../../host/things.ts';
import { useOfferStore } from '../../state/offers.ts';
import { draw } from '../../testing/draw.tsx';
import { type MemoryHost, memoryHost } from '../../testing/memoryClient.ts';
import { ThingsScreen } from './ThingsScreen.tsx';

const map = game.map;
const spec = map?.sheet;
const grid = spec?.presets[0]?.grid;
const drawn = (): Sheet => {
  if (!grid) throw new Error('no preset');
  const small = { ...grid, columns: 4, rows: 3 };
  const blank: Sheet = { grid: small, hexes: {}, sides: {}, links: {}, boxes: {} };
  return edit(blank, { do: 'terrain', hexes: latticeOf(small).numbers, terrain: 'clear' }).sheet;
};

const memory: { host: MemoryHost } = { host: memoryHost() };
const keep = async (data: unknown = drawn(), called = 'Smolensk, west') => {
  const kept = await memory.host.client['things.write']({
    kind: 'sheet',
    game: game.id,
    of: spec?.id ?? '',
    name: called,
    data: JSON.parse(JSON.stringify(data)),
  });
  if (!kept.ok) throw new Error(kept.reason);
  return kept.value;
};
const sheets = () => [...memory.host.things.values()].filter((thing) => thing.kind === 'sheet');

beforeEach(async () => {
  memory.host = memoryHost();
  setHost(memory.host.client);
  setGames([game]);
  useThings.setState({ things: undefined, refusal: undefined, removed: undefined });
});
it('the palette opens each list, table and map by its name', async () => {
  const thing = await keep();
  draw(<ThingsScreen route={{ at: 'things' }} />);
  await screen.findByText(/12 hexes drawn/);
  const { offers } = useOfferStore.getState().groups.things ?? { offers: [] };
  const list = typeof offers === 'function' ? offers() : offers;
  const open = (id: string) => {
    list.find((one) => one.id === `${game.id}/${id}`)?.run();
    return window.location.hash;
  };
  expect([open('sheet/map').endsWith(`/${thing.id}`), open('roster/german').endsWith('/new')]).toEqual([true, true]);
});

it('while one list is open the palette opens the others, of two games with lists of one name the right one', async () => {
  setGames([game, other]);
  const listed = () => {
    const { offers } = useOfferStore.getState().groups.things ?? { offers: [] };
    return (typeof offers === 'function' ? offers() : offers).map(({ id }) => id);
  };
  const route = (id: string) => ({ at: 'things', game: id, kind: 'roster', of: 'german', id: 'new' }) as const;
  const { rerender } = draw(<ThingsScreen route={route(game.id)} />);
  expect(await screen.findAllByText('7 Pz, Pz Rgt')).not.toEqual([]);
  expect(listed()[0]).toBe(`${game.id}/roster/german`);
  expect(listed()).toContain(`${other.id}/roster/soviet`);
  rerender(<ThingsScreen route={route(other.id)} />);
  expect(await screen.findAllByText('von Manstein')).not.toEqual([]);
  expect(screen.queryByText('7 Pz, Pz Rgt')).toBeNull();
  // who came from this game finds its lists first
  expect(listed()[0]).toBe(`${other.id}/roster/german`);
});

it('maps stand among the players’ own things: how much is drawn, duplicated with their photo, deleted', async () => {
  const thing = await keep();
  const photo = { image: 'data:image/png;base64,iVBORw0KGgo=', width: 1, height: 1, opacity: 0.5 };
  memory.host.photos.set(thing.id, photo);
  draw(<ThingsScreen route={{ at: 'things' }} />);
  expect(await screen.findByText(/12 hexes drawn/)).toBeTruthy();
  const more = () => fireEvent.click(screen.getByRole('button', { name: 'More for Smolensk, west' }));
  more();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(() => expect(sheets().map((one) => one.name)).toEqual(['Smolensk, west', 'Smolensk, west, copy']));
  const copy = sheets()[1];
  await waitFor(() => expect(memory.host.photos.get(copy?.id ?? '')).toEqual(photo));
  expect(JSON.stringify(copy?.data)).not.toContain('base64');
  more();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(sheets()).toHaveLength(1));
  expect(memory.host.photos.size).toBe(1);
});

it('a map is drawn without a game and goes to the disk by itself, under its own name', async () => {
  const thing = await keep();
  draw(<ThingsScreen route={{ at: 'things', game: game.id, kind: 'sheet', of: 'map', id: thing.id }} />);
  const board = await screen.findByRole('application');
  fireEvent.keyDown(board, { key: 'ArrowRight' });
  fireEvent.keyDown(board, { key: '2' });
  fireEvent.keyDown(board, { key: ' ' });
  fireEvent.keyUp(board, { key: ' ' });
  fireEvent.change(screen.getByLabelText('Kept as'), { target: { value: 'Smolensk' } });
  await waitFor(() => expect(sheets()[0]?.revision).toBe(2));
  const [kept] = sheets();
  expect(kept?.name).toBe('Smolensk');
  expect(JSON.stringify(kept?.data).match(/forest/g)).toHaveLength(1);
});

it('a map that cannot be read is named by its places and never written over', async () => {
  const thing = await keep({ ...drawn(), hexes: { '0101': { terrain: 'lava' } } });
  draw(<ThingsScreen route={{ at: 'things', game: game.id, kind: 'sheet', of: 'map', id: thing.id }} />);
  expect(await screen.findByText('hexes.0101.terrain')).toBeTruthy();
  expect(screen.queryByRole('application')).toBeNull();
  cleanup();
  expect(sheets()[0]?.revision).toBe(1);
});
