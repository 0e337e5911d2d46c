import { describe, expect, it } from 'vitest';
import { attacking, defending, scene } from '../../../testing/fights.ts';
import { armiesAt } from './atTable.ts';
import { airIdle, idleIn, idleInAll } from './idle.ts';
import { impossible, legal } from './legal.ts';
import type { BattleUnit, Scene } from './scene.ts';
import type { BattleStanding } from './standing.ts';
import { battleOf } from './steps.ts';

type Given = Parameters<typeof scene>[1];
const notes = (units: readonly BattleUnit[], given: Given = {}): string[] =>
  legal(scene(units, given)).map(({ msg }) => msg.id.replace('bite.legal.', ''));
const he = (more: Parameters<typeof defending>[0] = {}) => defending(more);
const we = (more: Parameters<typeof attacking>[0] = {}) => attacking(more);

describe('what the rules would not have', () => {
  it('an ordinary attack: nothing', () => {
    expect(notes([we(), we({ class: 'artillery' }), we({ class: 'fighter' }), he(), he()])).toEqual([]);
  });

  it('BITE-6.1.4-1 static units and support units alone do not attack', () => {
    expect(notes([we({ class: 'static' }), he()])).toEqual(['static']);
    expect(notes([we({ class: 'artillery' }), he()])).toEqual(['supportAlone']);
    expect(notes([we({ class: 'armouredHq', asGuns: true }), he()])).toEqual(['supportAlone']);
    expect(notes([we({ class: 'armouredHq' }), he()])).toEqual([]);
    // aircraft alone may
    expect(notes([we({ class: 'bomber' }), he()])).toEqual([]);
  });

  it('BITE-12.4.1-1 BITE-4.4-1 unsupplied attackers: never at TECH 1, with one round at TECH 2, not at all without rule 12', () => {
    expect(notes([we({ supplied: false }), he()])).toEqual(['desperate']);
    expect(notes([we({ supplied: false, tech: 1 }), he()])).toEqual(['unsupplied1', 'desperate']);
    expect(notes([we({ supplied: false }), he()], { rules: { a12: false } })).toEqual(['unsupplied']);
    expect(notes([we(), we({ class: 'fighter', supplied: false }), he()])).toEqual(['unsuppliedAir']);
    // the defender’s supply is nobody’s business here
    expect(notes([we(), he({ supplied: false })])).toEqual([]);
  });

  it('BITE-7.7.3-1 an aircraft at 0 PF flies no mission; on the ground it may be found', () => {
    const empty = { class: 'fighter', faces: [2, 1, 0], face: 2 } as const;
    expect(notes([we(), we(empty), he()])).toEqual(['emptyAir']);
    expect(notes([we(), he(), he(empty)])).toEqual(['emptyAir']);
    expect(notes([we(), he(), he({ ...empty, class: 'bomber', grounded: true })])).toEqual([]);
  });

  it('BITE-7.7.3-1 BITE-7.7.5-2 aircraft in rain, on the ground, and alone at their base', () => {
    expect(notes([we(), we({ class: 'fighter' }), he()], { weather: 'rain' })).toEqual(['rain']);
    expect(notes([we(), we({ class: 'fighter', grounded: true }), he()])).toEqual(['groundedAttacker']);
    expect(notes([we(), he({ class: 'bomber', grounded: true })])).toEqual(['evacuates']);
    expect(impossible(scene([we({ class: 'bomber' }), he()], { weather: 'rain' }))?.rule).toBe('9.3');
    expect(impossible(scene([we({ class: 'bomber' }), he()]))).toBeUndefined();
    expect(impossible(scene([we(), we({ class: 'bomber' }), he()], { weather: 'rain' }))).toBeUndefined();
  });

  it('BITE-3.10-1 more than the stack holds is said, special assaults and Gustav aside', () => {
    const three = [we(), we(), we(), he()];
    expect(notes(three)).toEqual(['combat']);
    expect(notes([...three, we({ class: 'artillery' })])).toEqual(['combat', 'units']);
    expect(notes([we(), ...['a', 'b', 'c'].map((id) => he({ id, class: 'fighter' })), he()])).toEqual(['air']);
    const drop = three.map((unit, i) => (i === 0 ? { ...unit, class: 'paratroops' as const, leads: true } : unit));
    expect(notes(drop, { kind: 'paradrop' })).toEqual([]);
    const siege = [we(), we(), we({ class: 'artillery' }), we({ class: 'artillery', gustav: true }), he()];
    expect(notes(siege)).toEqual(['units']);
    expect(notes(siege, { city: 'fortress' })).toEqual([]);
  });

  it('BITE-20.0-1 BITE-21.0-1 charges: who, where, in what weather, against whom', () => {
    const horse = we({ class: 'cavalry', leads: true });
    const charge = (units: readonly BattleUnit[], given: Given = {}) =>
      notes(units, { kind: 'cavalryCharge', ...given });
    expect(charge([horse, he()])).toEqual([]);
    expect(charge([we({ class: 'cavalry' }), he()])).toEqual(['nobodyCharges']);
    expect(charge([horse, we({ leads: true }), he()])).toEqual(['leads']);
    expect(charge([horse, he()], { terrain: 'forest', weather: 'snow' })).toEqual(['plain', 'weather']);
    expect(charge([horse, he()], { weather: 'lightRain' })).toEqual(['weather']);
    expect(charge([horse, he()], { weather: 'lightRain', rulings: { lightRainIsBad: false } })).toEqual([]);
    expect(charge([horse, he({ class: 'cavalry' })])).toEqual(['horseMeets']);
    expect(charge([horse, he({ class: 'tanks' })])).toEqual(['horseMeets']);
    expect(charge([horse, he({ class: 'armouredHq' })])).toEqual(['horseMeets']);
    expect(charge([horse, he({ class: 'armouredHq', asGuns: true }), he()])).toEqual([]);
    const tanks = we({ class: 'tanks', leads: true });
    const panzer = (units: readonly BattleUnit[]) => notes(units, { kind: 'panzerAttack' });
    expect(panzer([tanks, he({ class: 'cavalry' })])).toEqual([]);
    expect(panzer([tanks, he({ class: 'tanks' })])).toEqual(['tanksMeet']);
    // mechanised units count from TECH 2, on either side
    expect(panzer([tanks, he({ class: 'mechanised', tech: 1 })])).toEqual([]);
    expect(panzer([tanks, he({ class: 'mechanised', tech: 2 })])).toEqual(['tanksMeet']);
    expect(panzer([we({ class: 'mechanised', tech: 1, leads: true }), he()])).toEqual(['nobodyCharges', 'leads']);
  });

  it('BITE-23.0-1 drops: whole, supplied, carried, on open ground in fine weather', () => {
    const drop = (more: Parameters<typeof attacking>[0], given: Given = {}, others: readonly BattleUnit[] = []) =>
      notes([we({ class: 'paratroops', leads: true, ...more }), ...others, he()], { kind: 'paradrop', ...given });
    expect(drop({})).toEqual([]);
    expect(drop({ leads: false })).toEqual(['nobodyDrops']);
    expect(drop({ face: 1 })).toEqual(['fullStrength']);
    expect(drop({ supplied: false })).toEqual(['desperate', 'notSupplied']);
    expect(drop({ nation: 'SOV', tech: 1 })).toEqual(['tech2']);
    expect(drop({}, { city: 'minor' })).toEqual([]);
    expect(drop({}, { city: 'major' })).toEqual(['open']);
    expect(drop({}, { terrain: 'swamp', weather: 'rain' })).toEqual(['open', 'weather']);
    expect(drop({ class: 'infantry' })).toEqual(['carrier']);
    expect(drop({ class: 'infantry' }, {}, [we({ class: 'bomber' })])).toEqual([]);
  });

  it('BITE-24.0-1 landings: Soviet marines, whole and supplied, in fine weather, not on mountains nor in major cities', () => {
    const marines = we({ class: 'marines', nation: 'SOV', tech: 2, leads: true });
    const land = (unit: BattleUnit, given: Given = {}) =>
      notes([unit, he({ nation: 'GER' })], { kind: 'landing', ...given });
    expect(land(marines)).toEqual([]);
    expect(land({ ...marines, tech: 1, mark: true })).toEqual(['fullStrength', 'tech2']);
    expect(land({ ...marines, class: 'infantry' })).toEqual(['onlySovietMarines']);
    expect(land(marines, { city: 'major' })).toEqual(['shore']);
    expect(land(marines, { terrain: 'mountain', weather: 'snow' })).toEqual(['mountainWeather', 'shore', 'weather']);
  });

  it('BITE-7.7.13-1 static units of a side that means to retreat', () => {
    const given = (kind: 'never' | 'best'): Given => ({ retreat: { attacker: { kind: 'best' }, defender: { kind } } });
    const after = { retreat: { attacker: { kind: 'never' }, defender: { kind: 'after', round: 1 } } } as const;
    expect(notes([we(), he({ class: 'static' }), he()], after)).toEqual([]);
    expect(notes([we(), he({ class: 'static' }), he()], given('best'))).toEqual(['staticStays']);
    expect(notes([we(), he({ class: 'static' }), he()], given('never'))).toEqual([]);
  });

  it('BITE-7.5.5-1 BITE-14.0-1 armour over straits and into mountains', () => {
    const tanks = we({ class: 'tanks' });
    expect(notes([{ ...tanks, crosses: 'strait' }, he()])).toEqual(['armourStrait']);
    expect(notes([tanks, he()], { terrain: 'mountain' })).toEqual(['armourMountain']);
    expect(notes([we(), he()], { terrain: 'mountain', weather: 'snow' })).toEqual(['mountainWeather']);
    expect(notes([tanks, he()], { terrain: 'mountain', rules: { o14: false } })).toEqual([]);
  });
});

