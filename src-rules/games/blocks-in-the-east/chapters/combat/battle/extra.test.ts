import { describe, expect, it } from 'vitest';
import type { BattleRole } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { attack, attacking, defence, defending, scene, tank, throws, unit } from '../../../testing/fights.ts';
import { thrower } from './numbers.ts';
import type { BattleUnit, Fire } from './scene.ts';

describe('elites, reconnaissance, special attacks', () => {
  it('BITE-10.0-1 attack elites gain in their own attack, defence elites in defence and AA; only with the rule', () => {
    const guards = attacking({ nation: 'SOV', elite: 'attack' });
    const here = (one: BattleUnit, fire: Fire, rules = {}) =>
      throws(
        scene([one, one.role === 'attacker' ? unit({ role: 'defender' }) : tank()], { scouted: true, rules }),
        one.role,
        fire,
      );
    expect([here(guards, 'fire'), here(guards, 'aa'), here({ ...guards, role: 'defender' }, 'fire')]).toEqual([
      '4@5',
      '4@6',
      '4@6',
    ]);
    expect(here({ ...guards, class: 'artillery' }, 'guns')).toBe('4@5');
    const marines = defending({ class: 'marines', elite: 'defence' });
    expect([here(marines, 'fire'), here(marines, 'aa'), here({ ...marines, role: 'attacker' }, 'fire')]).toEqual([
      '4@5',
      '4@5',
      '4@6',
    ]);
    expect(here(guards, 'fire', { a10: false })).toBe('4@6');
  });
  it('BITE-19.0-1 without reconnaissance raids and guns of the attacker are halved in the first round', () => {
    const guns = attacking({ class: 'artillery' });
    expect([
      attack([guns], {}, 'guns'),
      attack([guns], {}, 'guns', 2),
      attack([guns], { scouted: true }, 'guns'),
    ]).toEqual(['2@5', '4@5', '4@5']);
    expect(attack([guns], { rules: { o19: false } }, 'guns')).toBe('4@5');
    const bomber = attacking({ class: 'bomber' });
    expect([attack([bomber], {}, 'raid'), attack([bomber], {}, 'air')]).toEqual(['2@5', '4@6']);
    expect(attack([{ ...bomber, strategic: true }], {}, 'raid')).toBe('4@5');
    expect(attack([{ ...guns, gustav: true }], { city: 'fortress' }, 'guns')).toBe('4@4');
    expect(attack([{ ...guns, gustav: true }], { city: 'major' }, 'guns')).toBe('2@5');
    expect(defence([defending({ class: 'artillery' })], {}, 'guns')).toBe('4@6');
    expect(attack([guns], {}, 'aa')).toBe('4@5');
  });
  it('BITE-22.0-1 Stukas at full strength add two dice: fine, scouted, in the open, no enemy fighter', () => {
    const stuka = attacking({ class: 'bomber', stuka: true });
    const here = { scouted: true } as const;
    expect(attack([stuka], here, 'raid')).toBe('6@5');
    expect(attack([stuka], { ...here, city: 'minor' }, 'raid')).toBe('6@5');
    expect(attack([stuka], { ...here, city: 'major' }, 'raid')).toBe('4@5');
    expect(attack([stuka], { ...here, terrain: 'forest' }, 'raid')).toBe('4@5');
    expect(attack([stuka], {}, 'raid', 2)).toBe('4@5');
    expect(attack([{ ...stuka, face: 1 }], here, 'raid')).toBe('3@5');
    expect(attack([stuka], { ...here, rules: { o22: false } }, 'raid')).toBe('4@5');
    expect(attack([stuka], here, 'air')).toBe('4@6');
    const met = scene([stuka, defending({ class: 'fighter' })], here);
    const made = thrower(met, 'attacker', 'raid', 1);
    const dice = (fighter: number) => made.ok && made.value([4], [fighter])[0]?.dice;
    expect([dice(4), dice(1), dice(0)]).toEqual([4, 4, 6]);
    // one that is not in the line-up is in the hex all the same
    const aside = thrower(met, 'attacker', 'raid', 1, { own: [stuka], enemy: [] });
    expect(aside.ok && aside.value([4], [])[0]?.dice).toBe(4);
  });
  it('BITE-AMB-14 light rain is bad weather for Stukas, or fine', () => {
    const stuka = attacking({ class: 'bomber', stuka: true });
    const here = { scouted: true, weather: 'lightRain' } as const;
    expect(attack([stuka], here, 'raid')).toBe('2@5');
    expect(attack([stuka], { ...here, rulings: { lightRainIsBad: false } }, 'raid')).toBe('4@5');
  });
  it('BITE-25.0-1 Soviet guns at TECH 2 throw two more, not in AA and not at 0', () => {
    const guns = { class: 'artillery', nation: 'SOV', tech: 2, faces: [4, 2, 1, 0] } as const;
    expect(defence([defending(guns)], {}, 'guns')).toBe('6@5');
    expect(defence([defending(guns)], {}, 'aa')).toBe('4@5');
    expect(defence([defending({ ...guns, face: 3 })], {}, 'guns')).toBe('');
    expect(defence([defending({ ...guns, tech: 1 })], {}, 'guns')).toBe('4@6');
    expect(defence([defending({ ...guns, nation: 'GER' })], {}, 'guns')).toBe('4@5');
    expect(defence([defending(guns)], { rules: { o25: false } }, 'guns')).toBe('4@5');
  });
  it('BITE-7.7.7-3 BITE-AMB-39 extra dice come after halving, or before', () => {
    const guns = attacking({ class: 'artillery', nation: 'SOV', tech: 2 });
    const blind = (rulings = {}) => attack([guns], { attacks: 'soviet', rulings }, 'guns');
    expect([blind(), blind({ extraDice: 'before' })]).toEqual(['4@5', '3@5']);
  });
  it('BITE-20.0-1 the Italian charge adds three dice to one group, in its first round', () => {
    const group = attacking({ nation: 'ITA', class: 'cavalry', pf: 2, leads: true });
    const here = { kind: 'cavalryCharge', italianCharge: true } as const;
    expect([
      attack([group], here),
      attack([group], here, 'fire', 2),
      attack([group], { ...here, italianCharge: false }),
    ]).toEqual(['5@6', '2@6', '2@6']);
    expect(attack([{ ...group, nation: 'ROM' }], here)).toBe('2@6');
  });
  it('BITE-26.0-1 BITE-AMB-41 Gustav: no malus of bunker or fortress and a bonus; one more at TECH 3, or not', () => {
    const gustav = attacking({ class: 'artillery', gustav: true });
    expect([attack([gustav], { city: 'bunker' }, 'guns'), attack([gustav], { city: 'fortress' }, 'guns')]).toEqual([
      '4@4',
      '4@4',
    ]);
    const late = { ...gustav, tech: 3 } as const;
    expect(attack([late], { city: 'fortress' }, 'guns')).toBe('4@2');
    expect(attack([late], { city: 'fortress', rulings: { gustavTech3: false } }, 'guns')).toBe('4@3');
    expect(attack([late], { scouted: true }, 'guns')).toBe('4@4');
    expect(attack([gustav], { city: 'fortress', scouted: true, rules: { o26: false } }, 'guns')).toBe('1@5');
  });
  it('BITE-23.0-1 paratroops fire at half in the first round, and not at aircraft before they land', () => {
    const dropped = attacking({ class: 'paratroops', leads: true });
    const here = { kind: 'paradrop' } as const;
    expect([attack([dropped], here), attack([dropped], here, 'fire', 2)]).toEqual(['2@6', '4@6']);
    expect([attack([dropped], here, 'aa'), attack([dropped], here, 'aa', 2)]).toEqual(['', '4@6']);
    expect(attack([dropped])).toBe('4@6');
    // those who walk in beside them are not halved
    expect(attack([dropped, attacking()], here)).toBe('2@6 4@6');
  });
  it('BITE-24.0-1 against a landing the defender gains in the first round and the marines are halved', () => {
    const marines = attacking({ class: 'marines', nation: 'SOV', tech: 2, leads: true });
    const here = (role: BattleRole, fire: Fire, round: number) =>
      throws(
        scene([marines, unit({ role: 'defender' }), unit({ role: 'defender', class: 'artillery' })], {
          kind: 'landing',
        }),
        role,
        fire,
        round,
      );
    expect([here('attacker', 'fire', 1), here('attacker', 'fire', 2)]).toEqual(['2@6', '4@6']);
    expect([here('attacker', 'aa', 1), here('defender', 'aa', 1)]).toEqual(['4@6', '4@6 4@5']);
    expect([here('defender', 'fire', 1), here('defender', 'fire', 2), here('defender', 'guns', 1)]).toEqual([
      '4@5',
      '4@6',
      '4@4',
    ]);
  });
});

