import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { turnLabel } from '#rules/kit/game/turnLabel.ts';
import type { Locale } from '#rules/kit/words/message.ts';
import { closeGame, gameNow, undoOne, useGame } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { openPgg } from '../../testing/openPgg.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { TurnsScreen } from './TurnsScreen.tsx';

beforeEach(async () => void (await openPgg()));
afterEach(() => {
  cleanup();
  closeGame();
});

const labelOf = (turn: number) => turnLabel({ cells: gameNow()?.context.cells ?? {} }, turn);
/** Draws the turns, and waits for the words beside the grid, which come a frame later. */
const show = async (locale: Locale = 'en') => {
  await act(async () => {
    draw(<TurnsScreen />, locale);
  });
  await screen.findAllByRole('heading', { level: 2 });
};
const open = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (field: string, text: string) => {
  const input = screen.getByLabelText(field);
  fireEvent.change(input, { target: { value: text } });
  return input;
};

describe('the turn record', () => {
  it.each<[Locale, string, string]>([
    ['en', 'Name turn 2', 'Name of turn 2'],
    ['it', 'Dai un nome al turno 2', 'Nome del turno 2'],
  ])('PGG-N12 takes a name for a turn in place and shows it above its column (%s)', async (locale, pen, field) => {
    await show(locale);
    await open(pen);
    expect(document.activeElement).toBe(screen.getByLabelText(field));
    const input = type(field, '5 July');
    await act(async () => fireEvent.submit(input.closest('form') ?? input));
    expect(labelOf(2)).toBe('5 July');
    expect(screen.getAllByText('5 July')).toHaveLength(2);
    await act(async () => void undoOne());
    expect(screen.queryByText('5 July')).toBeNull();
  });

  it('PGG-N12 Esc leaves the name as it was, an empty one takes it off', async () => {
    await show();
    await open('Name turn 1');
    await act(async () => fireEvent.keyDown(type('Name of turn 1', 'x'), { key: 'Escape' }));
    expect([labelOf(1), gameNow()?.journal.lines]).toEqual(['', []]);
    await open('Name turn 1');
    const first = type('Name of turn 1', 'July');
    await act(async () => fireEvent.submit(first.closest('form') ?? first));
    await open('Change the name of turn 1: July');
    const again = type('Name of turn 1', ' ');
    await act(async () => fireEvent.submit(again.closest('form') ?? again));
    expect(labelOf(1)).toBe('');
  });

  it('PGG-N12 the name stands beside the number on the table; a game that is read only offers no pen', async () => {
    await show();
    await open('Name turn 1');
    const input = type('Name of turn 1', '1 July');
    await act(async () => fireEvent.submit(input.closest('form') ?? input));
    cleanup();
    await act(async () => {
      draw(<TableScreen />);
    });
    expect(screen.getByText('1 July').closest('p')?.textContent).toContain('1');
    cleanup();
    const now = gameNow();
    if (now) useGame.setState({ open: { ...now, readOnly: 'locked' } });
    await show();
    expect(screen.queryByRole('button', { name: /turn 1/ })).toBeNull();
  });
});
