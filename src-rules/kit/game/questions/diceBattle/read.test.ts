import { describe, expect, it } from 'vitest';
import { speaker } from '#shared/say.ts';
import { MOST_UNITS } from '../../../chance/solvers/diceBattle/dice.ts';
import { kitText } from '../../../words/catalogue/index.ts';
import { locales } from '../../../words/message.ts';
import { kitQuestions } from './question.ts';
import { readDiceBattle } from './read.ts';

const side = (count: unknown, hits: unknown, more: object = {}) => ({ kinds: { inf: { count, hits } }, ...more });
const good = { attacker: side(3, 1), defender: side(2, 2) };
const troubles = (raw: unknown): readonly string[] => {
  const read = readDiceBattle(raw);
  return read.ok ? [] : read.troubles.map(({ path, msg }) => `${path} ${msg.id}`);
};

describe('a battle of dice that somebody typed', () => {
  it('takes what is left out: six faces, both at once, losses in the order named', () => {
    const read = readDiceBattle(good);
    expect(read).toEqual({
      ok: true,
      value: {
        attacker: { kinds: { inf: { count: 3, hits: 1, of: 6 } }, losses: ['inf'], retreat: undefined },
        defender: { kinds: { inf: { count: 2, hits: 2, of: 6 } }, losses: ['inf'], retreat: undefined },
        first: 'both',
        rounds: undefined,
        roundsUpTo: undefined,
      },
    });
  });

  it.each<[string, unknown, string]>([
    ['no object', [], ' kit.field.object'],
    ['nobody at all', {}, 'attacker kit.field.object'],
    ['a negative count', { ...good, attacker: side(-1, 1) }, 'attacker.kinds.inf.count kit.field.range'],
    ['half a unit', { ...good, attacker: side(1.5, 1) }, 'attacker.kinds.inf.count kit.field.whole'],
    ['a count in words', { ...good, attacker: side('3', 1) }, 'attacker.kinds.inf.count kit.field.number'],
    ['no number', { ...good, attacker: side(Number.NaN, 1) }, 'attacker.kinds.inf.count kit.field.number'],
    ['too many', { ...good, attacker: side(MOST_UNITS + 1, 1) }, 'attacker.kinds.inf.count kit.field.range'],
    ['a chance above 1', { ...good, defender: side(2, 7) }, 'defender.kinds.inf.hits kit.field.range'],
    [
      'a die without faces',
      { ...good, attacker: { kinds: { a: { count: 1, hits: 0, of: 0 } } } },
      'attacker.kinds.a.of kit.field.range',
    ],
    ['no unit', { ...good, attacker: side(0, 1) }, 'attacker.kinds kit.battle.nobody'],
    [
      'an order that forgets a kind',
      { ...good, attacker: side(1, 1, { losses: [] }) },
      'attacker.losses kit.battle.forgotten',
    ],
    [
      'a kind nobody has',
      { ...good, attacker: side(1, 1, { losses: ['inf', 'arm'] }) },
      'attacker.losses.1 kit.battle.noKind',
    ],
    [
      'a kind twice',
      { ...good, attacker: side(1, 1, { losses: ['inf', 'inf'] }) },
      'attacker.losses.1 kit.battle.twice',
    ],
    [
      'an order that is no list',
      { ...good, attacker: side(1, 1, { losses: 'inf' }) },
      'attacker.losses kit.battle.losses',
    ],
    ['a field nobody knows', { ...good, weather: 'rain' }, 'weather kit.field.unknown'],
    ['a field misspelt', { ...good, roundz: 3 }, 'roundz kit.field.unknownNear'],
    [
      'a retreat nobody knows',
      { ...good, attacker: side(1, 1, { retreat: { when: 1 } }) },
      'attacker.retreat.when kit.field.unknown',
    ],
    [
      'retreat after no round',
      { ...good, attacker: side(1, 1, { retreat: { after: 0 } }) },
      'attacker.retreat.after kit.field.range',
    ],
    ['a third who fires first', { ...good, first: 'me' }, 'first kit.field.choice'],
    ['no round', { ...good, rounds: 0 }, 'rounds kit.field.range'],
    ['hours of work', { attacker: side(1000, 1), defender: side(1000, 1), rounds: 1000 }, ' kit.battle.tooLong'],
  ])('%s is named at its field', (_, raw, trouble) => {
    expect(troubles(raw)).toContain(trouble);
  });

  it('two kinds that are too many together', () => {
    const kinds = { a: { count: MOST_UNITS, hits: 1 }, b: { count: 1, hits: 1 } };
    expect(troubles({ ...good, attacker: { kinds } })).toEqual(['attacker.kinds kit.battle.tooMany']);
  });

  it('a thousand wrong kinds do not make a thousand lines', () => {
    const kinds = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, { count: -1, hits: 1 }]));
    expect(troubles({ ...good, attacker: { kinds } })).toEqual(['attacker.kinds kit.field.tooMany']);
    const losses = Array.from({ length: 1000 }, () => 'inf');
    expect(troubles({ ...good, attacker: side(1, 1, { losses }) }).length).toBeLessThan(60);
  });

  it.each(locales)('every trouble can be said (%s)', (locale) => {
    const say = speaker(locale, [kitText[locale]]);
    for (const raw of [{}, { ...good, attacker: side(0, 1) }, { ...good, attacker: side(1, 1, { losses: ['x'] }) }]) {
      const read = readDiceBattle(raw);
      for (const { msg } of read.ok ? [] : read.troubles) expect(say(msg)).not.toContain('⟨');
    }
  });
});

