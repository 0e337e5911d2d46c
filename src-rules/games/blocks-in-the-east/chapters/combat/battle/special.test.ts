import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockBattle, FireStep } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { naiveBlocks } from '#rules/kit/chance/solvers/testing/naiveBlocks.ts';
import { expectSame, joint, solved } from '#rules/kit/chance/solvers/testing/solved.ts';
import { attacking, defending, scene } from '../../../testing/fights.ts';
import { battle, ends, firing, plain } from '../../../testing/solving.ts';
import { linesOf } from './lines.ts';
import { thrower } from './numbers.ts';
import { attackKinds, type BattleUnit, fires, type Scene } from './scene.ts';
import { battleOf, differs } from './steps.ts';

const never = { kind: 'never' } as const;

describe('desperate attack', () => {
  it('BITE-12.4.1-1 BITE-12.P-8 one round: unless every enemy ground unit is gone, the unsupplied give themselves up', () => {
    const units = [attacking({ pf: 6, supplied: false }), defending({ pf: 1, class: 'static' })];
    const made = battle(units);
    expectSame(joint(made), naiveBlocks(made));
    // one round, then it is over either way; the one defender’s die comes first
    const won = (5 / 6) * (1 - (5 / 6) ** 6) + (1 / 6) * (1 - (5 / 6) ** 5);
    expect(ends(made, 'attackerWins')).toBeCloseTo(won, 12);
    expect(ends(made, 'defenderWins')).toBeCloseTo(1 - won, 12);
    expect(solved(made).rounds).toBeCloseTo(1, 12);
    // not without the rule for it
    expect(ends(battle(units, { rules: { a12: false } }), 'attackerWins')).toBeGreaterThan(won + 0.01);
  });

  it('BITE-12.4.1-1 guns at 0 give themselves up too, supplied units fight on', () => {
    const units = [
      attacking({ pf: 2, supplied: false }),
      attacking({ pf: 2 }),
      attacking({ class: 'artillery', faces: [1, 0], supplied: false }),
      defending({ pf: 3 }),
    ];
    const made = battle(units);
    expectSame(joint(made), naiveBlocks(made));
    const round = solved({ ...made, rounds: 1 });
    round.each(({ end, armies }) => {
      if (end !== 'open') return;
      expect(armies.attacker.ground[0]).toBe(4);
      expect(armies.attacker.ground[2]).toBe(4);
    });
    expect(solved(made).rounds).toBeGreaterThan(1.5);
  });
});

describe('charges', () => {
  const horse = (more: Partial<BattleUnit> & { pf?: number } = {}) =>
    attacking({ class: 'cavalry', leads: true, ...more });

  it('BITE-20.0-1 cavalry fires first and takes the answer first, then the others fire', () => {
    const units = [attacking({ id: 'foot', pf: 3 }), horse({ id: 'horse', pf: 1 }), defending({ pf: 2 })];
    const made = battle(units, { kind: 'cavalryCharge' });
    expect(firing(made.steps)).toEqual(['fire.attacker.charge', 'fire.defender', 'fire.attacker']);
    expectSame(joint(made), naiveBlocks(made));
    // a single hit falls on the weaker horse, not on the foot
    const answer = made.steps.filter(({ id }) => id === 'fire.defender');
    const one = solved({ ...made, steps: answer, rounds: 1 });
    expect(one.faces.attacker.ground[1]?.[1]).toBeCloseTo(11 / 36, 12);
    // surplus goes to the others
    expect(one.faces.attacker.ground[0]?.[1]).toBeCloseTo(1 / 36, 12);
    expect(ends(made, 'attackerWins')).not.toBeCloseTo(ends(battle(units), 'attackerWins'), 6);
  });

  it('BITE-20.0-1 the Italian group throws three dice more, in the first round', () => {
    const units = [horse({ nation: 'ITA', pf: 1, tech: 1 }), defending({ pf: 2 })];
    const charge = (italianCharge: boolean) => battle(units, { kind: 'cavalryCharge', italianCharge });
    const dice = (steps: readonly FireStep[] | undefined) =>
      steps
        ?.find(({ id }) => id === 'fire.attacker.charge')
        ?.dice({ strengths: [1], left: [true] }, { strengths: [2], left: [true] });
    const with3 = charge(true);
    expect(dice(with3.first)).toEqual([{ dice: 4, chance: 1 / 6 }]);
    expect(dice(with3.steps)).toEqual([{ dice: 1, chance: 1 / 6 }]);
    expect(charge(false).first).toBeUndefined();
    expectSame(joint(with3), naiveBlocks(with3));
  });

  it('BITE-21.0-1 tanks and mechanised units of TECH 2 charge, mechanised units of TECH 1 do not', () => {
    const charge = (tech: 1 | 2) => {
      const units = [attacking({ class: 'mechanised', tech, leads: true }), attacking({}), defending({})];
      return firing(battle(units, { kind: 'panzerAttack' }).steps)[0];
    };
    expect(charge(2)).toBe('fire.attacker.charge');
    expect(charge(1)).toBe('fire.defender');
    const tanks = battle([attacking({ class: 'tanks', pf: 2, leads: true }), defending({ pf: 2, tech: 2 })], {
      kind: 'panzerAttack',
    });
    expectSame(joint(tanks), naiveBlocks(tanks));
  });

  it('BITE-AMB-40 in every round, or in the first alone', () => {
    const units = [attacking({ pf: 2 }), attacking({ class: 'tanks', pf: 2, leads: true }), defending({ pf: 3 })];
    const charge = (charges: 'everyRound' | 'firstRound') =>
      battle(units, { kind: 'panzerAttack', rulings: { charges } });
    const [every, first] = [charge('everyRound'), charge('firstRound')];
    expect(every.first).toBeUndefined();
    expect(firing(first.first)).toEqual(firing(every.steps));
    expect(firing(first.steps)).toEqual(['fire.defender', 'fire.attacker']);
    expect(first.steps.map(({ id }) => id)).toEqual(every.steps.map(({ id }) => id));
    expectSame(joint(first), naiveBlocks(first));
    expect(Math.abs(ends(every, 'attackerWins') - ends(first, 'attackerWins'))).toBeGreaterThan(0.001);
  });
});

