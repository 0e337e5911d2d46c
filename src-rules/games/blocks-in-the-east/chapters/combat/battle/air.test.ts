import { describe, expect, it } from 'vitest';
import { naiveBlocks } from '#rules/kit/chance/solvers/testing/naiveBlocks.ts';
import { expectSame, joint, solved } from '#rules/kit/chance/solvers/testing/solved.ts';
import { attacking, defending, scene } from '../../../testing/fights.ts';
import { battle, bomber, faces, fighter, firing, guns, one, plain } from '../../../testing/solving.ts';
import type { BattleUnit, Scene } from './scene.ts';
import { battleOf } from './steps.ts';

describe('in the air', () => {
  it('BITE-7.7.1-1 at once, where both sides have aircraft and one of them a fighter', () => {
    const air = [fighter(attacking), fighter(defending)];
    const made = battle([attacking({}), ...air, defending({})]);
    expect(made.airCombat?.steps.map(({ withNext }) => withNext ?? false)).toEqual([true, false]);
    expect(battle([attacking({}), fighter(attacking), defending({})]).airCombat).toBeUndefined();
    expect(battle([attacking({}), bomber(attacking), bomber(defending), defending({})]).airCombat).toBeUndefined();
    expect(battle([attacking({}), bomber(attacking), fighter(defending), defending({})]).airCombat).toBeDefined();
  });

  it('BITE-7.7.1-2 round after round while both have aircraft and a fighter is left (AMB-42)', () => {
    const made = battle([bomber(attacking), fighter(attacking), fighter(defending)]);
    const over = made.airCombat?.over;
    const view = (...strengths: number[]) => ({ strengths, left: strengths.map((pf) => pf > 0) });
    expect(over?.(view(1, 1), view(1))).toBe(false);
    // one side's last fighter is enough
    expect(over?.(view(1, 0), view(1))).toBe(false);
    expect(over?.(view(1, 1), view(0))).toBe(true);
    // two fighters of 1, both hitting on 5+, at once: (1/9) / (5/9) both, 2/5 each alone
    const duel = battle([one(attacking, { pf: 9 }), fighter(attacking), fighter(defending), one(defending)]);
    const found = solved({ ...duel, steps: duel.steps.filter(({ id }) => id === 'fire.attacker') });
    expect(found.faces.attacker.air[0]?.[1]).toBeCloseTo(3 / 5, 12);
    expect(found.faces.defender.air[0]?.[1]).toBeCloseTo(3 / 5, 12);
  });

  it('BITE-AMB-03 bombers of TECH 1 do not answer fighters, or hit them on 6', () => {
    const units = [bomber(attacking, { tech: 1 }), attacking({}), fighter(defending), defending({})];
    const silent = battle(units);
    const six = battle(units, { rulings: { tech1Bombers: 'six' } });
    // a silent bomber never harms the fighter; one that hits on 6 does
    expect(solved(silent).faces.defender.air[0]?.[1]).not.toBeCloseTo(solved(six).faces.defender.air[0]?.[1] ?? 0, 6);
  });

  it('BITE-7.7.1-3 bombers on the ground take no part in the air, and the raid can hit them', () => {
    const units = [
      attacking({}),
      bomber(attacking, { pf: 3 }),
      bomber(defending, { id: 'down', pf: 5, grounded: true }),
      defending({}),
    ];
    const of = scene(units, plain);
    const fight = battleOf(of);
    expect(fight.ids.defender).toEqual({ ground: ['down', units[3]?.id], air: [] });
    expect(fight.battle.airCombat).toBeUndefined();
    expect(firing(fight.battle.steps)).not.toContain('raid.defender');
    expect(firing(fight.battle.steps)).not.toContain('aa.attacker');
    const outcome = solved({ ...fight.battle, rounds: 1 });
    expect(faces(of, 'down', outcome)[0]).toBeLessThan(1);
    // guns and ground fire do not reach it: without the raid nothing does
    const unraided = battleOf(scene([units[0], units[2], units[3]] as BattleUnit[], plain)).battle;
    expect(solved(unraided).faces.defender.ground[0]?.[0]).toBeCloseTo(1, 12);
    // and it holds nothing: the hex is won with it on the ground
    expect(solved(unraided).ends.get('attackerWins')).toBeGreaterThan(0);
    expectSame(joint(unraided), naiveBlocks(unraided));
  });

  it('BITE-AMB-73 the strongest on the ground is raided, or what the attacker names', () => {
    const units = [
      attacking({}),
      bomber(attacking, { pf: 2 }),
      defending({ id: 'front', pf: 3 }),
      bomber(defending, { id: 'down', pf: 2, grounded: true }),
    ];
    const whole = (more: Parameters<typeof scene>[1]) => {
      const of = scene(units, { ...plain, ...more });
      const { battle: made } = battleOf(of);
      const only = made.steps.filter(({ id }) => id === 'raid.attacker');
      return faces(of, 'down', solved({ ...made, steps: only, rounds: 1 }))[0];
    };
    // of two dice at 5+ the second hit falls on one of two equals, the first of the list
    expect(whole({})).toBeCloseTo(1, 12);
    expect(whole({ rulings: { raidHits: 'attackerNames' } })).toBeCloseTo(4 / 9, 12);
    expect(whole({ rulings: { raidHits: 'attackerNames' }, raidTarget: 'front' })).toBeCloseTo(1, 12);
  });

  it('BITE-7.7.2-1 anti-aircraft fire only at aircraft, the city’s dice on the defender’s side', () => {
    const ground = [attacking({}), defending({ pf: 2, tech: 1 })];
    expect(firing(battle(ground).steps)).toEqual(['fire.defender', 'fire.attacker']);
    const dice = (city: Scene['city']) => {
      const made = battle([...ground, bomber(attacking)], { city });
      const step = made.steps.find(({ id }) => id === 'aa.defender');
      return step?.dice({ strengths: [2], left: [true] }, { strengths: [4], left: [true] });
    };
    expect(dice('none')).toEqual([{ dice: 2, chance: 1 / 6 }]);
    expect(dice('minor')).toEqual([{ dice: 3, chance: 1 / 6 }]);
    expect(dice('major')).toEqual([{ dice: 4, chance: 1 / 6 }]);
    expect(dice('bunker')).toEqual([
      { dice: 1, chance: 2 / 6 },
      { dice: 2, chance: 1 / 6 },
    ]);
    expect(dice('fortress')).toEqual([
      { dice: 2, chance: 2 / 6 },
      { dice: 2, chance: 1 / 6 },
    ]);
    // guns are not reduced by it
    const of = scene([bomber(attacking, { pf: 5 }), guns(defending, { id: 'gun' })], plain);
    const only = battleOf(of).battle;
    const aa = { ...only, steps: only.steps.filter(({ id }) => id === 'aa.defender'), rounds: 1 };
    expect(faces(of, 'gun', solved(aa))[0]).toBeCloseTo(1, 12);
  });

  it('BITE-7.7.3-1 aircraft at 0 are not sent, and rain keeps all of them away', () => {
    const units = [attacking({}), bomber(attacking, { pf: 3, id: 'up' }), fighter(defending), defending({})];
    const spent = units.map((one_) => (one_.id === 'up' ? { ...one_, faces: [3, 2, 1, 0], face: 3 } : one_));
    expect(firing(battle(spent).steps)).not.toContain('raid.attacker');
    const wet = battleOf(scene(units, { ...plain, weather: 'rain' }));
    expect(wet.battle.airCombat).toBeUndefined();
    expect(firing(wet.battle.steps)).toEqual(['fire.defender', 'fire.attacker']);
    const outcome = solved(wet.battle);
    expect(faces(scene(units, { ...plain, weather: 'rain' }), 'up', outcome)[0]).toBeCloseTo(1, 12);
  });
});
