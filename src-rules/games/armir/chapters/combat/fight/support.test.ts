import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { armir as game } from '../../../index.ts';
import { axis, context, figure, gun, panelOf, ruled, soviet } from '../../../testing/fights.ts';
import { assault } from './assault.ts';

const alps = { division: 'Invented Alps', formation: 'alpine' };
const attack = (guns: object, more: object = {}) => ({
  attacker: 'axis',
  axis: [axis('6', alps), guns],
  soviet: [soviet('4')],
  ...more,
});
/** What the gun brings, and the rules against it. */
const asked = (raw: object, here = context(), calculator?: Parameters<typeof panelOf>[2]) => {
  const panel = panelOf(raw, here, calculator);
  return {
    attack: figure(panel, 'attack'),
    rules: panel.hints.filter(({ msg }) => msg.id === 'armir.fight.hint.noSupport').map(({ rule }) => rule),
  };
};

describe('support of divisional artillery', () => {
  it('ARMIR-10.1b: one fight a phase, within its range, for its own division', () => {
    expect(asked(attack(gun(3)))).toEqual({ attack: 9, rules: [] });
    expect(asked(attack(gun(3, { distance: 2 })))).toEqual({ attack: 6, rules: ['10.1.2'] });
    // AMB-06: the side that lies up prints another range
    expect(asked(attack(gun(3, { distance: 2, range: 2 })))).toEqual({ attack: 9, rules: [] });
    expect(asked(attack(gun(3, { division: 'Invented Two' })))).toEqual({ attack: 6, rules: ['10.1.2'] });
    const used = context({ marks: { supported: { 'alp-guns': { value: true } } } });
    expect(asked(attack(gun(3, { id: 'alp-guns' })), used)).toEqual({ attack: 6, rules: ['10.1.2'] });
  });

  it('ARMIR-10.1b: guns of a corps support units of their corps and army units', () => {
    const corps = gun(3, { division: '' });
    expect(asked(attack(corps)).rules).toEqual([]);
    expect(asked(attack(corps, { axis: [axis('6', { formation: 'army' }), corps] })).rules).toEqual([]);
    expect(asked(attack(corps, { axis: [axis('6', { formation: 'ii' }), corps] })).rules).toEqual(['10.1.2']);
  });

  it('ARMIR-10.1c: attacked themselves they support their own defence', () => {
    const own = gun(3, { distance: 0 });
    const defence = (axisRows: readonly object[]) =>
      figure(panelOf({ soviet: [soviet('12')], axis: axisRows }), 'defence');
    expect(defence([axis('2', { division: 'Invented Two' }), own])).toBe(5);
    expect(defence([own])).toBe(3);
    // one hex behind it needs somebody of its division there
    expect(defence([axis('2', { division: 'Invented Two' }), gun(3)])).toBe(2);
    expect(defence([axis('2', alps), gun(3)])).toBe(5);
  });

  it('ARMIR-10.1d ARMIR-AMB-21: never while DSG; OOS it may, or may not', () => {
    expect(asked(attack(gun(3, { dsg: true })))).toEqual({ attack: 6, rules: ['11.2'] });
    expect(asked(attack(gun(3, { oos: true })))).toEqual({ attack: 9, rules: [] });
    expect(asked(attack(gun(3, { oos: true })), ruled('amb21', 'none'))).toEqual({ attack: 6, rules: ['8.3.1'] });
    // the supported units' own halving leaves it whole
    expect(asked(attack(gun(3), { axis: [axis('6', { ...alps, oos: true }), gun(3)] })).attack).toBe(6);
  });

  it('ARMIR-10.1f: every rule that fails is named, and each gun takes its PA', () => {
    const bad = gun(3, { distance: 3, division: 'Invented Two', dsg: true });
    const poor = context({ balances: { pa: 0 } });
    expect(asked(attack(bad), poor).rules).toEqual(['10.1.2', '10.1.2', '11.2', '10.1.4']);
    const two = attack(gun(3), { axis: [axis('6', alps), gun(3), gun(2)] });
    expect(asked(two, context({ balances: { pa: 1 } }))).toEqual({ attack: 9, rules: ['10.1.4'] });
    expect(asked(two, context({ balances: { pa: 2 } }))).toEqual({ attack: 11, rules: [] });
    // nobody counts PA where no game is open
    expect(asked(two)).toEqual({ attack: 11, rules: [] });
  });

  it('ARMIR-10.1b: a script is told that a gun may support, or every rule against it', () => {
    const told = (raw: JsonObject) => {
      const answer = game.questions.find(({ id }) => id === 'support-eligibility')?.answer(raw, context());
      if (!answer?.ok) throw new Error('no answer');
      const { may, against } = answer.value as { may: boolean; against: readonly { readonly rule: string }[] };
      return [may, against.map(({ rule }) => rule)];
    };
    const own = { ...alps, units: [alps] };
    expect(told(own)).toEqual([true, []]);
    expect(told({ ...own, distance: 2, dsg: true })).toEqual([false, ['10.1.2', '11.2']]);
  });

  it('ARMIR-AMB-39: none in a mobile assault, or as in a fight', () => {
    const tanks = axis('6', { ...alps, move: 'tracked' });
    const raw = attack(gun(3), { axis: [tanks, gun(3)] });
    expect(asked(raw, context(), assault)).toEqual({ attack: 6, rules: ['13'] });
    expect(asked(raw, ruled('amb39', 'allowed'), assault)).toEqual({ attack: 9, rules: [] });
  });
});
