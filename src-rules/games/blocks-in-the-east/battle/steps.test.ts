import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateBlocks } from '../../../kit/battle/estimateBlocks.ts';
import type { BlockBattle, BlockOutcome, Ending, FireStep, Side } from '../../../kit/battle/fire.ts';
import { worstBattle } from '../../../kit/battle/testing/fixture.ts';
import { naiveBlocks } from '../../../kit/battle/testing/naiveBlocks.ts';
import { expectSame, joint, solved } from '../../../kit/battle/testing/solved.ts';
import { attacking, defending, scene } from '../testing/fights.ts';
import { worstFight } from '../testing/worst.ts';
import type { BattleUnit, Scene } from './scene.ts';
import type { Standing } from './standing.ts';
import { battleOf } from './steps.ts';

const plain = { rules: { o19: false, o25: false } } as const;
const battle = (units: readonly BattleUnit[], given: Parameters<typeof scene>[1] = {}): BlockBattle =>
  battleOf(scene(units, { ...plain, ...given })).battle;
const ends = (of: BlockBattle, end: Ending): number => solved(of).ends.get(end) ?? 0;
const firing = (steps: readonly FireStep[] = []): string[] => steps.filter(({ idle }) => !idle).map(({ id }) => id);
const ids = (steps: readonly FireStep[] = []): string[] => steps.map(({ id }) => id);
/** Chance of each face of a unit in the end, the last: gone. */
const faces = (of: Scene, id: string, outcome: BlockOutcome): readonly number[] => {
  const fight = battleOf(of);
  for (const side of ['attacker', 'defender'] as const) {
    for (const layer of ['ground', 'air'] as const) {
      const place = fight.ids[side][layer].indexOf(id);
      if (place >= 0) return [...(outcome.faces[side][layer][place] ?? [])];
    }
  }
  throw new Error(`no unit ${id}`);
};
const standing = (more: Partial<Standing>): Standing => ({
  round: 1,
  step: 0,
  airRounds: 0,
  shown: {},
  out: {},
  prefers: [],
  ...more,
});

const one = (of: typeof attacking, given: Partial<BattleUnit> & { readonly pf?: number } = {}): BattleUnit =>
  of({ pf: 1, tech: 1, ...given });
const guns = (of: typeof attacking, given: Parameters<typeof attacking>[0] = {}): BattleUnit =>
  of({ class: 'artillery', faces: [4, 2, 1, 0], ...given });
const fighter = (of: typeof attacking, given: Parameters<typeof attacking>[0] = {}) =>
  of({ class: 'fighter', pf: 1, tech: 2, ...given });
const bomber = (of: typeof attacking, given: Parameters<typeof attacking>[0] = {}) =>
  of({ class: 'bomber', pf: 1, tech: 2, ...given });

