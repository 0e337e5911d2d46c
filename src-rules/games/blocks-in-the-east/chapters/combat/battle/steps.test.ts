import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateBlocks } from '#rules/kit/chance/solvers/blockBattle/estimateBlocks.ts';
import type { BlockBattle } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { worstBattle } from '#rules/kit/chance/solvers/testing/fixture.ts';
import { naiveBlocks } from '#rules/kit/chance/solvers/testing/naiveBlocks.ts';
import { expectSame, joint, solved } from '#rules/kit/chance/solvers/testing/solved.ts';
import { attacking, defending, scene } from '../../../testing/fights.ts';
import {
  battle,
  bomber,
  ends,
  faces,
  fighter,
  firing,
  guns,
  ids,
  one,
  plain,
  standing,
} from '../../../testing/solving.ts';
import { worstFight } from '../../../testing/worst.ts';
import type { BattleUnit, Scene } from './scene.ts';
import { battleOf } from './steps.ts';

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

  it('BITE-E09 BITE-7.7.4-2 BITE-6.1.4-2 a gun of 4 shows 2 when it has fired, then 1, then 0 and fires no more', () => {
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
        guns: fc.constantFrom<number[][]>([], [[1, 0]], [[2, 0]]),
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
