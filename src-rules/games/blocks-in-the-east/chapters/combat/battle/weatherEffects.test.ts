import { describe, expect, it } from 'vitest';
import { type BattleRole, enemyOf } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { attack, attacking, defence, defending, type Given, scene, throws, unit } from '../../../testing/fights.ts';
import type { BattleUnit, Fire } from './scene.ts';

describe('weather', () => {
  const axis = { nation: 'GER', pf: 8 } as const;
  /** attacking ground, its AA, defending ground, its AA, guns of both, aircraft of both: the dice of 8 PF */
  const row = (given: Given, nation: BattleUnit['nation'] = 'GER', kind: BattleUnit['class'] = 'infantry') => {
    const of = (role: BattleRole, unitClass: BattleUnit['class']) =>
      unit({ ...axis, nation, role, class: unitClass, tech: 2, strategic: true });
    const dice = (role: BattleRole, unitClass: BattleUnit['class'], fire: Fire): string => {
      const other = unit({ role: enemyOf(role), nation: nation === 'SOV' ? 'GER' : 'SOV' });
      return throws(scene([of(role, unitClass), other], { rules: { o19: false, o25: false }, ...given }), role, fire);
    };
    return [
      dice('attacker', kind, 'fire'),
      dice('attacker', kind, 'aa'),
      dice('defender', kind, 'fire'),
      dice('defender', kind, 'aa'),
      dice('attacker', 'artillery', 'guns'),
      dice('defender', 'artillery', 'guns'),
      dice('attacker', 'bomber', 'raid'),
      dice('attacker', 'fighter', 'air'),
      dice('defender', 'fighter', 'air'),
    ].map((text) => text.split('@')[0]);
  };
  it('BITE-9.3-1 snow weighs on the attack, on AA and aircraft of both; not on Soviets, Finns and mountain troops', () => {
    const all = ['8', '8', '8', '8', '8', '8', '8', '8', '8'];
    expect(row({ weather: 'clear' })).toEqual(all);
    expect(row({ weather: 'snow' })).toEqual(['4', '4', '8', '4', '8', '8', '4', '4', '4']);
    expect(row({ weather: 'snow' }, 'SOV')).toEqual(all);
    expect(row({ weather: 'snow' }, 'FIN')).toEqual(all);
    expect(row({ weather: 'snow' }, 'ROM', 'mountain')).toEqual(['8', '8', '8', '8', '8', '8', '4', '4', '4']);
  });
  it('BITE-9.3-1 rain weighs on the attack and all AA, helps the defence and grounds aircraft', () => {
    expect(row({ weather: 'rain' })).toEqual(['4', '4', '8', '4', '8', '8', '', '', '']);
    expect(row({ weather: 'rain' }, 'SOV')).toEqual(['4', '4', '8', '4', '8', '8', '', '', '']);
    expect([defence([defending()]), defence([defending()], { weather: 'rain' })]).toEqual(['4@6', '4@5']);
  });
  it('BITE-AMB-12 BITE-39.0-1 light rain weighs on the attacker on the ground and in the air; AA and guns are spared', () => {
    expect(row({ weather: 'lightRain' })).toEqual(['4', '8', '8', '8', '8', '8', '4', '4', '8']);
  });
  it('BITE-E17 BITE-33.0-1 BITE-AMB-11 the first winter: aircraft to a quarter, guns to a half, the rest a quarter and a half', () => {
    const winter = { weather: 'snow', firstWinter: true } as const;
    expect(row(winter)).toEqual(['2', '2', '4', '4', '4', '4', '2', '2', '2']);
    expect(row(winter, 'FIN')).toEqual(['8', '8', '8', '8', '8', '8', '8', '8', '8']);
    expect(row(winter, 'HUN', 'mountain')).toEqual(['8', '8', '8', '8', '4', '4', '2', '2', '2']);
    expect(row(winter, 'SOV')).toEqual(['8', '8', '8', '8', '8', '8', '8', '8', '8']);
  });
  it('BITE-33.0-1 in another weather the winter adds one malus to that weather', () => {
    expect(row({ weather: 'clear', firstWinter: true })).toEqual(['4', '4', '4', '4', '4', '4', '4', '4', '4']);
    expect(row({ weather: 'rain', firstWinter: true })).toEqual(['2', '2', '4', '2', '4', '4', '', '', '']);
  });
  it('BITE-9.3-2 in snow rivers are frozen for both, straits are not', () => {
    const over = (crosses: BattleUnit['crosses']) => [
      attack([attacking({ nation: 'SOV', crosses })], { weather: 'snow', attacks: 'soviet' }),
      throws(scene([attacking({ crosses }), defending()], { weather: 'snow' }), 'defender', 'fire'),
    ];
    expect(over('river')).toEqual(['4@6', '4@6']);
    expect(over('strait')).toEqual(['1@6', '4@5']);
  });
  it('BITE-7.7.2-1 BITE-AMB-68 the guns of a city have the weather of those who hold it', () => {
    const held = (nation: BattleUnit['nation'], given: Given) => {
      const attacker = unit({ class: 'bomber', nation: nation === 'SOV' ? 'GER' : 'SOV' });
      const flown = unit({ role: 'defender', class: 'fighter', grounded: true });
      const units =
        nation === 'FIN'
          ? [attacker, unit({ role: 'defender', nation }), flown]
          : [attacker, unit({ role: 'defender', nation })];
      const here = scene(units, { city: 'major', ...given });
      return [throws(here, 'defender', 'aa'), throws(here, 'attacker', 'aa')];
    };
    expect(held('GER', {})).toEqual(['4@6 2@6', '']);
    expect(held('GER', { weather: 'snow' })).toEqual(['2@6 1@6', '']);
    expect(held('FIN', { weather: 'snow' })).toEqual(['4@6 2@6', '']);
    expect(held('SOV', { weather: 'snow' })).toEqual(['4@6 2@6', '']);
    expect(held('SOV', { weather: 'rain' })).toEqual(['2@6 1@6', '']);
    expect(held('GER', { weather: 'snow', firstWinter: true })).toEqual(['2@6 1@6', '']);
    const empty = scene([unit({ class: 'bomber', nation: 'SOV' })], { city: 'major', weather: 'snow' });
    expect(throws(empty, 'defender', 'aa')).toBe('1@6');
  });
});
