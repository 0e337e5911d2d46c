import { expect, it } from 'vitest';
import { games } from '#rules/games/registry.ts';
import { kitText } from '#rules/kit/words/catalogue/index.ts';
import { english } from './english.ts';

/** Where the count is never one: a fixed number of the box, or said of many alone. */
const neverOne = [
  'bite.bar.fullHex',
  'bite.turkey.closed',
  'ui.change.times',
  'ui.map.grid.many.columns',
  'ui.map.grid.many.rows',
];

it('a noun behind a count has its singular: nothing says "1 hexes"', () => {
  const texts = [kitText.en, ...english, ...games.map(({ text }) => text.en)];
  const bare = texts.flatMap(({ says }) =>
    Object.entries(says).flatMap(([id, text]) =>
      /_(zero|one|other)$/.test(id) || !/\{\{count\}\} (?:[a-z]+s|dice)\b/.test(text) ? [] : id,
    ),
  );
  expect([...new Set(bare)].sort()).toEqual(neverOne);
});
