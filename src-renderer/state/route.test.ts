import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, parseRoute, places, type Route } from './route.ts';

const word = fc.string({ minLength: 1, maxLength: 12 });
const routes: fc.Arbitrary<Route> = fc.oneof(
  fc.constant<Route>({ at: 'library' }),
  fc.constant<Route>({ at: 'settings' }),
  fc.constant<Route>({ at: 'things' }),
  word.map((game): Route => ({ at: 'new', game })),
  word.map((game): Route => ({ at: 'quick', game })),
  fc.record({ at: fc.constant('game' as const), id: word, place: fc.constantFrom(...places) }),
  fc.record({ at: fc.constant('things' as const), game: word, kind: word, of: word, id: word }),
);

describe('the address', () => {
  it('says where one is, and is read back the same, whatever the names', () => {
    fc.assert(
      fc.property(routes, (route) => {
        expect(parseRoute(hashOf(route))).toEqual(route);
      }),
    );
  });

  it('leads to the library when nobody knows it', () => {
    expect(parseRoute('#/nowhere/at/all')).toEqual({ at: 'library' });
    expect(parseRoute('#/game/g1/attic')).toEqual({ at: 'game', id: 'g1', place: 'table' });
    expect(parseRoute('#/game/%E0%A4%A')).toEqual({ at: 'library' });
  });
});