describe('the order of fire', () => {
  it('BITE-7.7-1 anti-aircraft fire, raid, guns and ground fire, in that order, after combat in the air', () => {
    const both = [attacking, defending].flatMap((of) => [of({}), guns(of), fighter(of), bomber(of)]);
    const { airCombat, first, steps } = battle(both);
    expect(firing(airCombat?.steps)).toEqual(['air.attacker', 'air.defender']);
    expect(first).toBeUndefined();
    expect(firing(steps)).toEqual([
      'aa.attacker',
      'aa.defender',
      'raid.attacker',
      'raid.defender',
      'guns.attacker',
      'guns.defender',
      'fire.defender',
      'fire.attacker',
    ]);
  });

  it('BITE-7.7.5-1 one against one, both hitting on 6, the defender first: the attacker wins 5 of 11', () => {
    expect(ends(battle([one(attacking), one(defending)]), 'attackerWins')).toBeCloseTo(5 / 11, 14);
  });

  it('BITE-12.P-5 the largest battle is the kit’s own fixture, built by the rules', () => {
    const [mine, its] = [solved(worstFight().battle), solved(worstBattle())];
    for (const end of ['attackerWins', 'defenderWins'] as const)
      expect(mine.ends.get(end)).toBeCloseTo(its.ends.get(end) ?? 0, 13);
    expect(mine.rounds).toBeCloseTo(its.rounds, 12);
  });

  it('BITE-7.7.4-1 the attacker’s guns first: what they destroy does not answer', () => {
    // 5 in 6 that a die at 5+ of the attacker’s gun misses a 1-PF gun: only then is there an answer
    const gun = (of: typeof attacking) => guns(of, { faces: [1], tech: 2 });
    const made = battle([one(attacking, { pf: 5 }), gun(attacking), gun(defending), one(defending)], {
      retreat: { attacker: { kind: 'never' }, defender: { kind: 'after', round: 1 } },
    });
    const order = firing(made.steps);
    expect(order.indexOf('guns.attacker')).toBeLessThan(order.indexOf('guns.defender'));
    expectSame(joint(made), naiveBlocks(made));
  });

  it('BITE-7.7.4-2 BITE-6.1.4-2 a gun of 4 shows 2 when it has fired, then 1, then 0 and fires no more', () => {
    const units = [
      attacking({ pf: 7, id: 'front' }),
      guns(attacking, { id: 'gun' }),
      defending({ pf: 9, class: 'static' }),
    ];
    const later = (rounds: number) => {
      const of = scene(units, plain);
      return faces(of, 'gun', solved({ ...battleOf(of).battle, rounds }));
    };
    // hits hardly reach the gun while stronger units stand in front of it
    expect(later(1)[1]).toBeCloseTo(1, 3);
    expect(later(2)[2]).toBeGreaterThan(0.9);
    const spent = { ...units[1], face: 3 } as BattleUnit;
    expect(firing(battle([units[0] as BattleUnit, spent, units[2] as BattleUnit]).steps)).not.toContain(
      'guns.attacker',
    );
  });

  it('BITE-AMB-01 a gun is turned by one face, by 1 PF, or to half', () => {
    const faceAfter = (gunTurn: Scene['rulings']['gunTurn'], list: readonly number[]) => {
      const of = scene([attacking({ pf: 9 }), guns(attacking, { id: 'gun', faces: list }), defending({ pf: 9 })], {
        ...plain,
        rulings: { gunTurn },
      });
      const shown = faces(of, 'gun', solved({ ...battleOf(of).battle, rounds: 1 }));
      return list[shown.indexOf(Math.max(...shown))];
    };
    expect(faceAfter('rotate', [4, 2, 1, 0])).toBe(2);
    expect(faceAfter('minusOne', [4, 3, 2, 1, 0])).toBe(3);
    expect(faceAfter('halve', [4, 3, 2, 1, 0])).toBe(2);
    expect(faceAfter('rotate', [5, 4, 3, 2, 1, 0])).toBe(4);
    expect(faceAfter('halve', [5, 4, 3, 2, 1, 0])).toBe(2);
  });

  it('BITE-6.4-1 an armoured HQ that fires as guns loses 1 PF by it; it cannot fight alone', () => {
    const hq = attacking({ id: 'hq', class: 'armouredHq', faces: [4, 3, 2, 1], asGuns: true });
    const of = scene([attacking({ pf: 9 }), hq, defending({ pf: 9 })], { ...plain, rulings: { gunTurn: 'halve' } });
    expect(faces(of, 'hq', solved({ ...battleOf(of).battle, rounds: 1 }))[1]).toBeCloseTo(1, 4);
    // alone it has no combat unit, so the attack fails at the end of round 1
    const alone = battle([hq, one(defending)]);
    expect(ends(alone, 'defenderWins')).toBeCloseTo(1, 14);
    expect(solved(alone).faces.attacker.ground[0]?.[0]).toBeGreaterThan(0);
  });

  it('BITE-6.1.4-1 guns alone do not answer combat units, but fire at aircraft, and at other guns', () => {
    const made = battle([attacking({ pf: 2 }), guns(defending, { id: 'gun' })]);
    const [step] = made.steps.filter(({ id }) => id === 'guns.defender');
    expect(step?.silent?.({ strengths: [4], left: [true] }, { strengths: [2], left: [true] })).toBe(true);
    expect(step?.silent?.({ strengths: [4], left: [true] }, { strengths: [0], left: [true] })).toBe(true);
    // nobody answers: the attack cannot fail
    expect(ends(made, 'attackerWins')).toBeCloseTo(1, 12);
    const raided = battle([bomber(attacking, { pf: 4 }), guns(defending, { tech: 2 })]);
    expect(firing(raided.steps)).toEqual(['aa.defender', 'raid.attacker']);
    // example 2: it may leave after the first round
    const leaves = battle([attacking({ pf: 2 }), guns(defending)], {
      retreat: { attacker: { kind: 'never' }, defender: { kind: 'after', round: 1 } },
    });
    expect(ends(leaves, 'defenderRetreats')).toBeGreaterThan(0.9);
  });

  it('BITE-12.P-4 guns with nobody left to hit neither fire nor turn', () => {
    const of = scene(
      [one(attacking), bomber(attacking, { pf: 5 }), guns(attacking, { id: 'gun' }), one(defending)],
      plain,
    );
    const made = battleOf(of).battle;
    expectSame(joint(made), naiveBlocks(made));
    // the raid has killed the defender before the guns: they stay whole
    expect(faces(of, 'gun', solved(made))[0]).toBeGreaterThan(0.5);
  });
});

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

