import { describe, expect, it } from 'vitest';
import { speaker } from '#shared/say.ts';
import { kitText } from './catalogue/index.ts';
import { readAsCommon } from './common.ts';
import { list, listed, type Msg, msg, name } from './message.ts';

const one = (n: number): Msg => msg('kit.amount', { n });
const many = (n: number): readonly Msg[] => Array.from({ length: n }, (_, i) => one(i + 1));
const depth = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
const [en, it_] = [speaker('en', [kitText.en]), speaker('it', [kitText.it])];

describe('many things in one breath', () => {
  it('keeps its order and is as deep for four hundred as for two', () => {
    expect(list(many(400))?.p?.items).toEqual(many(400));
    expect(depth(list(many(400)))).toBe(depth(list(many(2))));
    const grown = many(400).reduce((so, each) => listed([so, each]));
    expect(grown).toEqual(list(many(400)));
  });

  it('of nothing is undefined, or reads as nothing; of one is that one', () => {
    expect(list([])).toBeUndefined();
    expect(en(listed([]))).toBe('');
    expect(list(many(1))).toEqual(one(1));
  });

  it('reads as its form says, in both languages; a list of another form stands in it as it reads', () => {
    const said = (form?: Parameters<typeof list>[1]) => [en(listed(many(3), form)), it_(listed(many(3), form))];
    expect(said()).toEqual(['1, 2, 3', '1, 2, 3']);
    expect(said('semicolons')).toEqual(['1; 2; 3', '1; 2; 3']);
    expect(said('plus')).toEqual(['1 + 2 + 3', '1 + 2 + 3']);
    expect(said('sentences')).toEqual(['1 2 3', '1 2 3']);
    expect(said('and')).toEqual(['1, 2 and 3', '1, 2 e 3']);
    expect(en(listed([listed(many(2)), listed(many(3))], 'semicolons'))).toBe('1, 2; 1, 2, 3');
  });

  it('numbers, names and words in a list stand as they read alone', () => {
    const say = speaker('it', [kitText.it, { says: {}, words: { axis: { bare: 'Asse' } } }]);
    expect(say(msg('kit.list', { items: [-2, 0.5, name('25, 26'), msg('axis')] }))).toBe('−2, 0,5, 25, 26, Asse');
  });
});

describe('an id that stands for a common one', () => {
  it('reads as that does, in all its variants and in both languages, and words with their forms', () => {
    const common = { 'x.far': 'kit.line.tooFar', 'x.die': 'kit.label.die', 'x.soviet': 'kit.side.soviet' } as const;
    const { says, words } = readAsCommon(common, 'it');
    expect(says).toEqual({
      'x.far_one': '{{count}} esagono di troppo',
      'x.far_other': '{{count}} esagoni di troppo',
      'x.die': 'Dado',
    });
    expect(words['x.soviet']?.of).toBe('del sovietico');
    expect(readAsCommon(common, 'en').says['x.die']).toBe('Die');
    expect(readAsCommon(undefined, 'en')).toEqual({ says: {}, words: {} });
  });
});
