import { expect, it } from 'vitest';
import { speaker } from '#shared/say.ts';
import { panzergruppeGuderian as game } from '../index.ts';

it('sides bend as Italian does', () => {
  const say = speaker('it', [game.text.it]);
  expect(say({ id: 'pgg.remind.disrupted', p: { what: { name: '2216' }, side: { id: 'pgg.side.soviet' } } })).toBe(
    'Disorganizzazione del sovietico da rimuovere: 2216.',
  );
});

it('a marker is a contrassegno wherever this game speaks Italian', () => {
  expect(JSON.stringify(game.text.it)).not.toMatch(/segnalin/i);
});