describe('from the air and from the sea', () => {
  const drop = (more: Partial<BattleUnit> & { pf?: number } = {}) =>
    attacking({ class: 'paratroops', leads: true, ...more });

  it('BITE-23.0-1 BITE-12.P-8 hits on the aircraft fall on those they carry too, in the air and from the ground', () => {
    const units = [
      drop({ pf: 2 }),
      attacking({ class: 'bomber', pf: 2 }),
      defending({ class: 'fighter', pf: 1, tech: 2 }),
      defending({ pf: 1 }),
    ];
    const made = battle(units, { kind: 'paradrop' });
    expect(made.airCombat?.steps.map(({ also }) => also !== undefined)).toEqual([false, true]);
    expect(made.first?.filter(({ also }) => also).map(({ id }) => id)).toEqual(['aa.defender']);
    expect(made.steps.some(({ also }) => also)).toBe(false);
    expectSame(joint(made), naiveBlocks(made));
    // no later than their landing: every hit on the aircraft is one on them
    const landed = solved({ ...made, first: made.first?.slice(0, 2), rounds: 1 } as BlockBattle);
    landed.each(({ armies }) => {
      expect(armies.attacker.ground[0]).toBe(armies.attacker.air[0]);
    });
    // without aircraft there is nothing to fire at
    expect(firing(battle([drop(), defending({})], { kind: 'paradrop' }).first)).not.toContain('aa.defender');
  });

  it('BITE-23.0-1 BITE-24.0-1 the first round is another than the later ones', () => {
    const dropped = battle([drop({ pf: 4 }), defending({ pf: 2 })], { kind: 'paradrop' });
    const landed = battle(
      [attacking({ class: 'marines', nation: 'SOV', leads: true }), defending({ nation: 'GER', tech: 2, pf: 2 })],
      { kind: 'landing' },
    );
    const dice = (steps: readonly FireStep[] | undefined, id: string) =>
      steps?.find((step) => step.id === id)?.dice({ strengths: [4], left: [true] }, { strengths: [2], left: [true] });
    expect(dice(dropped.first, 'fire.attacker')?.[0]?.dice).toBe(2);
    expect(dice(dropped.steps, 'fire.attacker')?.[0]?.dice).toBe(4);
    expect(firing(landed.first)).toEqual(['fire.defender', 'fire.attacker']);
    expect(dice(landed.first, 'fire.defender')?.[0]?.chance).toBeCloseTo(2 / 6, 14);
    expect(dice(landed.steps, 'fire.defender')?.[0]?.chance).toBeCloseTo(1 / 6, 14);
    for (const made of [dropped, landed]) expectSame(joint(made), naiveBlocks(made));
  });

  it('BITE-24.0-1 BITE-12.P-8 marines lose a step as they go back aboard', () => {
    const units = [
      attacking({ class: 'marines', nation: 'SOV', pf: 3, leads: true }),
      defending({ nation: 'GER', class: 'static', tech: 2, pf: 3 }),
    ];
    const made = battle(units, {
      kind: 'landing',
      retreat: { attacker: { kind: 'after', round: 1 }, defender: never },
    });
    expectSame(joint(made), naiveBlocks(made));
    solved(made).each(({ end, armies }) => {
      if (end === 'attackerRetreats') expect(armies.attacker.ground[0]).toBeGreaterThanOrEqual(2);
    });
  });
});

