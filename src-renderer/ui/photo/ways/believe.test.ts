import { expect, it } from 'vitest';
import { believed } from './believe.ts';
import type { Pairs } from './pairs.ts';

/**
 * What lies in the middle of five ways in a row of which the other four bear a list, where nothing can be seen that would
 * say so; roads lie elsewhere, twice as many.
 */
const between = (told: number): string => {
  const places = Array.from({ length: 13 }, (_, place) => place);
  const at = places.map(() => ({ x: 0, y: 0 }));
  const ends = places.flatMap((place) => (place < 5 ? [place, place + 1] : [2 * place, 2 * place + 1]));
  const meet = Array.from({ length: 26 }, (_, node) =>
    places.filter((place) => ends.slice(2 * place, 2 * place + 2).includes(node)),
  );
  const pairs: Pairs = { of: 'links', names: places.map(String), from: at, to: at, ends: Int32Array.from(ends), meet };
  const evidence = { wide: 4, kinds: 2, values: new Float64Array(52), unlike: new Float64Array(26) };
  const lists = [[], [0], [1], [0, 1]];
  const known = new Map(places.filter((place) => place !== 2).map((place) => [place, place < 5 ? told : 1] as const));
  const likely = believed(pairs, evidence, known, lists);
  const most = lists.map((_, list) => likely[2 * lists.length + list] ?? 0);
  return ['nothing', 'road', 'rail', 'both'][most.indexOf(Math.max(...most))] ?? '';
};

it('each of two kinds that lie together goes on by itself', () => {
  expect([between(1), between(2), between(3)]).toEqual(['road', 'rail', 'both']);
});