describe('damage', () => {
  it('BITE-7.7.8-1 BITE-7.7.8-2 shields take two hits; among equals the marked one goes on taking them', () => {
    const units = [attacking({ pf: 3 }), one(attacking, { pf: 3, shield: true }), defending({ pf: 2, shield: true })];
    const made = battle(units.map((unit, i) => (i === 1 ? { ...unit, mark: true } : unit)));
    expectSame(joint(made), naiveBlocks(made));
    // the first hit falls on the marked one though the other stands first
    const marked = solved({ ...made, steps: made.steps.filter(({ id }) => id === 'fire.defender'), rounds: 1 });
    expect(marked.faces.attacker.ground[0]?.[1]).toBeLessThan(marked.faces.attacker.ground[1]?.[1] ?? 0);
    // a mark on top of a standing is read too
    const shown = battleOf(scene(units, plain), standing({ shown: { [units[1]?.id ?? '']: 1 } })).battle;
    expect(shown.armies.attacker.ground[1]).toMatchObject({ face: 0, mark: true });
  });

  it('BITE-7.7.9-1 the strongest first, ties in the owner’s order', () => {
    const units = [attacking({ id: 'a', pf: 2 }), attacking({ id: 'b', pf: 2 }), one(defending, { pf: 1 })];
    const hit = (prefers: readonly string[]) => {
      const made = battleOf(scene(units, plain), standing({ prefers })).battle;
      const only = { ...made, steps: made.steps.filter(({ id }) => id === 'fire.defender'), rounds: 1, now: undefined };
      return solved(only).faces.attacker.ground.map((face) => face[1]);
    };
    expect(hit([])).toEqual([expect.closeTo(1 / 6, 12), 0]);
    expect(hit(['b', 'a'])).toEqual([0, expect.closeTo(1 / 6, 12)]);
  });

  it('BITE-19.2-1 guided fire breaks the owner’s ties and looks for guns', () => {
    const units = [
      attacking({ pf: 9 }),
      guns(attacking, { tech: 2, faces: [1, 0] }),
      defending({ pf: 4 }),
      guns(defending, { id: 'target', class: 'artillery' }),
    ];
    const hit = (given: Parameters<typeof scene>[1]) => {
      const fight = battleOf(scene(units, { rules: { o25: false }, scouted: true, ...given }));
      const step = fight.battle.steps.find(({ id }) => id === 'guns.attacker') as FireStep;
      const only = { ...fight.battle, first: undefined, steps: [step], rounds: 1 };
      return [solved(only).faces.defender.ground[1]?.[1], fight.chooses?.(step)];
    };
    expect(hit({})).toEqual([expect.closeTo(1 / 3, 12), 'attacker']);
    expect(hit({ weather: 'snow' })[1]).toBe('defender');
    expect(hit({ scouted: false })[1]).toBe('defender');
    expect(hit({ rules: { o19: false, o25: false } })).toEqual([0, 'defender']);
  });

  it('BITE-AMB-70 aircraft of TECH 1 guide their bombs, or do not', () => {
    const units = [attacking({}), bomber(attacking, { tech: 1, pf: 2 }), defending({}), guns(defending)];
    const chooser = (guidedTech2: boolean) => {
      const fight = battleOf(scene(units, { scouted: true, rulings: { guidedTech2 } }));
      return fight.chooses?.(fight.battle.steps.find(({ id }) => id === 'raid.attacker') as FireStep);
    };
    expect(chooser(true)).toBe('defender');
    expect(chooser(false)).toBe('attacker');
    // of a mixed flight each part falls by its own choice
    const mixed = battleOf(scene([...units, bomber(attacking, { tech: 2 })], { scouted: true }));
    expect(firing(mixed.battle.steps).filter((id) => id.startsWith('raid'))).toEqual([
      'raid.attacker.guided',
      'raid.attacker',
    ]);
    expectSame(joint(mixed.battle), naiveBlocks(mixed.battle));
  });

  it('BITE-7.7.10-1 guns at 0 stay while a unit of theirs stands, and go when none does and the enemy has one', () => {
    const made = battle([attacking({ pf: 3 }), guns(defending, { faces: [1, 0] }), one(defending)]);
    expectSame(joint(made), naiveBlocks(made));
    for (const { end, kept } of outcomes(made)) if (end === 'attackerWins') expect(kept).toBe(0);
    // against aircraft alone nothing sweeps them: without a city nobody can harm anybody any more
    const bombed = battle([bomber(attacking, { pf: 5 }), guns(defending, { faces: [1, 0] })]);
    const { ends: all } = solved(bombed);
    expect(all.get('stalemate')).toBeGreaterThan(0.5);
    // a combat unit at 0 counts for none (Soviet paratroops)
    const drop = battle([attacking({}), defending({ class: 'paratroops', faces: [1, 0] })]);
    expect(ends(drop, 'attackerWins')).toBeGreaterThan(0.9);
    expectSame(joint(drop), naiveBlocks(drop));
  });

  it('BITE-7.7.10-1 guns at 0 that nobody covers are gone as soon as combat units come', () => {
    const made = battle([attacking({ pf: 2 }), guns(defending, { face: 3 })]);
    expectSame(joint(made), naiveBlocks(made));
    expect(ends(made, 'attackerWins')).toBeCloseTo(1, 14);
  });

  it('BITE-7.7.10-1 BITE-3.15-1 four hits destroy 4 PF, one leaves 3, and destroys 1 PF (example 10)', () => {
    const left = (pf: number, hits: number) => {
      const made = battle([attacking({ pf: 9 }), one(defending, { pf })]);
      const sure = made.steps
        .filter(({ id }) => id === 'fire.attacker')
        .map((step) => ({ ...step, dice: () => [{ dice: hits, chance: 1 }] }));
      return solved({ ...made, steps: sure, rounds: 1 }).faces.defender.ground[0]?.indexOf(1);
    };
    expect([left(4, 1), left(4, 3), left(4, 4), left(1, 1)]).toEqual([1, 3, 4, 1]);
  });

  it('BITE-7.7.11-1 hits nobody can take are lost', () => {
    const made = battle([attacking({ pf: 9 }), one(defending)]);
    expect(solved({ ...made, rounds: 1 }).ends.get('attackerWins')).toBeCloseTo(
      (5 / 6) * (1 - (5 / 6) ** 9) + (1 / 6) * (1 - (5 / 6) ** 8),
      12,
    );
  });

  const outcomes = (made: BlockBattle) => {
    const all: { end: Ending; kept: number }[] = [];
    solved(made).each(({ end, armies }) => {
      const kept = armies.defender.ground.filter(
        (at, i) => at >> 1 < (made.armies.defender.ground[i]?.faces.length ?? 0),
      );
      all.push({ end, kept: kept.length });
    });
    return all;
  };
});