describe('why nobody fires', () => {
  const reasons = (of: Scene, at?: BattleStanding): Record<string, string> => {
    const fight = battleOf(of, at);
    const round = at?.round ?? 1;
    const armies = armiesAt(fight, at ?? { round: 1, step: 0, airRounds: 0, shown: {}, out: {}, prefers: [] });
    const steps = round <= 1 && fight.battle.first ? fight.battle.first : fight.battle.steps;
    const all = steps.flatMap((step) => {
      const idle = idleIn(of, fight, armies, step, round);
      return idle ? [[step.id, idle.msg.id.replace('bite.idle.', '')] as const] : [];
    });
    const air = airIdle(of, fight, armies);
    return { ...(air ? { air: air.msg.id.replace('bite.idle.', '') } : {}), ...Object.fromEntries(all) };
  };

  it('BITE-7.7.2-1 BITE-7.7.3-1 BITE-7.7.4-1 no aircraft, no guns', () => {
    expect(reasons(scene([we(), we({ class: 'bomber' }), he()]))).toMatchObject({ air: 'noAir' });
    expect(reasons(scene([we(), he()]))).toEqual({
      air: 'noneFlies',
      'aa.attacker': 'nobodyFlies',
      'aa.defender': 'nobodyFlies',
      'raid.attacker': 'noPlanes',
      'raid.defender': 'noPlanes',
      'guns.attacker': 'noGuns',
      'guns.defender': 'noGuns',
    });
  });

  it('BITE-6.1.4-1 BITE-6.1.4-2 guns alone and guns at 0', () => {
    const gun = { class: 'artillery', faces: [2, 1, 0] } as const;
    expect(reasons(scene([we(), he(gun)]))).toMatchObject({ 'guns.defender': 'alone', 'fire.defender': 'noUnits' });
    expect(reasons(scene([we(), he(), he({ ...gun, face: 2 })]))).toMatchObject({ 'guns.defender': 'spentGuns' });
  });

  /** Of both sides at once. */
  const toldOf = (of: Scene) => {
    const fight = battleOf(of);
    const armies = armiesAt(fight, { round: 1, step: 0, airRounds: 0, shown: {}, out: {}, prefers: [] });
    return (fire: string) => {
      const steps = (fight.battle.first ?? fight.battle.steps).filter(({ id }) => id.startsWith(fire));
      return idleInAll(of, fight, armies, steps, 1)?.msg.id;
    };
  };
  it('BITE-SBE5-1 the guns that the surprise silences are told of before those without a target', () => {
    const dawn = [we(), we({ class: 'bomber' }), he(), he({ class: 'fighter' })];
    expect(toldOf(scene(dawn, { surprise: true, city: 'major' }))('aa')).toBe('bite.idle.surprise');
  });

  it('BITE-6.1.4-1 of both sides the one that is there and stays silent is told of', () => {
    const told = toldOf(scene([we(), he({ class: 'artillery', faces: [2, 1, 0] })]));
    expect(told('guns')).toBe('bite.idle.alone');
    expect(told('raid')).toBe('bite.idle.noPlanes');
    expect(told('fire')).toBeUndefined();
  });

  it('BITE-SBE5-1 rain, surprise, bombers against bombers, numbers that never hit', () => {
    const flown = [we(), we({ class: 'bomber' }), he(), he({ class: 'bomber', tech: 1 })];
    expect(reasons(scene(flown))).toMatchObject({ air: 'noFighter' });
    expect(reasons(scene(flown, { weather: 'rain' }))).toMatchObject({
      air: 'rain',
      'aa.defender': 'rain',
      'raid.attacker': 'rain',
    });
    expect(reasons(scene(flown, { surprise: true }))).toMatchObject({ 'aa.defender': 'surprise' });
    // both sides have aircraft: it is the surprise that keeps one on the ground
    const caught = [we(), we({ class: 'fighter' }), he(), he({ class: 'fighter', tech: 1 })];
    const told = { air: 'caught', 'aa.attacker': 'caught', 'raid.defender': 'caught' };
    expect(reasons(scene(caught, { surprise: true }))).toMatchObject(told);
    expect(reasons(scene(caught))).not.toHaveProperty('air');
    // where the attacker has none it makes no difference in the air
    expect(reasons(scene([we(), ...caught.slice(2)], { surprise: true }))).toMatchObject({ air: 'noAir' });
    expect(reasons(scene([we(), he(), he({ class: 'fighter', tech: 1 })]))).toMatchObject({ 'raid.defender': 'never' });
    expect(reasons(scene([we({ class: 'bomber' }), he({ class: 'bomber', grounded: true })]))).toMatchObject({
      'fire.attacker': 'noUnits',
    });
  });
});
