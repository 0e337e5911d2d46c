import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { checksum } from '#shared/saves/checksum.ts';
import { useThings } from '../host/things.ts';
import { closeGame, gameNow, takeThings } from '../state/store.ts';
import { draw } from '../testing/draw.tsx';
import { openPgg } from '../testing/openPgg.ts';
import { NewerThings } from './NewerThings.tsx';

afterEach(() => {
  cleanup();
  closeGame();
});

it('a list the game never had is taken into it or left for later; a newer one takes the place of the version in use', async () => {
  await openPgg();
  const now = () => {
    const open = gameNow();
    if (!open) throw new Error('no game is open');
    return open;
  };
  const of = now().game.tables[0]?.id ?? '';
  const thing = (text: string) => {
    const data = { id: of, cols: ['strength'], rows: ['1'], cells: { '1/strength': { text } }, from: 'typed' };
    const { id: game } = now().game;
    const typed = { kind: 'table', game, of, id: 'one', name: 'One', revision: 1 } as const;
    return { ...typed, data, checksum: checksum(data), saved: '2026-01-01T20:00:00Z' };
  };
  const offered = async (text: string) => {
    await act(async () => {
      draw(<NewerThings open={now()} />);
    });
    act(() => useThings.setState({ things: [thing(text)] }));
    const said = screen.getAllByRole('button').map((button) => button.textContent);
    const [first] = (screen.getByRole('status').textContent ?? '').split(':');
    cleanup();
    return [first, ...said];
  };
  expect(await offered('1-1-6')).toEqual(['In the library, not yet in this game', 'Use in this game', 'Not now']);
  takeThings({ [`table:${of}`]: thing('1-1-6') }, { id: 'x' });
  expect(await offered('2-2-6')).toEqual([
    'Newer in the library than in this game',
    'Use the new one',
    'Keep as it is',
  ]);
});
