import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { act, closeGame, gameNow, undoOne } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { openPgg } from '../../testing/openPgg.ts';
import { ScoreScreen } from './ScoreScreen.tsx';

beforeEach(async () => void (await openPgg()));
afterEach(() => {
  cleanup();
  closeGame();
});

describe('the score screen', () => {
  it('says the level and the points as the game counts them, with a line for each source', async () => {
    const open = gameNow();
    const score = open?.game.score(open.context);
    draw(<ScoreScreen />);
    expect(screen.getByRole('status').textContent).toBe(String(score?.total.points));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Soviet decisive victory');
    for (const line of score?.lines ?? []) expect(screen.getAllByText(`§ ${line.rule}`).length).toBeGreaterThan(0);
    expect(screen.getByText('Vitebsk (10 VP)')).toBeTruthy();
  });

  it('follows the record: what the ledger gains moves the points at once', async () => {
    draw(<ScoreScreen />);
    const before = screen.getByRole('status').textContent;
    const facts = [
      ['control', 'german'],
      ['line', 'open'],
    ].map(([cell = '', value = '']) => ({ kind: 'set', cell, key: 'vitebsk', value }) as const);
    await flush(async () => void act({ id: 'x' }, facts));
    expect(screen.getByRole('status').textContent).not.toBe(before);
    const open = gameNow();
    expect(screen.getByRole('status').textContent).toBe(String(open?.game.score(open.context).total.points));
  });

  it('PGG-15.11 cities are edited where their points are counted, as their action books them', async () => {
    draw(<ScoreScreen />);
    const held = await screen.findByRole('combobox', { name: 'Vitebsk, Held by' });
    await flush(async () => void fireEvent.change(held, { target: { value: 'german' } }));
    const line = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Vitebsk, Line to the west edge' });
    expect(line.value).toBe('cut');
    await flush(async () => void fireEvent.change(line, { target: { value: 'open' } }));
    expect(screen.getByRole('status').textContent).toBe('10');
    // since when it is held is booked with it
    expect(gameNow()?.state.cells.controlSince).toMatchObject({ vitebsk: gameNow()?.context.turn });
    await flush(async () => void undoOne());
    expect(screen.getByRole('status').textContent).toBe('0');
  });
});
