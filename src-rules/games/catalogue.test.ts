import { expect, it } from 'vitest';
import { titleOf } from '#rules/kit/game/title.ts';
import { fetchGame, titles } from './catalogue.ts';
import { games } from './registry.ts';

it('every game of the registry stands in the catalogue by its title, in the same order, and can be fetched by itself', async () => {
  expect(titles).toEqual(games.map(titleOf));
  const said = games.map(({ about, text: { en, it: italian } }) => ({
    en: en.says[about.id],
    it: italian.says[about.id],
  }));
  expect(titles.map(({ about }) => about)).toEqual(said);
  expect(await Promise.all(titles.map(({ id }) => fetchGame(id)))).toEqual(games);
  expect(await fetchGame('kriegsspiel')).toBeUndefined();
});
