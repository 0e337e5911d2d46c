import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import { checksum } from '#shared/saves/checksum.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { useLibrary } from '../../host/library.ts';
import { useThings } from '../../host/things.ts';
import { useRoute } from '../../state/route.ts';
import { draw } from '../../testing/draw.tsx';
import { memoryHost } from '../../testing/memoryClient.ts';
import { BackToGame } from '../../ui/frame/BackToGame.tsx';
import { NewGameScreen } from './NewGameScreen.tsx';

const [table] = game.tables;
const data = { id: table?.id, cols: [], rows: [], cells: {}, from: 'typed' };
const typed = {
  kind: 'table' as const,
  game: game.id,
  of: table?.id ?? '',
  id: 't1',
  name: 'From my box',
  data,
  checksum: checksum(data),
  revision: 1,
  saved: '2026-01-01T20:00:00.000Z',
};

const begin = async (locale: 'en' | 'it' = 'en') => {
  const memory = memoryHost({ things: [typed] });
  setHost(memory.client);
  setGames([game]);
  useLibrary.setState({ rows: [], bin: [], refusal: undefined });
  useThings.setState({ things: undefined, refusal: undefined, removed: undefined });
  await act(async () => {
    draw(<NewGameScreen gameId={game.id} />, locale);
  });
  return memory;
};
const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('a new game', () => {
  beforeEach(() => useRoute.setState({ route: { at: 'new', game: game.id } }));

  it('begins with every ruling as proposed, the tables of the library, and opens at its table', async () => {
    const memory = await begin();
    fireEvent.change(screen.getByLabelText('Soviet'), { target: { value: 'Ada' } });
    await press(/^Begin/);
    const [made] = memory.games.values();
    expect(made?.envelope).toMatchObject({ game: game.id, name: game.name, players: { soviet: 'Ada' } });
    expect(made?.setUp).toMatchObject({ options: Object.fromEntries(game.options.map((one) => [one.id, one.start])) });
    expect(made?.things).toEqual({ [`table:${typed.of}`]: { checksum: typed.checksum, data } });
    expect(made?.face).toMatchObject({ turn: 1, turns: 12 });
    expect(useRoute.getState().route).toEqual({ at: 'game', id: made?.envelope.id, place: 'table' });
  });

  it('keeps what was filled in while tables are typed, and they lead back to it; called off, it is gone', async () => {
    await begin();
    fireEvent.change(screen.getByLabelText('Soviet'), { target: { value: 'Ada' } });
    await press(/^Type/);
    expect(useRoute.getState().route).toEqual({ at: 'things', game: game.id });
    cleanup();
    draw(<BackToGame />);
    await press(/^Back to the new game/);
    expect(useRoute.getState().route).toEqual({ at: 'new', game: game.id });
    const filled = () => (screen.getByLabelText('Soviet') as HTMLInputElement).value;
    cleanup();
    await begin();
    expect(filled()).toBe('Ada');
    await press(/^Cancel/);
    cleanup();
    await begin();
    expect(filled()).toBe('');
  });

  it('begun before the library has said what it holds, the game has its tables all the same', async () => {
    const memory = memoryHost({ things: [typed] });
    let say = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      say = resolve;
    });
    const list = memory.client['things.list'];
    setHost({ ...memory.client, 'things.list': async (input) => held.then(() => list(input)) });
    setGames([game]);
    useThings.setState({ things: undefined, refusal: undefined, removed: undefined });
    await act(async () => {
      draw(<NewGameScreen gameId={game.id} />);
    });
    await press(/^Begin/);
    await act(async () => say());
    const [made] = memory.games.values();
    expect(Object.keys(made?.things ?? {})).toEqual([`table:${typed.of}`]);
  });

  it('takes the rulings of the table and says how many are not the proposed ones', async () => {
    const memory = await begin('it');
    const option = game.options[0];
    const other = option?.choices.find((choice) => choice.value !== option.start);
    if (!option || !other) throw new Error('the game has no ruling to choose');
    const { length } = game.options;
    expect(screen.getByText(`${length} scelte, tutte come proposte. Vanno bene così.`)).toBeTruthy();
    await press(/^Le scelte$/);
    const radio = document.querySelector(
      `[aria-labelledby="option-${option.id}"] input[value="${String(other.value)}"]`,
    );
    fireEvent.click(radio ?? document.body);
    expect(screen.getByText('1 scelta vostra.')).toBeTruthy();
    expect(screen.getByText(`${length} scelte, 1 non come proposte.`)).toBeTruthy();
    await press(/^Comincia/);
    const [made] = memory.games.values();
    expect(made?.setUp).toMatchObject({ options: { [option.id]: other.value } });
  });

  it('says why a game could not be begun and keeps what was typed', async () => {
    const memory = await begin();
    memory.refuse.set('games.create', { reason: 'disk.full' });
    fireEvent.change(screen.getByLabelText('Name of the game'), { target: { value: 'Autumn' } });
    await press(/^Begin/);
    expect(screen.getByRole('alert').textContent).toContain('Disk full');
    expect(memory.games.size).toBe(0);
    await press(/^Begin/);
    expect([...memory.games.values()].map((made) => made.envelope.name)).toEqual(['Autumn']);
  });
});