describe('how it ends', () => {
  it('BITE-7.7.12-1 BITE-7.7.12-2 by rule, in order: won, lost with guns left (AMB-58), nobody left', () => {
    const { end } = battle([attacking({}), guns(attacking), defending({}), guns(defending)]);
    const on = (...strengths: number[]) => ({
      ground: { strengths, left: strengths.map((pf) => pf >= 0) },
      air: { strengths: [], left: [] },
    });
    const gone = -1;
    expect(end({ attacker: on(4, 4), defender: on(gone, gone) })).toBe('attackerWins');
    expect(end({ attacker: on(gone, 4), defender: on(gone, gone) })).toBe('defenderWins');
    expect(end({ attacker: on(gone, gone), defender: on(gone, gone) })).toBe('neither');
    expect(end({ attacker: on(gone, 4), defender: on(4, 4) })).toBe('defenderWins');
    expect(end({ attacker: on(1, gone), defender: on(gone, 0) })).toBeUndefined();
    expect(end({ attacker: on(1, 4), defender: on(1, 4) })).toBeUndefined();
  });

  it('BITE-7.7.12-2 an attack by aircraft alone is won with aircraft left and lost without', () => {
    const made = battle([bomber(attacking, { pf: 3 }), one(defending)], { city: 'minor' });
    expect(made.heedsAir).toBe(true);
    expectSame(joint(made), naiveBlocks(made));
    expect(ends(made, 'attackerWins') + ends(made, 'defenderWins')).toBeCloseTo(1, 12);
    expect(ends(made, 'attackerWins')).toBeGreaterThan(0.5);
  });

  it('BITE-7.7.13-1 BITE-12.P-6 after a round, below a strength, when that is best; the defender is asked first', () => {
    const units = [attacking({ pf: 3 }), defending({ pf: 3 }), guns(defending, { faces: [2, 1, 0] })];
    const never = { kind: 'never' } as const;
    const after = battle(units, {
      retreat: { attacker: { kind: 'after', round: 1 }, defender: { kind: 'after', round: 1 } },
    });
    expect(ends(after, 'attackerRetreats')).toBe(0);
    expect(ends(after, 'defenderRetreats')).toBeGreaterThan(0.5);
    const below = battle(units, { retreat: { attacker: never, defender: { kind: 'below', strength: 3 } } });
    solved(below).each(({ end, armies }) => {
      if (end !== 'defenderRetreats') return;
      // support included
      const left = armies.defender.ground.map((at, i) => below.armies.defender.ground[i]?.faces[at >> 1] ?? 0);
      expect(left.reduce((so, pf) => so + pf, 0)).toBeLessThanOrEqual(3);
    });
    const worth = (attacker: Scene['retreat'][Side]) => {
      let so = 0;
      const made = battle(units, { retreat: { attacker, defender: never } });
      solved(made).each(({ armies, p }) => {
        const left = (side: Side) =>
          armies[side].ground.reduce((sum, at, i) => sum + (made.armies[side].ground[i]?.faces[at >> 1] ?? 0), 0);
        so += p * (left('attacker') - left('defender'));
      });
      return so;
    };
    const best = worth({ kind: 'best' });
    for (const other of [
      never,
      { kind: 'after', round: 1 },
      { kind: 'after', round: 2 },
      { kind: 'below', strength: 2 },
    ] as const)
      expect(best).toBeGreaterThanOrEqual(worth(other) - 1e-12);
    // a hex worth enough is fought for
    const dear = battle(units, { retreat: { attacker: { kind: 'best', hex: 100 }, defender: never } });
    expect(ends(dear, 'attackerRetreats')).toBe(0);
  });

  it('BITE-7.7.13-1 static units never retreat, and hold the others', () => {
    const never = { kind: 'never' } as const;
    const units = [attacking({ pf: 3 }), one(defending, { class: 'static' }), defending({ pf: 2 })];
    const made = battle(units, { retreat: { attacker: never, defender: { kind: 'after', round: 1 } } });
    expectSame(joint(made), naiveBlocks(made));
    solved(made).each(({ end, armies }) => {
      if (end === 'defenderRetreats') expect((armies.defender.ground[0] ?? 0) >> 1).toBe(1);
    });
  });
});

