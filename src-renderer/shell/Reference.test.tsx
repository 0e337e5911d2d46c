import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import { setGames } from '../host/games.ts';
import { closeReference, openReference, openTables } from '../state/reference.ts';
import { draw } from '../testing/draw.tsx';
import { ReferenceDialog } from './Reference.tsx';

describe('the reference', () => {
  setGames([game]);
  afterEach(() => {
    act(closeReference);
    cleanup();
  });

  it('shows the table that belongs to a rule, and all tables from there', async () => {
    draw(<ReferenceDialog game={game} />);
    act(() => openReference('9.5'));
    expect(await screen.findByRole('heading', { name: /Combat results/ })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: '10-1' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /Terrain/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'All tables' }));
    expect(screen.getByRole('heading', { name: /Terrain/ })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Forest' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'All tables' })).toBeNull();
  });

  it('shows one table alone when it is asked for, and none for a rule without one', async () => {
    draw(<ReferenceDialog game={game} />);
    act(() => openTables('terrain'));
    expect(await screen.findByRole('heading', { name: /Terrain/ })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /Combat results/ })).toBeNull();
    act(() => openReference('5.21'));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('knows whose rule it is where no game is in view', async () => {
    draw(<ReferenceDialog game={undefined} />);
    act(() => openReference('9.5'));
    expect(await screen.findByText(/No line on/)).toBeTruthy();
    act(() => openReference('9.5', game.id));
    expect(await screen.findByRole('heading', { name: /Combat results/ })).toBeTruthy();
  });
});
