import { describe, expect, it } from 'vitest';
import type { Calculator } from '../kit/calc.ts';
import type { Action, Game } from '../kit/game.ts';
import { alternating } from '../kit/proof/alternating.ts';
import { ten } from '../kit/proof/ten.ts';
import type { Agreement } from './agree.ts';
import { agree } from './agree.ts';
import { commonPairs } from './common.ts';
import { rulesIn } from './words.ts';

/** What the pairs of a game say that has a fault planted in it: the ids of those that fail. */
const failing = (game: Game, pairs: readonly Agreement[] = commonPairs(game)): readonly string[] =>
  agree(game, {}, pairs, { seed: 12, runs: 300, stories: 1 }).flatMap(({ agreement, fails, stories }) =>
    fails ? [`${agreement.id}${stories.length > 0 ? '' : ' (not asked)'}`] : [],
  );
const withCalculator = (game: Game, id: string, change: (was: Calculator) => Partial<Calculator>): Game => ({
  ...game,
  calculators: game.calculators.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
});

describe('a planted fault is found', () => {
  it('nothing is found in a game without one', () => {
    expect(failing(ten)).toEqual([]);
    expect(failing(alternating)).toEqual([]);
  });

  it('an invented chance: a plan that is not what is played', () => {
    const game = withCalculator(ten, 'raid', (was) => ({
      plan: (input, around, given, policy) =>
        was.plan(input, around, given, policy).map((one, at) => (at === 0 ? { ...one, p: one.p + 0.05 } : one)),
    }));
    expect(failing(game)).toEqual(['plan raid']);
  });

  it('a panel that refuses what can be played, or shows what is refused', () => {
    const game = withCalculator(ten, 'raid', (was) => ({
      panel: (input, around, answers) => {
        const { not: _, ...panel } = was.panel(input, around, answers);
        return panel;
      },
    }));
    expect(failing(game)).toEqual(['refusal raid']);
  });

  it('a rule number nobody printed, in what is said', () => {
    const known = [...rulesIn(ten), '1', '2', '7.1', '7.2', '7.3', '7.4'];
    const reference = known.map((rule) => ({ rule, msg: ten.about }));
    const game = { ...ten, reference };
    expect(failing(game)).toEqual([]);
    const limits: Game['limits'] = () => [{ id: 'x', msg: ten.about, left: 1, of: 1, rule: '99.9' }];
    expect(failing({ ...game, limits })).toEqual(['rules']);
  });

  it('a reminder that sends to an action nobody has, or that is refused there', () => {
    const reminders: Game['reminders'] = () => [{ id: 'r', msg: ten.about, rule: '', due: true, action: 'nobody' }];
    expect(failing({ ...ten, reminders })).toEqual(['advice']);
    const [action] = alternating.actions;
    if (!action) throw new Error('no action');
    const never: Action = { ...action, when: () => false };
    const sent: Game['reminders'] = () => [{ id: 'r', msg: ten.about, rule: '', due: true, action: action.id }];
    const game = { ...alternating, actions: [never, ...alternating.actions.slice(1)], reminders: sent };
    expect(failing(game)).toContain('advice');
  });

  it('two readers that differ on some positions, and a pair that cannot fail', () => {
    const pair = (check: Agreement['check']): Agreement => ({ id: 'own', rule: '', readers: ['a', 'b'], check });
    expect(failing(ten, [pair(({ around }) => ({ says: [around.place, around.place] }))])).toEqual([]);
    const moved = pair(({ around }) => ({ says: [around.turn, around.place.includes('t2') ? 1 : around.turn] }));
    expect(failing(ten, [moved])).toEqual(['own']);
    expect(failing(ten, [pair(() => undefined)])).toEqual(['own (not asked)']);
    expect(failing(ten, [pair(() => ({ says: [1, 1] }))])).toEqual(['own (not asked)']);
  });
});
