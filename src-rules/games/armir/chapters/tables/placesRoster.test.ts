import { expect, it } from 'vitest';
import { rosters } from '../../ids.ts';
import { placesRoster } from './placesRoster.ts';

it('ARMIR-16.4a places held at start that are not worth 4 are said, once all their kinds are typed', () => {
  const told = (...kinds: readonly string[]) =>
    placesRoster.troubles?.({
      id: rosters.places,
      units: kinds.map((kind, i) => ({ id: `p${i}`, name: `Invented ${i}`, values: { kind, start: 'soviet' } })),
    });
  expect(told('village', 'village', 'city')).toEqual([]);
  expect(told('village', 'village', 'unknown')).toEqual([]);
  // what the Axis holds is not counted
  const units = ['village', 'village', 'city', 'city'].map((kind, i) => ({
    id: `p${i}`,
    name: `Invented ${i}`,
    values: { kind, start: i < 3 ? 'soviet' : 'axis' },
  }));
  expect(placesRoster.troubles?.({ id: rosters.places, units })).toEqual([]);
  expect(told('village', 'city', 'city')).toMatchObject([{ row: 2, msg: { p: { n: 5, of: 4 } } }]);
});
