import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LibraryRow } from '#shared/contract.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { loadLibrary, useLibrary } from '../../host/library.ts';
import { loadRoom } from '../../state/room.ts';
import { useRoute } from '../../state/route.ts';
import { draw } from '../../testing/draw.tsx';
import { type MemoryHost, memoryHost } from '../../testing/memoryClient.ts';
import { LibraryScreen } from './LibraryScreen.tsx';

const good = (id: string, name: string): LibraryRow => ({
  state: 'good',
  envelope: {
    format: 'stato-maggiore/game',
    version: 1,
    id,
    game: 'invented',
    gameVersion: 1,
    scenario: 's',
    name,
    players: { blue: 'Ada' },
    created: '2026-01-01T20:00:00.000Z',
  },
  face: { turn: 3, turns: 12 },
  saved: '2026-01-01T20:00:00.000Z',
  backups: 2,
  revision: 1,
});

let memory: MemoryHost;
const begin = async (rows: readonly LibraryRow[], locale: 'en' | 'it' = 'en') => {
  memory = memoryHost({ rows });
  setHost(memory.client);
  useLibrary.setState({ rows: undefined, bin: [], refusal: undefined });
  await loadLibrary();
  draw(<LibraryScreen />, locale);
};
const choose = async (name: string) => {
  const item = await screen.findByRole('menuitem', { name });
  await act(async () => fireEvent.click(item));
};
const opened = () => useRoute.getState().route;
const rowOf = (name: string): HTMLElement => {
  const row = screen.getByText(name).closest('li');
  if (!row) throw new Error(`no row ${name}`);
  return row;
};

describe('the library', () => {
  beforeEach(() => {
    setGames([]);
    useRoute.setState({ route: { at: 'library' } });
  });

  it('has the hand on the last game: Enter opens it, Down the next', async () => {
    await begin([good('g1', 'First'), good('g2', 'Second')]);
    expect(document.activeElement).toBe(rowOf('First').querySelector('[data-open]'));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(rowOf('Second').querySelector('[data-open]'));
    fireEvent.click(document.activeElement ?? document.body);
    expect(opened()).toEqual({ at: 'game', id: 'g2', place: 'table' });
  });

  it('says which game is open to the room', async () => {
    await begin([good('g1', 'First'), good('g2', 'Second')]);
    await act(async () => memory.client['room.open']({ id: 'g2', hidden: { cells: [], rolls: [] } }));
    await act(async () => loadRoom());
    expect(rowOf('Second').textContent).toContain('Second screen open');
    expect(rowOf('First').textContent).not.toContain('Second screen open');
  });

  it('says what to do when there is no game yet', async () => {
    await begin([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No game yet');
    expect(screen.queryByText('Saved games')).toBeNull();
  });

  it('says that the library is gone, which is no empty one, and goes on when it is back', async () => {
    vi.useFakeTimers();
    try {
      await begin([]);
      memory.refuse.set('games.list', { reason: 'disk.gone', p: { folder: '/somewhere' } });
      await act(() => loadLibrary());
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Saved games');
      expect(screen.getByText(/^The library is not in its place: \/somewhere/)).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(2_100));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No game yet');
      expect(screen.queryByText(/not in its place/)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('calls no library empty whose list was refused', async () => {
    await begin([good('g1', 'First')]);
    memory.refuse.set('games.list', { reason: 'host.fault' });
    await act(async () => {
      useLibrary.setState({ rows: undefined, bin: [], refusal: undefined });
      await loadLibrary();
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Saved games');
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('shows an unreadable game as a row: set aside, nothing overwritten, which backup is good', async () => {
    await begin([
      {
        state: 'setAside',
        id: 'bad',
        name: 'Old one',
        backup: { id: 'b7', at: '2026-01-01T20:00:00.000Z', turn: 3, entries: 4, lost: 2, thingsLost: true },
      },
      { state: 'newer', id: 'new', name: 'From next year', version: 9 },
    ]);
    expect(rowOf('Old one: the file cannot be read').textContent).toMatch(
      /nothing was overwritten. Good backup: .*4 entries. 2 entries could not be read. Its tables/,
    );
    expect(rowOf('From next year: of a newer version').textContent).toContain('left alone');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open the backup' })));
    expect(memory.calls).toContain('games.fromBackup');
  });

  it('finds by game or player, and Esc shows all again', async () => {
    await begin([good('g1', 'Smolensk'), good('g2', 'Élan')]);
    fireEvent.click(screen.getByRole('button', { name: /Find$/ }));
    const field = screen.getByRole('textbox', { name: 'Game or player' });
    fireEvent.change(field, { target: { value: 'elan ada' } });
    expect(screen.queryByText('Smolensk')).toBeNull();
    expect(screen.getByText('Élan')).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.getByText('Smolensk')).toBeTruthy();
  });

  it('deletes to a bin without asking and restores from there', async () => {
    await begin([good('g1', 'First'), good('g2', 'Second')]);
    fireEvent.click(within(rowOf('First')).getByRole('button', { name: 'More for First' }));
    await choose('Delete to the bin');
    expect(screen.getByRole('status').textContent).toBe('First is in the bin, below the list.');
    expect(memory.rows.map((row) => row.state === 'good' && row.envelope.id)).toEqual(['g2']);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Restore', hidden: true })));
    expect(memory.rows).toHaveLength(2);
  });

  it('says a refusal in the player’s language and keeps the rows', async () => {
    await begin([good('g1', 'First')], 'it');
    memory.refuse.set('games.duplicate', { reason: 'disk.full' });
    fireEvent.click(screen.getByRole('button', { name: 'Altro per First' }));
    await choose('Duplica');
    expect(screen.getByRole('alert').textContent).toContain('Disco pieno');
    expect(screen.getByText('First')).toBeTruthy();
  });

  it('renames in place: Enter keeps the name, Esc leaves it', async () => {
    await begin([good('g1', 'First')]);
    const rename = async () => {
      fireEvent.click(screen.getByRole('button', { name: /^More for/ }));
      await choose('Rename');
      return screen.getByRole('textbox', { name: 'Name of the game' });
    };
    const field = await rename();
    fireEvent.change(field, { target: { value: 'Autumn' } });
    await act(async () => fireEvent.submit(field.closest('form') ?? field));
    expect(screen.getByText('Autumn')).toBeTruthy();
    const again = await rename();
    fireEvent.change(again, { target: { value: 'Winter' } });
    await act(async () => fireEvent.keyDown(again, { key: 'Escape' }));
    expect(screen.getByText('Autumn')).toBeTruthy();
    expect(memory.calls.filter((call) => call === 'games.rename')).toHaveLength(1);
  });
});
