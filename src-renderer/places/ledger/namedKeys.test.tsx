import { cleanup, fireEvent, act as flush, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { roadsToLeningrad } from '#rules/games/roads-to-leningrad/index.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { act, closeGame, gameNow, openGame } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { makeGame } from '../../testing/makeGame.ts';
import { memoryHost } from '../../testing/memoryClient.ts';
import { LedgerScreen } from './LedgerScreen.tsx';

beforeEach(async () => {
  const memory = memoryHost();
  setHost(memory.client);
  setGames([roadsToLeningrad]);
  await openGame(await makeGame(memory, roadsToLeningrad, {}, { id: 'manstein', options: {} }));
});
afterEach(() => {
  cleanup();
  closeGame();
});

it('RTL-5.11 keys are typed and read as players call them, and only what the scenario knows is listed', async () => {
  act({ id: 'rtl.say', p: { what: { name: 'Weather' } } }, [
    { kind: 'set', cell: 'weather', key: '13', value: 'rain' },
  ]);
  await flush(async () => {
    draw(<LedgerScreen />);
  });
  await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Turn' })));
  const [line] = screen.getAllByText('19AM');
  expect(line?.parentElement?.textContent).toContain('Rain');
  const [note] = screen.getAllByRole('button', { name: 'Note it' });
  expect(note).toHaveProperty('disabled', true);
  await flush(async () => void fireEvent.change(screen.getByLabelText('A turn: 19AM.'), { target: { value: '19pm' } }));
  expect(note).toHaveProperty('disabled', false);
  await flush(async () => void fireEvent.click(note ?? document.body));
  const [form] = [...document.querySelectorAll('form')].filter((each) => each.querySelector('select'));
  const chosen = form?.querySelector('select');
  await flush(async () => void (chosen && fireEvent.change(chosen, { target: { value: 'rain' } })));
  await flush(async () => void (form && fireEvent.submit(form)));
  // a message, and no words of the language it was written in: the diary tells it in either
  expect(gameNow()?.journal.lines.at(-1)?.says.p).toMatchObject({
    key: { id: 'rtl.say', p: { what: { name: '19PM' } } },
    value: { id: expect.stringMatching(/^rtl\./) },
  });
  await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Reinforcements' })));
  expect(screen.queryByText(/Voroshilov/)).toBeNull();
  expect(screen.getAllByText('20AM, Soviet: optional ground units').length).toBeGreaterThan(0);
});

it('the marker in hand is not told by its place in the cup, nor by the form that corrects it', async () => {
  act({ id: 'rtl.say', p: { what: { name: 'Draw' } } }, [{ kind: 'set', cell: 'drawn', value: '3/7' }]);
  await flush(async () => {
    draw(<LedgerScreen />);
  });
  const [title] = screen.getAllByText('Marker in hand');
  const line = title?.parentElement;
  expect(line?.textContent).toContain('not played yet');
  await flush(
    async () =>
      void fireEvent.click(line?.querySelector('button[aria-expanded="false"].mantine-Button-root') ?? document.body),
  );
  expect(line?.querySelector('form')).toBeTruthy();
  expect(screen.queryByText(/3\/7/)).toBeNull();
  expect(screen.queryByDisplayValue(/3\/7/)).toBeNull();
});
