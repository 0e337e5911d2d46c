import { describe, expect, it } from 'vitest';
import {
  attack,
  attacking,
  defence,
  defending,
  type Given,
  scene,
  tank,
  throws,
  unit,
} from '../../../testing/fights.ts';
import { numberOf } from './numbers.ts';
import type { BattleUnit, Fire } from './scene.ts';

describe('bonus and malus', () => {
  it('BITE-E07 BITE-7.7.6-1 a bonus makes a Soviet tank hit on 4 in defence', () => {
    const soviet = defending({ class: 'tanks', pf: 3 });
    expect([defence([soviet]), defence([soviet], { city: 'major' })]).toEqual(['3@5', '3@4']);
  });
  it('BITE-E03 BITE-E04 BITE-7.7.6-2 a malus halves: a tank of 5 throws 2, with two 1', () => {
    expect(attack([tank()], { terrain: 'forest' })).toBe('2@5');
    expect(attack([tank({ crosses: 'river' })], { terrain: 'forest' })).toBe('1@5');
  });
  it('BITE-AMB-09 a third malus halves again', () => {
    const strong = tank({ pf: 12, crosses: 'river' });
    expect(attack([strong], { terrain: 'forest' })).toBe('3@5');
    expect(attack([strong], { terrain: 'forest', city: 'major' })).toBe('1@5');
  });
  it('BITE-E05 BITE-C1-1 BITE-7.7.6-3 forest, major city and river add up: 4+ for the defender, an eighth for the attacker', () => {
    const attackers = [attacking({ crosses: 'river', pf: 8 }), attacking({ crosses: 'river', pf: 8 })];
    const here = scene([...attackers, defending()], { terrain: 'forest', city: 'major' });
    expect(throws(here, 'defender', 'fire')).toBe('4@4');
    expect(throws(here, 'attacker', 'fire')).toBe('1@6 1@6');
  });
  it('BITE-C1-1 behind a river the defender gains only if every ground unit comes across; aircraft do not count', () => {
    const over = attacking({ crosses: 'river' });
    const against = (more: readonly BattleUnit[], given?: Given) =>
      throws(scene([over, ...more, defending()], given), 'defender', 'fire');
    expect(against([])).toBe('4@5');
    expect(against([attacking({ class: 'bomber' })])).toBe('4@5');
    expect(against([attacking({ class: 'artillery' })])).toBe('4@6');
    expect(against([attacking({ crosses: 'strait' })])).toBe('4@5');
  });
  it('BITE-C1-1 a strait weighs twice, a fortress twice, a bunker once', () => {
    const strong = { pf: 12 } as const;
    expect(attack([attacking({ ...strong, crosses: 'strait' })])).toBe('3@6');
    expect(attack([attacking(strong)], { city: 'fortress' })).toBe('3@6');
    expect(attack([attacking(strong)], { city: 'bunker' })).toBe('6@6');
    const soviet = defending();
    expect([defence([soviet], { city: 'fortress' }), defence([soviet], { city: 'bunker' })]).toEqual(['4@4', '4@5']);
  });
  it('BITE-C1-2 BITE-C1-3 guns heed bunkers and fortresses alone, and so does the AA of an attacking gun', () => {
    const guns = attacking({ class: 'artillery', pf: 8, crosses: 'river' });
    const by = (given: Given, fire: Fire) => attack([guns], { scouted: true, ...given }, fire);
    expect([by({ terrain: 'forest', city: 'major' }, 'guns'), by({ city: 'bunker' }, 'guns')]).toEqual(['8@5', '4@5']);
    expect([by({ terrain: 'forest' }, 'aa'), by({ city: 'fortress' }, 'aa')]).toEqual(['8@5', '2@5']);
    const infantry = attacking({ pf: 8, crosses: 'river' });
    expect(attack([infantry], { terrain: 'forest' }, 'aa')).toBe('2@6');
    // the defender's guns and AA gain nothing from the ground
    const here = { terrain: 'hill', city: 'fortress' } as const;
    expect(defence([defending({ class: 'artillery' })], here, 'guns')).toBe('4@6');
    expect(defence([defending()], here, 'aa')).toBe('4@6 2@5');
  });
  it('BITE-AMB-05 BITE-C1-2 a fortress weighs on raids or not, never on aircraft among themselves', () => {
    const bomber = attacking({ class: 'bomber', pf: 8, strategic: true });
    expect(attack([bomber], { city: 'fortress' }, 'raid')).toBe('2@5');
    expect(attack([bomber], { city: 'fortress', rulings: { fortAgainstRaid: false } }, 'raid')).toBe('8@5');
    expect(attack([bomber], { city: 'fortress' }, 'air')).toBe('8@6');
  });
  it('BITE-E08 BITE-AMB-04 BITE-7.7.6-3 malus and bonus of mountain troops stay, or cancel each other', () => {
    const corps = attacking({ class: 'mountain', pf: 4 });
    const both = { mountainAttack: 'malusAndBonus' } as const;
    expect(attack([corps], { terrain: 'mountain', rulings: both })).toBe('2@5');
    expect(attack([corps], { terrain: 'mountain', rulings: { ...both, cancelBonusMalus: true } })).toBe('4@6');
    expect(attack([corps], { terrain: 'mountain' })).toBe('4@6');
  });
  it('BITE-6.1.2-1 mountain troops: no malus on hills and mountains, a bonus to defend there, all else as usual', () => {
    const corps = attacking({ class: 'mountain', pf: 4, crosses: 'river' });
    expect(attack([corps], { terrain: 'hill' })).toBe('2@6');
    expect(attack([{ ...corps, crosses: 'none' }], { terrain: 'hill', city: 'major' })).toBe('2@6');
    expect(attack([{ ...corps, crosses: 'none' }], { terrain: 'forest' })).toBe('2@6');
    const holds = defending({ class: 'mountain' });
    expect([defence([holds], { terrain: 'mountain' }), defence([holds], { terrain: 'forest' })]).toEqual([
      '4@5',
      '4@6',
    ]);
    // its anti-aircraft fire has no terrain to suffer from either
    expect(attack([{ ...corps, crosses: 'none' }], { terrain: 'hill' }, 'aa')).toBe('4@6');
  });
  it('BITE-5.5-1 Finns defend better in the forests of their zone, ski troops attack better; not guns, not elsewhere', () => {
    const finn = { nation: 'FIN', tech: 2 } as const;
    const at = (given: Given) => ({ finnishZone: true, ...given });
    const russians = attacking({ nation: 'SOV' });
    const holds = (one: Partial<BattleUnit>, given: Given, fire: Fire = 'fire') =>
      throws(scene([russians, defending({ ...finn, ...one })], at(given)), 'defender', fire);
    expect([holds({}, { terrain: 'forest' }), holds({}, { terrain: 'swamp' }), holds({}, { terrain: 'hill' })]).toEqual(
      ['4@5', '4@5', '4@6'],
    );
    expect(holds({}, { terrain: 'forest', finnishZone: false })).toBe('4@6');
    expect(holds({ class: 'artillery' }, { terrain: 'forest' }, 'guns')).toBe('4@5');
    expect(holds({ class: 'tanks', tech: 1 }, { terrain: 'forest' })).toBe('4@5');
    expect(holds({ class: 'tanks', tech: 1 }, { terrain: 'plain' })).toBe('4@5');
    expect(holds({ nation: 'GER' }, { terrain: 'forest' })).toBe('4@6');
    expect(attack([attacking({ ...finn, ski: true })], at({ terrain: 'forest' }), 'aa')).toBe('2@6');
    // AMB-60: the forest still weighs on those who attack
    expect(attack([attacking({ ...finn, ski: true })], at({ terrain: 'forest' }))).toBe('2@5');
    expect(attack([attacking(finn)], at({ terrain: 'forest' }))).toBe('2@6');
    expect(attack([attacking({ ...finn, ski: true })], at({}))).toBe('4@6');
  });
  it('BITE-14.0-1 a swamp holds armour once more, with rule 14 and without ice', () => {
    const strong = { pf: 8, nation: 'SOV', tech: 2 } as const;
    const inSwamp = (kind: BattleUnit['class'], given: Given = {}) =>
      throws(
        scene([attacking({ ...strong, class: kind }), unit({ role: 'defender' })], { terrain: 'swamp', ...given }),
        'attacker',
        'fire',
      );
    expect([inSwamp('tanks'), inSwamp('mechanised'), inSwamp('armouredHq'), inSwamp('infantry')]).toEqual([
      '2@5',
      '2@6',
      '2@5',
      '4@6',
    ]);
    expect(inSwamp('tanks', { rules: { o14: false } })).toBe('4@5');
    expect(inSwamp('tanks', { weather: 'snow' })).toBe('4@5');
  });
  it('BITE-AMB-08 bonuses go down to 1, or no lower than 2', () => {
    const guns = attacking({ class: 'artillery', tech: 3, gustav: true });
    const elite = attacking({ class: 'tanks', tech: 3, nation: 'GER', elite: 'attack' });
    expect(numberOf(scene([elite, defending()]), elite, 'fire', 1)).toBe(3);
    const dawn = { city: 'fortress', surprise: true } as const;
    expect(attack([guns], dawn, 'guns')).toBe('4@1');
    expect(attack([guns], { ...dawn, rulings: { lowest: 2 } }, 'guns')).toBe('4@2');
  });
});
