import { expect, it } from 'vitest';
import { speaker } from '#shared/say.ts';
import { panzergruppeGuderian as game } from '../index.ts';

const ids = (text: { readonly says: object; readonly words: object }) =>
  [...Object.keys(text.says), ...Object.keys(text.words)].sort();

it('both languages say the same things', () => {
  expect(ids(game.text.it)).toEqual(ids(game.text.en));
});

it('a sentence of either language has the same parameters', () => {
  const params = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map((found) => found[1]).sort();
  for (const [id, english] of Object.entries(game.text.en.says)) {
    expect(new Set(params(game.text.it.says[id] ?? '')), id).toEqual(new Set(params(english)));
  }
});

it('sides bend as Italian does', () => {
  const say = speaker('it', [game.text.it]);
  expect(say({ id: 'pgg.remind.disrupted', p: { what: { name: '2216' }, side: { id: 'pgg.side.soviet' } } })).toBe(
    'Disorganizzazione del sovietico da rimuovere: 2216.',
  );
});
