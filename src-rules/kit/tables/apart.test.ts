import { expect, it } from 'vitest';
import { roadsToLeningrad as game } from '../../games/roads-to-leningrad/index.ts';
import { contextWithoutGame } from '../game/contextOf.ts';
import { unitsOf } from '../game/fightLine.ts';
import type { RosterData } from '../record/playerData.ts';
import { apart, freshUnit, idIn } from './apart.ts';

const list = (id: string, ...units: readonly string[]): RosterData => ({
  id,
  units: units.map((unit) => ({ id: unit, name: `${id} ${unit}`, values: {} })),
});
const specs = [{ id: 'german', side: 'german' }, { id: 'soviet', side: 'soviet' }, { id: 'places' }];
const idsOf = (roster: RosterData | undefined) => roster?.units.map(({ id }) => id);

it('gives a unit an id that no other list can have', () => {
  const [german, soviet] = [list('german', 'known'), list('soviet', 'german-u2', 'soviet-u2')];
  expect(freshUnit({ id: 'german' }, german.units)).toBe('german-u2');
  expect(freshUnit({ id: 'soviet' }, soviet.units)).toBe('soviet-u3');
  // the ids of a list that has lost an entry are not given twice
  expect(freshUnit({ id: 'soviet' }, list('soviet', 'soviet-u2').units)).toBe('soviet-u3');
});

it('of two lists with an id in common one unit each is meant; what has no side, and what clashes with nothing, stays', () => {
  const rosters = {
    german: list('german', 'u1', 'u2'),
    soviet: list('soviet', 'u2', 'u3'),
    places: list('places', 'u1', 'u2'),
  };
  const held = apart(specs, rosters);
  expect([held.german, held.places]).toEqual([rosters.german, rosters.places]);
  expect(idsOf(held.soviet)).toEqual(['soviet--u2', 'u3']);
  expect([idIn('soviet', 'u2', held), idIn('soviet', 'u3', held), idIn('german', 'u2', held)]).toEqual([
    'soviet--u2',
    'u3',
    'u2',
  ]);
});

it('in a game every unit of its lists is its own', () => {
  const rosters = { german: list('german', 'u1'), soviet: list('soviet', 'u1') };
  const context = contextWithoutGame(game, { rosters });
  const typed = unitsOf(game.rosters, context).flatMap(({ id, name }) => (name.endsWith(' u1') ? [[id, name]] : []));
  expect(typed).toEqual([
    ['u1', 'german u1'],
    ['soviet--u1', 'soviet u1'],
  ]);
});
