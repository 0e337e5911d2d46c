import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enemyOf, type Side } from '../../../kit/battle/fire.ts';
import { recheck } from '../../../kit/recheck.ts';
import { why } from '../../../kit/why.ts';
import { cityKinds, nations, terrains, unitClasses, weathers } from '../ids.ts';
import { attacking, defending, onTop, scene, unit } from '../testing/fights.ts';
import { thrownBy } from './figures.ts';
import { missingIn, numberOf, thrower } from './numbers.ts';
import { attackKinds, type BattleUnit, type Fire, fires, type Scene } from './scene.ts';

/** 'dice@number' by block in the order thrown, for the blocks as they stand. */
const throws = (here: Scene, role: Side, fire: Fire, round = 1): string => {
  const made = thrower(here, role, fire, round);
  if (!made.ok) return `missing ${made.missing.map(({ row, col }) => `${row}/${col}`).join(' ')}`;
  return made
    .value(onTop(here, role), onTop(here, enemyOf(role)))
    .map(({ dice, toHit }) => `${dice}@${toHit}`)
    .join(' ');
};
const attack = (units: readonly BattleUnit[], given?: Parameters<typeof scene>[1], fire: Fire = 'fire', round = 1) =>
  throws(scene([...units, defending()], given), 'attacker', fire, round);
const defence = (units: readonly BattleUnit[], given?: Parameters<typeof scene>[1], fire: Fire = 'fire', round = 1) =>
  throws(scene([attacking({ class: 'tanks' }), ...units], given), 'defender', fire, round);
const tank = (given: Parameters<typeof unit>[0] = {}) => attacking({ class: 'tanks', pf: 5, ...given });