describe('from where it stands', () => {
  const units = [
    attacking({ id: 'a', pf: 2 }),
    guns(attacking, { id: 'ag', faces: [2, 1, 0] }),
    bomber(attacking, { id: 'ab' }),
    defending({ id: 'd', pf: 2 }),
    fighter(defending, { id: 'df' }),
  ];

  it('BITE-12.P-3 faces and marks of now, units that are out, and the step it is at', () => {
    const at = standing({ round: 2, step: 5, shown: { a: 2, ag: 2 }, out: { ab: 'retreated' } });
    const { battle: made, ids: places } = battleOf(scene(units, plain), at);
    expect(places.attacker).toEqual({ ground: ['a', 'ag'], air: ['ab'] });
    expect(made.now).toEqual({ round: 2, step: 5 });
    expect(made.first).toBeUndefined();
    expect(made.armies.attacker.ground.map(({ face }) => face)).toEqual([1, 1]);
    expect(made.armies.attacker.air[0]).toMatchObject({ face: 1 });
    expect(firing(made.steps)).toEqual([
      'aa.attacker',
      'raid.defender',
      'guns.attacker',
      'fire.defender',
      'fire.attacker',
    ]);
    expectSame(joint(made), naiveBlocks(made));
  });

  it('BITE-12.P-3 steps keep their places in every round, and the chances of the parts make up the whole', () => {
    const of = scene(units, { scouted: false });
    const { battle: whole } = battleOf(of);
    expect(ids(whole.first)).toEqual(ids(whole.steps));
    expectSame(joint(whole), naiveBlocks(whole));
    // after air combat, whichever way it went: the same again from round 1
    let so = 0;
    const { airCombat, ...rest } = whole;
    const still = { ...rest, airCombat, first: [], steps: [], rounds: 1 } as BlockBattle;
    solved(still).each(({ armies, p }) => {
      const shown = { ab: armies.attacker.air[0] ?? 0, df: armies.defender.air[0] ?? 0 };
      so += p * ends(battleOf(of, standing({ round: 1, shown })).battle, 'attackerWins');
    });
    expect(so).toBeCloseTo(ends(whole, 'attackerWins'), 12);
  });
});