describe('the first turn', () => {
  const units = [
    attacking({ id: 'a', pf: 2 }),
    attacking({ id: 'b', class: 'bomber', pf: 2 }),
    defending({ id: 'd', pf: 2 }),
    defending({ id: 'f', class: 'fighter', pf: 2 }),
  ];

  it('BITE-SBE5-1 Soviet fighters stay down where raids find them, and no gun fires at aircraft in round 1', () => {
    const fight = battleOf(scene(units, { rules: plain.rules, surprise: true, city: 'major' }));
    const made = fight.battle;
    expect(fight.ids.defender).toEqual({ ground: ['d', 'f'], air: [] });
    expect(made.airCombat).toBeUndefined();
    expect(firing(made.first)).toEqual(['raid.attacker', 'fire.defender', 'fire.attacker']);
    expect(firing(made.steps)).toContain('aa.defender');
    expectSame(joint(made), naiveBlocks(made));
    const down = solved({
      ...made,
      first: made.first?.filter(({ id }) => id === 'raid.attacker'),
      rounds: 1,
    } as BlockBattle);
    expect(down.faces.defender.ground[1]?.[0]).toBeLessThan(1);
  });

  it('BITE-SBE5-2 German aircraft throw twice as many dice in round 1', () => {
    const made = battle(units, { supremacy: true });
    const dice = (steps: readonly FireStep[] | undefined) =>
      steps
        ?.find(({ id }) => id === 'raid.attacker')
        ?.dice({ strengths: [2], left: [true] }, { strengths: [0], left: [false] })[0]?.dice;
    expect([dice(made.first), dice(made.steps)]).toEqual([4, 2]);
  });

  it('BITE-22.0-1 Stukas look out for fighters while the raid goes on', () => {
    const stuka = [
      attacking({ class: 'bomber', stuka: true, pf: 2 }),
      attacking({}),
      defending({ class: 'fighter', pf: 1, tech: 2 }),
      defending({}),
    ];
    const made = battle(stuka, { rules: { o19: true }, scouted: true });
    const step = made.steps.find(({ id }) => id === 'raid.attacker');
    expect(step?.heedsEnemy).toBe(true);
    const dice = (fighters: number) =>
      step?.dice({ strengths: [2], left: [true] }, { strengths: [fighters], left: [fighters > 0] })[0]?.dice;
    expect([dice(1), dice(0)]).toEqual([2, 4]);
    expectSame(joint(made), naiveBlocks(made));
  });
});

describe('rounds that differ', () => {
  const unitKinds = [
    'infantry',
    'cavalry',
    'tanks',
    'paratroops',
    'marines',
    'artillery',
    'fighter',
    'bomber',
  ] as const;
  const some = (of: typeof attacking, side: string) =>
    fc
      .array(
        fc.record({
          class: fc.constantFrom(...unitKinds),
          nation:
            side === 'd'
              ? fc.constant('SOV' as const)
              : fc.constantFrom('GER' as const, 'ITA' as const, 'ROM' as const),
          tech: fc.constantFrom(1 as const, 2 as const, 3 as const),
          leads: fc.boolean(),
          supplied: fc.constantFrom(true, true, false),
          strategic: fc.boolean(),
          pf: fc.integer({ min: 1, max: 4 }),
        }),
        { minLength: 1, maxLength: 4 },
      )
      .map((all) => all.map((unit, i) => of({ id: `${side}${i}`, ...unit })));

  it('BITE-7.7.12-1 where no rule tells the first round from the others, nobody throws otherwise in it', () => {
    fc.assert(
      fc.property(
        some(attacking, 'a'),
        some(defending, 'd'),
        fc.constantFrom(...attackKinds),
        fc.record({
          scouted: fc.boolean(),
          surprise: fc.boolean(),
          supremacy: fc.boolean(),
          italianCharge: fc.boolean(),
        }),
        (mine, his, kind, given) => {
          const of: Scene = scene([...mine, ...his], { kind, ...given });
          if (differs(of)) return;
          const lines = linesOf(of);
          for (const side of ['attacker', 'defender'] as const) {
            for (const fire of fires) {
              if (fire === 'air') continue;
              const layer = fire === 'raid' ? 'air' : 'ground';
              const lineUp = {
                own: lines[side][layer],
                enemy: lines[side === 'attacker' ? 'defender' : 'attacker'][layer],
              };
              const [first, later] = [1, 2].map((round) => {
                const made = thrower(of, side, fire, round, lineUp);
                const pf = (units: readonly BattleUnit[]) => units.map(({ faces }) => faces[0] ?? 0);
                return made.ok ? made.value(pf(lineUp.own), pf(lineUp.enemy)) : made;
              });
              expect(first).toEqual(later);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