describe('the surprise of June 1941', () => {
  const dawn = { surprise: true, turn: 1 } as const;
  it('BITE-SBE5-1 no bonus for Soviets, no malus for the Axis but that of missing reconnaissance', () => {
    const over = attacking({ pf: 8, crosses: 'river' });
    const here = scene([over, defending(), defending({ class: 'mountain' })], {
      ...dawn,
      terrain: 'mountain',
      city: 'major',
    });
    expect(throws(here, 'attacker', 'fire')).toBe('8@6');
    expect(throws(here, 'defender', 'fire')).toBe('4@6 4@6');
    expect(attack([attacking({ class: 'artillery' })], { ...dawn, city: 'bunker' }, 'guns')).toBe('2@4');
    expect(attack([attacking({ class: 'artillery' })], { ...dawn, city: 'bunker', scouted: true }, 'guns')).toBe('4@4');
  });
  it('BITE-SBE5-1 German guns and Axis aircraft gain a bonus in the first round', () => {
    const by = (given: Partial<BattleUnit>, fire: Fire, round: number) =>
      attack([attacking({ tech: 2, ...given })], { ...dawn, scouted: true }, fire, round);
    expect([by({ class: 'artillery' }, 'guns', 1), by({ class: 'artillery' }, 'guns', 2)]).toEqual(['4@4', '4@5']);
    expect(by({ class: 'artillery', nation: 'ROM', tech: 1 }, 'guns', 1)).toBe('4@6');
    expect([by({ class: 'bomber' }, 'raid', 1), by({ class: 'bomber' }, 'raid', 2)]).toEqual(['4@4', '4@5']);
    expect(by({ class: 'fighter', nation: 'ROM', tech: 1 }, 'air', 0)).toBe('4@5');
  });
  it('BITE-SBE5-1 Soviet fighters stay on the ground and Soviet AA, the cities too, is silent in the first round', () => {
    const here = scene([attacking({ class: 'bomber' }), defending(), defending({ class: 'fighter' })], {
      ...dawn,
      city: 'major',
    });
    expect([
      throws(here, 'defender', 'air'),
      throws(here, 'defender', 'aa'),
      throws(here, 'defender', 'aa', 2),
    ]).toEqual(['', '', '4@6 2@6']);
  });
  it('BITE-SBE5-1 weather weighs on the guns of a city that is not the Axis’s, and on the Axis’s where nobody is surprised', () => {
    const city = (side: 'axis' | 'soviet', more: object) => {
      const [mine, his] = side === 'axis' ? (['GER', 'SOV'] as const) : (['SOV', 'GER'] as const);
      const units = [attacking({ nation: his, class: 'bomber', strategic: true }), defending({ nation: mine })];
      return throws(scene(units, { ...more, weather: 'rain', city: 'major' }), 'defender', 'aa', 2).split(' ')[1];
    };
    expect([city('axis', {}), city('axis', dawn), city('soviet', {}), city('soviet', dawn)]).toEqual([
      '1@6',
      '2@6',
      '1@6',
      '1@6',
    ]);
  });
  it('BITE-AMB-38 the numbers of the table stay, or are 6 for the surprised', () => {
    const soviet = defending({ class: 'tanks' });
    expect([defence([soviet], dawn), defence([soviet], { ...dawn, rulings: { surpriseTable: 'six' } })]).toEqual([
      '4@5',
      '4@6',
    ]);
  });
  it('BITE-SBE5-2 German and Romanian aircraft throw twice their dice in the first round', () => {
    const by = (given: Partial<BattleUnit>, fire: Fire, round = 1) =>
      attack(
        [attacking({ tech: 2, class: 'bomber', ...given })],
        { ...dawn, scouted: true, supremacy: true },
        fire,
        round,
      );
    expect([by({}, 'raid'), by({}, 'raid', 2), by({ nation: 'ROM' }, 'air', 0), by({ nation: 'HUN' }, 'raid')]).toEqual(
      ['8@4', '4@5', '8@5', '4@4'],
    );
  });
});