describe('what comes out', () => {
  it('BITE-12.P-7 ends, rounds, every face of every unit, and how it ends round by round', () => {
    const of = scene(
      [attacking({ id: 'a', pf: 2 }), guns(attacking, { id: 'g' }), defending({ id: 'd', pf: 2 })],
      plain,
    );
    const { battle: made } = battleOf(of);
    const outcome = solved({ ...made, roundsUpTo: 3 });
    expect([...outcome.ends.values()].reduce((so, p) => so + p, 0)).toBeCloseTo(1, 12);
    for (const id of ['a', 'g', 'd']) expect(faces(of, id, outcome).reduce((so, p) => so + p, 0)).toBeCloseTo(1, 12);
    // the defender is gone just where the attacker has won
    expect(faces(of, 'd', outcome)[2]).toBeCloseTo(outcome.ends.get('attackerWins') ?? 0, 12);
    const now = outcome.endsIn.map(({ ends: by }) => [...by.values()].reduce((so, p) => so + p, 0));
    expect(now).toHaveLength(3);
    expect(1 - (solved({ ...made, rounds: 1 }).ends.get('open') ?? 0)).toBeCloseTo(now[0] ?? 0, 12);
  });

  it('BITE-12.P-9 how large it is, before it is begun', () => {
    const { battle: worst } = worstFight();
    const estimate = estimateBlocks(worst);
    expect(estimate.states).toBeGreaterThanOrEqual(solved(worst).states);
    expect(estimate.ms).toBeLessThan(1000);
  });

  it('BITE-12.P-10 more units than a stack holds', () => {
    const many = (of: typeof attacking, n: number) => Array.from({ length: n }, () => one(of));
    const made = battle([...many(attacking, 5), guns(attacking, { faces: [1, 0] }), ...many(defending, 4)]);
    expectSame(joint(made), naiveBlocks(made));
    expect(made.armies.attacker.ground).toHaveLength(6);
  });
});

describe('random battles against a naive player', () => {
  const some = (of: typeof attacking, side: string) =>
    fc
      .record({
        front: fc.array(
          fc.record({
            class: fc.constantFrom('infantry' as const, 'tanks' as const, 'mechanised' as const),
            pf: fc.constantFrom(1, 2),
            shield: fc.constantFrom(false, false, true),
            tech: fc.constantFrom(1 as const, 2 as const),
          }),
          { minLength: 1, maxLength: 2 },
        ),
        guns: fc.constantFrom([], [[1, 0]], [[2, 0]]),
        air: fc.constantFrom([], ['fighter'], ['bomber'], ['bomber', 'fighter']) as fc.Arbitrary<
          ('fighter' | 'bomber')[]
        >,
        grounded: fc.boolean(),
      })
      .map((given) => [
        ...given.front.map((unit, i) => of({ id: `${side}f${i}`, ...unit })),
        ...given.guns.map((list, i) => of({ id: `${side}g${i}`, class: 'artillery', faces: list, tech: 2 })),
        ...given.air.map((kind, i) =>
          of({
            id: `${side}a${i}`,
            class: kind,
            pf: 1,
            tech: 2,
            grounded: side === 'd' && kind === 'bomber' && given.grounded,
          }),
        ),
      ]);

  it('BITE-12.P-1 BITE-12.P-4 BITE-12.P-10 every joint outcome, in exact fractions', () => {
    fc.assert(
      fc.property(
        some(attacking, 'a'),
        some(defending, 'd'),
        fc.record({
          terrain: fc.constantFrom('plain' as const, 'forest' as const),
          city: fc.constantFrom('none' as const, 'minor' as const, 'fortress' as const),
          scouted: fc.boolean(),
          weather: fc.constantFrom('clear' as const, 'rain' as const),
        }),
        (mine, his, given) => {
          const made = battleOf(scene([...mine, ...his], given)).battle;
          expectSame(joint(made), naiveBlocks(made));
        },
      ),
      { numRuns: 15 },
    );
  });
});