describe('the question of the command line', () => {
  const question = kitQuestions.find(({ id }) => id === 'dice-battle');
  const answer = (raw: unknown): { readonly [key: string]: unknown } => {
    const answered = question?.answer(raw);
    if (!answered?.ok) throw new Error('not answered');
    return answered.value as { readonly [key: string]: unknown };
  };

  it('gives small battles their fractions', () => {
    expect(answer({ attacker: side(1, 1), defender: side(1, 1) })).toMatchObject({
      chances: {
        attackerAlone: { p: 5 / 11, exact: '5/11' },
        defenderAlone: { exact: '5/11' },
        neither: { exact: '1/11' },
        open: { p: 0, exact: '0/1' },
      },
      left: {
        attacker: [
          { units: 0, chance: { exact: '6/11' } },
          { units: 1, chance: { exact: '5/11' } },
        ],
      },
      losses: { attacker: { mean: expect.closeTo(6 / 11, 14) } },
    });
  });

  it('says who is left by kind, where both stand, and when it ends', () => {
    const kinds = { inf: { count: 1, hits: 1 }, arm: { count: 1, hits: 3 } };
    const found = answer({
      attacker: { kinds, losses: ['inf', 'arm'] },
      defender: side(2, 1, { retreat: { after: 1 } }),
      roundsUpTo: 1,
    });
    expect(found).toMatchObject({
      left: {
        attacker: [{ units: 0 }, { units: 1, kinds: { inf: 0, arm: 1 } }, { units: 2, kinds: { inf: 1, arm: 1 } }],
      },
      rounds: { mean: 1, endsIn: [{ round: 1, chance: { p: 1, exact: '1/1' } }] },
    });
    expect(found.standing).toContainEqual({
      end: 'defenderRetreats',
      attacker: 2,
      defender: 2,
      chance: { p: expect.closeTo((5 / 6) * (1 / 2) * (25 / 36), 14), exact: '125/432' },
    });
  });

  it('describes what it takes and gives, and keeps to it', () => {
    const { input, output } = question?.describe() ?? {};
    expect(input).toMatchObject({
      properties: { attacker: { required: ['kinds'] } },
      required: ['attacker', 'defender'],
    });
    expect(Object.keys(answer(good)).sort()).toEqual(
      Object.keys((output as { readonly properties: object }).properties).sort(),
    );
  });

  it('names what is wrong instead of answering', () => {
    expect(question?.answer({ attacker: side(1, 9), defender: side(1, 1) })).toMatchObject({
      ok: false,
      troubles: [{ path: 'attacker.kinds.inf.hits' }],
    });
  });
});
