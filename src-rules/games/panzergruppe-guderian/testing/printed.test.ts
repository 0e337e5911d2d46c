import { expect, it } from 'vitest';
import { objectives } from '../model/objectives.ts';

it('PGG-15.11 PGG-15.12 the objectives and their points, typed a second time from the book', () => {
  const said = objectives.map(({ name, points, city }) => `${name} ${points}${city ? '' : ' no city'}`);
  expect(said.join(', ')).toBe(
    'Vitebsk 10, Orsha 5, Mogilev 5, Smolensk 25, Roslavl 10, Yelnya 10, Rzhev 5, Gzhatsk 5, Vyazma 15, Kaluga 20, ' +
      '5907 20 no city, 5915 20 no city',
  );
  expect(objectives.reduce((sum, { points }) => sum + points, 0)).toBe(150);
});
