import { expect, it } from 'vitest';
import { fetchGame, gameIds } from './catalogue.ts';
import { games } from './registry.ts';

it('every game of the registry can be fetched by itself, in the same order', async () => {
  expect(gameIds).toEqual(games.map(({ id }) => id));
  expect(await Promise.all(gameIds.map(fetchGame))).toEqual(games);
  expect(await fetchGame('kriegsspiel')).toBeUndefined();
});