describe('base numbers', () => {
  it('BITE-E01 BITE-6.5-1 German guns of 4 throw 4 dice at 5+ against a strategic bomber, that comes at 6', () => {
    const guns = unit({ role: 'defender', class: 'artillery', faces: [4, 2, 1, 0] });
    const here = scene([attacking({ nation: 'SOV', class: 'longRange', strategic: true }), guns]);
    expect(throws(here, 'defender', 'aa')).toBe('4@5');
    expect(throws(here, 'attacker', 'raid')).toBe('4@6');
  });
  it('BITE-3.14-1 attack and defence have numbers of their own', () => {
    const tanks = { class: 'tanks', nation: 'SOV', tech: 1 } as const;
    expect([attack([attacking(tanks)]), defence([defending(tanks)])]).toEqual(['4@6', '4@5']);
    const mechanised = { class: 'mechanised', tech: 3 } as const;
    expect([attack([attacking(mechanised)]), defence([defending(mechanised)])]).toEqual(['4@5', '4@4']);
    expect(attack([attacking({ class: 'static' })])).toBe('');
    expect(defence([defending({ class: 'static' })])).toBe('4@6');
  });
  it('BITE-E10 BITE-3.17-1 as many dice as PF: seven of a Shock army, one of a block of 1, none at 0', () => {
    const shock = defending({ pf: 7, tech: 2, class: 'infantry' });
    expect(defence([shock])).toBe('7@6');
    expect(defence([defending({ pf: 1 })])).toBe('1@6');
    expect(defence([defending({ class: 'paratroops', faces: [1, 0], face: 1 })])).toBe('');
    expect(attack([attacking({ pf: 1 })], { terrain: 'forest', city: 'fortress' })).toBe('1@6');
  });
  it('BITE-AMB-02 the anti-aircraft fire of guns is their defence number, or 6', () => {
    const guns = unit({ role: 'defender', class: 'artillery' });
    expect(defence([guns], {}, 'aa')).toBe('4@5');
    expect(defence([guns], { rulings: { gunAa: 'six' } }, 'aa')).toBe('4@6');
    expect(defence([guns], { rulings: { gunAa: 'six' } }, 'guns')).toBe('4@5');
  });
  it('BITE-AMB-03 bombers at TECH 1 are silent among aircraft, or hit on 6', () => {
    const bomber = defending({ class: 'bomber' });
    expect(defence([bomber], {}, 'air')).toBe('');
    expect(defence([bomber], { rulings: { tech1Bombers: 'six' } }, 'air')).toBe('4@6');
    expect(defence([{ ...bomber, tech: 2 }], {}, 'air')).toBe('4@6');
  });
  it('BITE-AMB-10 an armoured HQ fires as guns at its infantry TECH, or as tanks; its AA is always that of tanks', () => {
    const hq = { class: 'armouredHq', nation: 'SOV', tech: 2, gunTech: 1 } as const;
    const direct = attacking(hq);
    const guns = attacking({ ...hq, asGuns: true });
    expect([attack([direct]), attack([direct], {}, 'guns')]).toEqual(['4@5', '']);
    expect([attack([guns]), attack([guns], { scouted: true }, 'guns')]).toEqual(['', '4@6']);
    expect([attack([direct], {}, 'aa'), attack([guns], {}, 'aa')]).toEqual(['4@5', '4@5']);
    // C1-3: guns have the artillery's terrain, tanks the tanks'
    expect([
      attack([direct], { terrain: 'forest' }),
      attack([guns], { terrain: 'forest', scouted: true }, 'guns'),
    ]).toEqual(['2@5', '4@6']);
  });
  it('BITE-AMB-65 of the supreme HQs Mannerheim alone may fire as guns, or none', () => {
    const mannerheim = attacking({ class: 'supremeHq', nation: 'FIN', tech: 2, asGuns: true });
    const here = { scouted: true } as const;
    expect(attack([mannerheim], here, 'guns')).toBe('4@5');
    expect(attack([mannerheim], { ...here, rulings: { hqGuns: 'none' } }, 'guns')).toBe('');
    expect(attack([{ ...mannerheim, nation: 'ROM' }], here, 'guns')).toBe('');
  });
  it('BITE-5.2-1 BITE-6.5-1 supreme HQs keep their own numbers; one no rulebook gives is missing, not guessed', () => {
    const aa = (given: Partial<BattleUnit>) => defence([defending({ class: 'supremeHq', ...given })], {}, 'aa');
    expect([aa({ nation: 'SOV' }), aa({ nation: 'GER' }), aa({ nation: 'ROM', tech: 1 })]).toEqual([
      '4@5',
      '4@4',
      '4@6',
    ]);
    const late = defending({ class: 'airHq', tech: 3 });
    expect(defence([late], {}, 'aa')).toBe('missing hq3/aa');
    const flown = scene([attacking({ class: 'bomber' }), late]);
    expect(missingIn(flown)).toMatchObject([{ table: 'to-hit', row: 'hq3', col: 'aa', fire: 'aa' }]);
    // nobody flies: nobody asks
    expect(missingIn(scene([attacking(), late]))).toEqual([]);
  });
});

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
    const against = (more: readonly BattleUnit[], given?: Parameters<typeof scene>[1]) =>
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
    const by = (given: Parameters<typeof scene>[1], fire: Fire) => attack([guns], { scouted: true, ...given }, fire);
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
    const at = (given: Parameters<typeof scene>[1]) => ({ finnishZone: true, ...given });
    const russians = attacking({ nation: 'SOV' });
    const holds = (one: Partial<BattleUnit>, given: Parameters<typeof scene>[1], fire: Fire = 'fire') =>
      throws(scene([russians, defending({ ...finn, ...one })], at(given)), 'defender', fire);
    expect([holds({}, { terrain: 'forest' }), holds({}, { terrain: 'swamp' }), holds({}, { terrain: 'hill' })]).toEqual(
      ['4@5', '4@5', '4@6'],
    );
    expect(holds({}, { terrain: 'forest', finnishZone: false })).toBe('4@6');
    expect(holds({ class: 'artillery' }, { terrain: 'forest' }, 'guns')).toBe('4@5');
    // AMB-60: the forest still weighs on those who attack
    expect(attack([attacking({ ...finn, ski: true })], at({ terrain: 'forest' }))).toBe('2@5');
    expect(attack([attacking(finn)], at({ terrain: 'forest' }))).toBe('2@6');
    expect(attack([attacking({ ...finn, ski: true })], at({}))).toBe('4@6');
  });
  it('BITE-14.0-1 a swamp holds armour once more, with rule 14 and without ice', () => {
    const strong = { pf: 8, nation: 'SOV', tech: 2 } as const;
    const inSwamp = (kind: BattleUnit['class'], given: Parameters<typeof scene>[1] = {}) =>
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

describe('weather', () => {
  const axis = { nation: 'GER', pf: 8 } as const;
  /** attacking ground, its AA, defending ground, its AA, guns of both, aircraft of both: the dice of 8 PF */
  const row = (
    given: Parameters<typeof scene>[1],
    nation: BattleUnit['nation'] = 'GER',
    kind: BattleUnit['class'] = 'infantry',
  ) => {
    const of = (role: Side, unitClass: BattleUnit['class']) =>
      unit({ ...axis, nation, role, class: unitClass, tech: 2, strategic: true });
    const dice = (role: Side, unitClass: BattleUnit['class'], fire: Fire): string => {
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
});

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
    expect([dice(4), dice(0)]).toEqual([4, 6]);
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
  });
  it('BITE-24.0-1 against a landing the defender gains in the first round and the marines are halved', () => {
    const marines = attacking({ class: 'marines', nation: 'SOV', tech: 2, leads: true });
    const here = (role: Side, fire: Fire, round: number) =>
      throws(
        scene([marines, unit({ role: 'defender' }), unit({ role: 'defender', class: 'artillery' })], {
          kind: 'landing',
        }),
        role,
        fire,
        round,
      );
    expect([here('attacker', 'fire', 1), here('attacker', 'fire', 2)]).toEqual(['2@6', '4@6']);
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

describe('pools', () => {
  const soviet = { nation: 'SOV', pf: 3 } as const;
  it('BITE-E06 BITE-7.7.7-1 BITE-7.7.7-2 a tank of 3 and infantry of 3 in a forest throw 1 at 5 and 2 at 6', () => {
    const units = [attacking({ ...soviet, class: 'tanks', tech: 2 }), attacking(soviet)];
    expect(attack(units, { terrain: 'forest', attacks: 'soviet' })).toBe('1@5 2@6');
    expect(attack([...units].reverse(), { terrain: 'forest', attacks: 'soviet' })).toBe('2@6 1@5');
  });
  it('BITE-7.7.7-1 only units with as many maluses as each other pool, and nobody falls below one die', () => {
    const river = attacking({ ...soviet, crosses: 'river' });
    expect(attack([attacking(soviet), river], { terrain: 'forest', attacks: 'soviet' })).toBe('1@6 1@6');
    const ones = [1, 1, 1].map((pf) => attacking({ nation: 'SOV', pf }));
    expect(attack(ones, { terrain: 'forest', attacks: 'soviet' })).toBe('1@6 1@6 1@6');
    // AMB-07: all that is left over goes to one
    const threes = [attacking({ pf: 7 }), attacking({ pf: 7 }), attacking({ pf: 6 })].map((one) => ({
      ...one,
      crosses: 'strait' as const,
    }));
    expect(attack(threes)).toBe('1@6 1@6 3@6');
  });
  it('BITE-AMB-06 the weakest is the one that hits worst, or the one with least PF', () => {
    const units = [attacking({ ...soviet, class: 'tanks', tech: 2, pf: 3 }), attacking({ nation: 'SOV', pf: 5 })];
    const here = (rulings = {}) => attack(units, { terrain: 'forest', attacks: 'soviet', rulings });
    expect([here(), here({ weakest: 'strength' })]).toEqual(['1@5 3@6', '2@5 2@6']);
  });
});

const someUnit = (role: Side, i: number) =>
  fc
    .record({
      nation: fc.constantFrom(...nations),
      class: fc.constantFrom(...unitClasses),
      pf: fc.integer({ min: 1, max: 9 }),
      tech: fc.constantFrom(1 as const, 2 as const, 3 as const),
      elite: fc.constantFrom('none' as const, 'attack' as const, 'defence' as const),
      crosses: fc.constantFrom('none' as const, 'river' as const, 'strait' as const),
      ski: fc.boolean(),
      gustav: fc.boolean(),
      stuka: fc.boolean(),
      asGuns: fc.boolean(),
      leads: fc.boolean(),
    })
    .map((given) => unit({ ...given, id: `${role}${i}`, role }));
const someScene = fc
  .record({
    units: fc.tuple(
      ...[0, 1, 2, 3].map((i) => someUnit('attacker', i)),
      ...[0, 1, 2].map((i) => someUnit('defender', i)),
    ),
    attacks: fc.constantFrom('axis' as const, 'soviet' as const),
    weather: fc.constantFrom(...weathers),
    firstWinter: fc.boolean(),
    terrain: fc.constantFrom(...terrains),
    city: fc.constantFrom(...cityKinds),
    finnishZone: fc.boolean(),
    kind: fc.constantFrom(...attackKinds),
    scouted: fc.boolean(),
    surprise: fc.boolean(),
    supremacy: fc.boolean(),
    italianCharge: fc.boolean(),
    rulings: fc.record({
      cancelBonusMalus: fc.boolean(),
      gunAa: fc.constantFrom('defence' as const, 'six' as const),
      weakest: fc.constantFrom('toHit' as const, 'strength' as const),
      extraDice: fc.constantFrom('after' as const, 'before' as const),
      surpriseTable: fc.constantFrom('stays' as const, 'six' as const),
      mountainAttack: fc.constantFrom('none' as const, 'malusAndBonus' as const),
      tech1Bombers: fc.constantFrom('silent' as const, 'six' as const),
      lowest: fc.constantFrom(1 as const, 2 as const),
    }),
  })
  .map(({ units, ...given }) => scene(units, given));
const somewhere = {
  here: someScene,
  role: fc.constantFrom('attacker' as const, 'defender' as const),
  fire: fc.constantFrom(...fires),
  round: fc.integer({ min: 1, max: 2 }),
  strengths: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 7 }),
};

describe('any battle', () => {
  it('BITE-7.7.7-1 a pool throws its halved sum, or a die each where that is more', () => {
    const strengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 });
    const crossings = fc.constantFrom('none' as const, 'river' as const, 'strait' as const);
    const cities = fc.constantFrom('none' as const, 'major' as const, 'fortress' as const);
    fc.assert(
      fc.property(strengths, crossings, cities, (pfs, crosses, city) => {
        const here = scene(
          pfs.map((pf) => attacking({ pf, crosses })),
          { city },
        );
        const made = thrower(here, 'attacker', 'fire', 1);
        const maluses = { none: 0, river: 1, strait: 2 }[crosses] + { none: 0, major: 1, fortress: 2 }[city];
        const sum = Math.floor(pfs.reduce((a, b) => a + b, 0) / 2 ** maluses);
        const each = pfs.reduce((so, pf) => so + Math.max(1, Math.floor(pf / 2 ** maluses)), 0);
        const total = made.ok && made.value(pfs, []).reduce((so, { dice }) => so + dice, 0);
        expect(total).toBe(Math.max(sum, each));
      }),
    );
  });
  it('the figures can be done again and tell what is thrown', () => {
    fc.assert(
      fc.property(fc.record(somewhere), ({ here, role, fire, round, strengths }) => {
        const byId = Object.fromEntries(here.units.map(({ id }, i) => [id, strengths[i] ?? 0]));
        const told = why();
        const slow = thrownBy(here, role, fire, round, byId, told);
        const fast = thrower(here, role, fire, round);
        expect(slow.ok).toBe(fast.ok);
        if (!slow.ok || !fast.ok) return;
        const at = (of: Side) => here.units.flatMap((one, i) => (one.role === of ? [strengths[i] ?? 0] : []));
        expect(slow.value).toEqual(fast.value(at(role), at(enemyOf(role))));
        expect(recheck(told.figures)).toEqual([]);
      }),
    );
  });
  it('BITE-3.17-1 BITE-7.7.7-1 everybody above 0 that fires has a die, at 1 to 6, and pooling takes none away', () => {
    fc.assert(
      fc.property(fc.record(somewhere), ({ here, role, fire, round, strengths }) => {
        const own = here.units.flatMap((one, i) => (one.role === role ? [strengths[i] ?? 0] : []));
        const made = thrower(here, role, fire, round);
        if (!made.ok) return;
        const throwing = made.value(own, []);
        const units = here.units.filter((one) => one.role === role);
        for (const { unit: id, dice, toHit } of throwing) {
          expect(dice).toBeGreaterThanOrEqual(1);
          expect(toHit).toBeGreaterThanOrEqual(here.rulings.lowest);
          expect(toHit).toBeLessThanOrEqual(6);
          if (id === 'city') continue;
          const at = units.findIndex((one) => one.id === id);
          const alone = made.value(
            own.map((pf, i) => (i === at ? pf : 0)),
            [],
          );
          expect(dice).toBeGreaterThanOrEqual(alone.find((one) => one.unit === id)?.dice ?? 0);
        }
        const nobody = made.value(
          own.map(() => 0),
          [],
        );
        expect(nobody.every(({ unit: id }) => id === 'city')).toBe(true);
      }),
    );
  });
});
