import { describe, expect, it } from 'vitest';
import { ten } from '#rules/testing/invented/ten.ts';
import { games } from '../games/registry.ts';
import { played } from './agreements.ts';
import { foreign, unknownRules } from './words.ts';

describe('words and rule numbers', () => {
  it.each(played.map((game) => [game.name, game] as const))('%s is told in two languages', (_, game) => {
    expect(foreign(game.text)).toEqual([]);
  });

  it.each(games.map((game) => [game.name, game] as const))(
    '%s names no rule its reference does not know',
    (_, game) => {
      const { reference: _r, ...declared } = game;
      expect(unknownRules(game, declared)).toEqual([]);
    },
  );

  it.each(games.map((game) => [game.name, game] as const))(
    '%s: what is left or lacking is said in Italian so that it may be one',
    (_, game) => {
      const ofSeveral = Object.entries(game.text.it.says).filter(
        ([id, text]) => /\b(restano|rimangono|mancano) \{\{/i.test(text) && !/_(other|many)$/.test(id),
      );
      expect(ofSeveral.map(([id]) => id)).toEqual([]);
    },
  );

  it('an Italian in English, a sentence left as it was and a rule number nobody printed are missed', () => {
    const { en, it: itself } = ten.text;
    const says = { ...en.says, 'ten.about': 'A raid on the posts with what there is.' };
    expect(foreign({ en: { ...en, says }, it: { ...itself, says } }).length).toBeGreaterThan(1);
    const one = { ...itself.says, 'ten.about': 'Le incursioni and the posts.' };
    expect(foreign({ en, it: { ...itself, says: one } })).toEqual(['ten.about: English words in the Italian']);
    const game = { ...ten, reference: [{ rule: '7.0', msg: ten.about }] };
    expect(unknownRules(game, { not: { rule: '99.9' }, charts: [{ rules: ['7', '7.0; 98'] }] })).toEqual([
      '7.0; 98',
      '99.9',
    ]);
  });
});
