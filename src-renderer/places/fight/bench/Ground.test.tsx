import { cleanup, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import { setGames } from '../../../host/games.ts';
import { draw } from '../../../testing/draw.tsx';
import { FieldsForm } from '../../../ui/forms/FieldsForm.tsx';
import { Ground } from './Ground.tsx';

afterEach(() => {
  cleanup();
  setGames([]);
  vi.unstubAllGlobals();
});

it('goes on watching when the form has another first field below its units', async () => {
  const watched: { readonly of: Element; readonly tell: (seen: object) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly tell: (seen: readonly object[]) => void) {}
      observe = (of: Element) => void watched.push({ of, tell: (seen) => this.tell([seen]) });
      disconnect = () => {};
    },
  );
  const calc = game.calculators.find(({ id }) => id === 'overrun');
  if (!calc) throw new Error('overrun');
  const context = contextWithoutGame(game);
  const form = (first: string) => (
    <main>
      <Ground calc={calc} value={{}} context={context} />
      <div key={first} data-ground="" data-testid={first} />
    </main>
  );
  const { rerender } = draw(form('totals'));
  rerender(form('hex'));
  const last = watched.at(-1);
  expect(last?.of).toBe(screen.getByTestId('hex'));
  await flush(async () => last?.tell({ isIntersecting: false, boundingClientRect: { top: 900 } }));
  expect(screen.getByRole('button', { hidden: true }).getAttribute('data-state')).toBe('shown');
});

it('says what is set of the ground in every fight, though a list of hexes stands below it', async () => {
  setGames([game]);
  let tell: (seen: readonly object[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof tell) {
        tell = told;
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
  const calc = game.calculators.find(({ id }) => id === 'attack');
  if (!calc) throw new Error('attack');
  const value = { attacker: 'german', forest: true, german: [{ id: 'a' }], soviet: [{ id: 'x' }] };
  const context = contextWithoutGame(game);
  draw(
    <main>
      <Ground calc={calc} value={value} context={context} />
      <FieldsForm fields={calc.fields} value={value} context={context} troubles={[]} onChange={() => {}} />
    </main>,
  );
  const ground = document.querySelector('[data-ground]');
  expect(ground?.textContent).toContain('Target hex');
  await flush(async () => tell([{ isIntersecting: false, boundingClientRect: { top: 900 } }]));
  expect(screen.getByRole('button', { name: /^Terrain and more/ }).textContent).toContain('Forest');
});
