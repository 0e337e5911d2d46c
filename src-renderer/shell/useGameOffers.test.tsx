import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OfferGroups, useOfferStore } from '../state/offers.ts';
import { useSought } from '../state/sought.ts';
import { closeGame, gameNow, useGame } from '../state/store.ts';
import { draw } from '../testing/draw.tsx';
import { openBite } from '../testing/openBite.ts';
import { openPgg } from '../testing/openPgg.ts';
import { useThingOffers } from '../ui/useThingOffers.ts';
import { useGameOffers } from './useGameOffers.ts';

beforeEach(async () => void (await openPgg()));
afterEach(() => {
  cleanup();
  closeGame();
});

function Probe() {
  const open = useGame((s) => s.open);
  useGameOffers(open);
  return null;
}
const all = (key: keyof OfferGroups, asked = '') => {
  const group = useOfferStore.getState().groups[key];
  if (!group) return [];
  const listed = typeof group.offers === 'function' ? group.offers() : group.offers;
  return [...listed, ...(group.find?.(asked) ?? [])];
};

it('the palette finds the actions of now wherever one is, and says of the others when', () => {
  draw(<Probe />);
  const now = all('actionsNow');
  const place = now.find(({ label }) => label === 'Place 16th Army');
  place?.run();
  expect(useSought.getState().action).toBe('setup-16');
  const later = all('actionsLater', 'x');
  expect(later.length + now.length).toBe(gameNow()?.game.actions.length);
  expect(later.find(({ id }) => id === 'snapshot')?.about).toMatch(/^Not now: ./);
});

it('the palette finds units by name, and opens them where the game keeps them', async () => {
  draw(<Probe />);
  const names = all('units').map(({ label }) => label);
  expect(names).toContain('12 Pz, Pz Rgt');
  cleanup();
  closeGame();
  await openBite('SBE4');
  draw(<Probe />);
  const open = gameNow();
  const rows = open?.game.pool?.rows(open.context) ?? [];
  const units = all('units');
  expect(units.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  units[0]?.run();
  expect(useSought.getState().unit).toBe(rows[0]?.id);
});

it('the palette opens the lists and tables of the game that is played, by name', () => {
  const games = [gameNow()?.game ?? expect.fail('no game')];
  function Lists() {
    useThingOffers(games);
    return null;
  }
  draw(<Lists />);
  const leaders = all('things').find(({ label }) => label === 'Soviet leaders');
  leaders?.run();
  expect(window.location.hash).toContain('roster/soviet');
});
