import { cleanup, fireEvent, act as flush, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { armir as game } from '#rules/games/armir/index.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { act, closeGame, gameNow, openGame } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { makeGame } from '../../testing/makeGame.ts';
import { memoryHost } from '../../testing/memoryClient.ts';
import { LedgerScreen } from './LedgerScreen.tsx';

afterEach(() => {
  cleanup();
  closeGame();
});

it('ARMIR-16.1d a game without a book draws its tracks too, and each opens the form that moves it on', async () => {
  const memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  await openGame(await makeGame(memory, game));
  act({ id: 'armir.cir.says.noUnits' }, [{ kind: 'set', cell: 'cirUnits', key: 'somebody', value: 'yes' }]);
  await flush(async () => {
    draw(<LedgerScreen />);
  });
  const track = (await screen.findByText('Advance to Bokovskaya')).closest('li');
  expect(screen.getByRole('img', { name: /0 of 2 boxes$/ })).toBeTruthy();
  await flush(async () => void fireEvent.click(track?.querySelector('button') ?? document.body));
  expect(screen.getByRole('form', { name: 'Čir roll' })).toBeTruthy();
  expect(gameNow()?.context.cells.cirBoxes).toBe(0);
});
