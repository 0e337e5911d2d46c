import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveDice } from '../diceBattle/solve.ts';
import { blocksBattle, type Corps, worstBattle } from '../testing/fixture.ts';
import { naiveBlocks } from '../testing/naiveBlocks.ts';
import { expectSame, joint, solved } from '../testing/solved.ts';
import type { Aim, Block, View } from './blocks.ts';
import { estimateBlocks } from './estimateBlocks.ts';
import type { BattleEnd, Battlefield, BattleRole, BlockBattle, BlockOutcome, FireStep, Retreat } from './fire.ts';
import { solveBlocks } from './solveBlocks.ts';

const total = (outcome: BlockOutcome): number => [...outcome.ends.values()].reduce((so, p) => so + p, 0);

const someFaces = (most: number): fc.Arbitrary<number[]> =>
  fc.integer({ min: 1, max: most }).map((top) => Array.from({ length: top }, (_, i) => top - i));
const someUnit: fc.Arbitrary<Block> = fc.record({
  faces: someFaces(2),
  shield: fc.constantFrom(false, false, true),
});
const someGun: fc.Arbitrary<Block> = fc.record({ faces: fc.constantFrom([2, 1, 0], [2, 0], [1, 0], [1]) });
const somePlane: fc.Arbitrary<Block> = fc.record({ faces: someFaces(2) });
const someCorps: fc.Arbitrary<Corps> = fc.record({
  units: fc.array(someUnit, { minLength: 1, maxLength: 2 }),
  guns: fc.array(someGun, { maxLength: 1 }),
  fighters: fc.array(somePlane, { maxLength: 1 }),
  bombers: fc.array(somePlane, { maxLength: 1 }),
});

const heavy: Block = { faces: [7, 6, 5, 4, 3, 2, 1], shield: true };
const gun: Block = { faces: [4, 2, 1, 0] };
const one: Corps = { units: [{ faces: [2, 1] }], guns: [gun], fighters: [], bombers: [{ faces: [1] }] };
const anybody: Aim = { may: () => true };
/** A unit a side is one die; `faces` of one entry make the plain battle of dice. */
const plain = (
  attackers: number,
  defenders: number,
  chance: Record<BattleRole, number>,
  how: 'both' | BattleRole,
): BlockBattle => {
  const fire = (side: BattleRole, withNext: boolean): FireStep => ({
    id: side,
    side,
    from: 'ground',
    at: 'ground',
    dice: (own: View) => [{ dice: own.strengths.filter((pf) => pf > 0).length, chance: chance[side] }],
    aim: anybody,
    withNext,
  });
  const steps =
    how === 'both'
      ? [fire('attacker', true), fire('defender', false)]
      : how === 'attacker'
        ? [fire('attacker', false), fire('defender', false)]
        : [fire('defender', false), fire('attacker', false)];
  const army = (n: number) => ({ ground: Array.from({ length: n }, (): Block => ({ faces: [1] })), air: [] });
  return {
    armies: { attacker: army(attackers), defender: army(defenders) },
    steps,
    end: ({ attacker, defender }: Battlefield): BattleEnd | undefined => {
      const mine = attacker.ground.left.includes(true);
      const his = defender.ground.left.includes(true);
      return mine && his ? undefined : mine ? 'attackerWins' : his ? 'defenderWins' : 'neither';
    },
  };
};

describe('battles of blocks', () => {
  it.each(['both', 'attacker', 'defender'] as const)(
    'fired by %s first, units of one face are the plain battle',
    (how) => {
      const outcome = solved(plain(6, 5, { attacker: 1 / 6, defender: 2 / 6 }, how));
      const dice = solveDice({
        attacker: { kinds: { a: { count: 6, hits: 1 } }, losses: ['a'] },
        defender: { kinds: { d: { count: 5, hits: 2 } }, losses: ['d'] },
        first: how,
      });
      expect(outcome.ends.get('attackerWins')).toBeCloseTo(dice.attackerAlone, 13);
      expect(outcome.ends.get('defenderWins')).toBeCloseTo(dice.defenderAlone, 13);
      expect(outcome.ends.get('neither') ?? 0).toBeCloseTo(dice.neither, 13);
      expect(outcome.rounds).toBeCloseTo(dice.rounds.mean, 12);
    },
  );

  it('BITE-12.P-4 random small battles agree with a naive player, in every joint outcome', () => {
    fc.assert(
      fc.property(someCorps, someCorps, (attacker, defender) => {
        const battle = blocksBattle({ attacker, defender });
        expectSame(joint(battle), naiveBlocks(battle));
      }),
      { numRuns: 25 },
    );
  });

  it('BITE-12.P-6 retreats after a round, below a strength, and a last round, too', () => {
    fc.assert(
      fc.property(
        someCorps,
        someCorps,
        fc.constantFrom(1, 2, undefined),
        fc.integer({ min: 0, max: 3 }),
        fc.constantFrom(2, undefined),
        (attacker, defender, after, below, rounds) => {
          const weak = ({ ground }: { readonly ground: View }) =>
            ground.strengths.reduce((so, pf) => so + pf, 0) <= below;
          const battle = blocksBattle(
            { attacker, defender },
            { retreat: { defender: { after }, attacker: { if: (own) => weak(own) } }, rounds },
          );
          expectSame(joint(battle), naiveBlocks(battle));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('a first round of its own: another order, other dice', () => {
    const corps: Corps = {
      units: [{ faces: [2, 1] }],
      guns: [{ faces: [1, 0] }],
      fighters: [],
      bombers: [{ faces: [1] }],
    };
    const { steps } = blocksBattle({ attacker: corps, defender: corps });
    const first = steps.toReversed().map((step) => ({
      ...step,
      dice: (own: View, enemy: View) => step.dice(own, enemy).map((pool) => ({ ...pool, dice: pool.dice + 1 })),
    }));
    const battle = blocksBattle({ attacker: corps, defender: corps }, { first });
    const found = joint(battle);
    expectSame(found, naiveBlocks(battle));
    expect(found).not.toEqual(joint(blocksBattle({ attacker: corps, defender: corps })));
  });

  it('fire at aircraft in the first round alone', () => {
    const corps: Corps = { units: [{ faces: [2, 1] }], guns: [], fighters: [], bombers: [{ faces: [2, 1] }] };
    const whole = blocksBattle({ attacker: corps, defender: corps });
    const battle = { ...whole, first: whole.steps, steps: whole.steps.filter(({ at }) => at === 'ground') };
    const found = joint(battle);
    expectSame(found, naiveBlocks(battle));
    expect(found).not.toEqual(joint(whole));
  });

  it('goes on from the middle of a round, with what is left by then', () => {
    fc.assert(
      fc.property(
        someCorps,
        someCorps,
        fc.integer({ min: 0, max: 7 }),
        fc.constantFrom(1, 2, 3),
        fc.constantFrom(2, undefined),
        (attacker, defender, step, round, after) => {
          const first = blocksBattle({ attacker, defender }).steps.filter((_, i) => i !== 3);
          const retreat = { defender: { after } };
          const now = { round, step: round === 1 ? Math.min(step, 6) : step };
          const battle = { ...blocksBattle({ attacker, defender }, { first, retreat }), now };
          expectSame(joint(battle), naiveBlocks(battle));
        },
      ),
      { numRuns: 25 },
    );
    // two volleys at once are begun together, or both are over
    const battle = plain(2, 2, { attacker: 2 / 6, defender: 3 / 6 }, 'both');
    const third: BlockBattle = { ...battle, steps: [...battle.steps, ...battle.steps], now: { round: 4, step: 2 } };
    expectSame(joint(third), naiveBlocks(third));
  });

  it('BITE-12.P-7 round by round: the chances of how it ends in each', () => {
    const battle = blocksBattle({ attacker: one, defender: one });
    const { endsIn, ends } = solved({ ...battle, roundsUpTo: 4 });
    expect(endsIn.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    expect([...ends].sort()).toEqual([...solved(battle).ends].sort().map(([end, p]) => [end, expect.closeTo(p, 13)]));
    let so = 0;
    for (const { round, ends: now } of endsIn) {
      for (const p of now.values()) so += p;
      expect(1 - (solved({ ...battle, rounds: round }).ends.get('open') ?? 0)).toBeCloseTo(so, 13);
    }
    expect(endsIn[0]?.ends.get('attackerWins')).toBeCloseTo(
      solved({ ...battle, rounds: 1 }).ends.get('attackerWins') ?? 0,
      14,
    );
  });

  it('BITE-23.0-1 hits on aircraft that fall on those they carry too', () => {
    const attacker: Corps = {
      units: [{ faces: [2, 1] }, { faces: [2, 1] }],
      guns: [],
      fighters: [],
      bombers: [{ faces: [2, 1] }],
    };
    const defender: Corps = { units: [{ faces: [1] }], guns: [{ faces: [2, 1, 0] }], fighters: [], bombers: [] };
    const battle = blocksBattle({ attacker, defender });
    const paratroops: Aim = { may: (unit) => unit === 1 };
    const linked = {
      ...battle,
      steps: battle.steps.map((step) => (step.id === 'aa.defender' ? { ...step, also: paratroops } : step)),
    };
    expectSame(joint(linked), naiveBlocks(linked));
  });

  it('BITE-20.0-1 charging units are hit first, surplus goes to the others', () => {
    const corps: Corps = { units: [{ faces: [3, 2, 1] }, { faces: [1] }], guns: [], fighters: [], bombers: [] };
    const battle = blocksBattle({ attacker: corps, defender: corps });
    const charged: Aim = { may: () => true, firstly: (unit) => unit === 1 };
    const charge = {
      ...battle,
      steps: battle.steps.map((step) => (step.id === 'fire.defender' ? { ...step, aim: charged } : step)),
    };
    const found = joint(charge);
    expectSame(found, naiveBlocks(charge));
    expect(found).not.toEqual(joint(battle));
  });

  describe('BITE-12.P-6 the best time to give up, by backward induction', () => {
    const base = plain(2, 2, { attacker: 2 / 6, defender: 3 / 6 }, 'both');
    const win = (retreat: number) => (side: BattleRole) => (end: BattleEnd) =>
      end === `${side}Wins` ? 1 : end === `${side}Retreats` ? retreat : end.endsWith('Retreats') ? 1 - retreat : 0;
    const left = (view: View) => view.strengths.filter((pf) => pf > 0).length;
    /** gives up where the bit of so many own and enemy units is set */
    const stated = (bits: number): Retreat => ({
      if: (own, enemy) => ((bits >> (2 * (left(own.ground) - 1) + left(enemy.ground) - 1)) & 1) === 1,
    });
    const worth = (battle: BlockBattle, of: (end: BattleEnd) => number): number => {
      let so = 0;
      for (const [end, p] of solved(battle).ends) so += p * of(end);
      return so;
    };
    const policies = Array.from({ length: 16 }, (_, bits) => stated(bits));

    it('one against one: half a win in hand is more than 5 in 11', () => {
      const even = plain(1, 1, { attacker: 1 / 6, defender: 1 / 6 }, 'both');
      const of = win(0.5)('attacker');
      expect(worth({ ...even, retreat: { attacker: { best: of } } }, of)).toBeCloseTo(5 / 36 + 25 / 72, 14);
      const low = win(0.4)('attacker');
      expect(worth({ ...even, retreat: { attacker: { best: low } } }, low)).toBeCloseTo(5 / 11, 14);
    });

    it.each([0.05, 0.2, 0.4, 0.7])(
      'no stated policy is better than the best, and one is as good (retreat worth %d)',
      (r) => {
        const of = win(r)('attacker');
        const best = worth({ ...base, retreat: { attacker: { best: of } } }, of);
        const all = policies.map((attacker) => worth({ ...base, retreat: { attacker } }, of));
        expect(best).toBeCloseTo(Math.max(...all), 13);
      },
    );

    it.each([0.3, 0.5])('both at their best: what one can enforce against the best answer of the other (%d)', (r) => {
      // what one side gains the other loses
      const value = (end: BattleEnd) =>
        ({ attackerWins: 1, attackerRetreats: r, defenderRetreats: 0.6, neither: 0.5 })[end as string] ?? 0;
      const both = { attacker: { best: value }, defender: { best: (end: BattleEnd) => -value(end) } };
      const best = worth({ ...base, retreat: both }, value);
      const least = policies.map((attacker) =>
        Math.min(...policies.map((defender) => worth({ ...base, retreat: { attacker, defender } }, value))),
      );
      expect(best).toBeCloseTo(Math.max(...least), 13);
    });

    it('with a last round the worth of going on shrinks round by round', () => {
      const of = (end: BattleEnd) =>
        end === 'attackerWins' ? 1 : end === 'attackerRetreats' ? 0.1 : end === 'open' ? 0.9 : 0;
      const at = (rounds: number, retreat?: Retreat) => worth({ ...base, rounds, retreat: { attacker: retreat } }, of);
      // one round: nothing is decided before it is broken off
      expect(at(1, { best: of })).toBeCloseTo(at(1), 14);
      for (const rounds of [2, 3]) {
        const all = [...policies, {}].map((policy) => at(rounds, policy));
        expect(at(rounds, { best: of })).toBeGreaterThanOrEqual(Math.max(...all) - 1e-13);
      }
    });

    it('aircraft and guns, and a first round of its own: never worse than any stated policy', () => {
      const corps: Corps = {
        units: [{ faces: [2, 1] }],
        guns: [{ faces: [1, 0] }],
        fighters: [{ faces: [1] }],
        bombers: [{ faces: [1] }],
      };
      const of = win(0.35)('attacker');
      const plainSteps = blocksBattle({ attacker: corps, defender: corps }).steps;
      const battle = blocksBattle({ attacker: corps, defender: corps }, { first: plainSteps.slice(2) });
      const best = worth({ ...battle, retreat: { attacker: { best: of } } }, of);
      for (const after of [1, 2, 3, undefined]) {
        for (const below of [-1, 0, 1, 2, 3]) {
          const stated_: Retreat = { after, if: (own) => own.ground.strengths.reduce((so, pf) => so + pf, 0) <= below };
          expect(worth({ ...battle, retreat: { attacker: stated_ } }, of)).toBeLessThanOrEqual(best + 1e-13);
        }
      }
      expect(best).toBeGreaterThan(worth(battle, of) + 1e-6);
    });
  });

  it('BITE-12.P-9 says how far along it is, and can be left lying at any time', () => {
    const shares = [...solveBlocks(worstBattle())];
    expect(shares.length).toBeGreaterThan(200);
    expect(shares.every((share, i) => share >= (shares[i - 1] ?? 0) && share <= 1)).toBe(true);
    expect(shares.at(-1)).toBeGreaterThan(0.9);
    const counted = [...solveBlocks({ ...worstBattle(), rounds: 2 })];
    expect(counted.every((share, i) => share >= (counted[i - 1] ?? 0) && share <= 1)).toBe(true);
  });

  it('BITE-12.P-9 its size is known before, as an upper bound', () => {
    const worst = estimateBlocks(worstBattle());
    expect(worst.states).toBeGreaterThanOrEqual(solved(worstBattle()).states);
    expect(worst.ms).toBeGreaterThan(10);
    expect(worst.ms).toBeLessThan(1000);
    const small = blocksBattle({ attacker: one, defender: one });
    expect(estimateBlocks(small).states).toBeGreaterThanOrEqual(solved(small).states);
    expect(estimateBlocks(small).ms).toBeLessThan(1);
    expect(estimateBlocks({ ...worstBattle(), rounds: 10 }).ms).toBeGreaterThan(5 * worst.ms);
    // forty heavy blocks a side, each with its own place in the order: refused before it is begun
    const horde: Corps = {
      units: Array.from({ length: 40 }, () => heavy),
      guns: Array.from({ length: 8 }, () => gun),
      fighters: [],
      bombers: [],
    };
    expect(estimateBlocks(blocksBattle({ attacker: horde, defender: horde })).ms).toBeGreaterThan(worst.ms * 100);
  });

  it('nobody who can hit: a stalemate, named', () => {
    const outcome = solved(plain(2, 3, { attacker: 0, defender: 0 }, 'both'));
    expect([...outcome.ends]).toEqual([['stalemate', 1]]);
  });

  it('the worst battle sums to 1, in all and by unit', () => {
    const outcome = solved(worstBattle());
    expect(Math.abs(total(outcome) - 1)).toBeLessThan(1e-12);
    for (const side of ['attacker', 'defender'] as const) {
      for (const unit of [...outcome.faces[side].ground, ...outcome.faces[side].air]) {
        expect(Math.abs(unit.reduce((so, p) => so + p, 0) - 1)).toBeLessThan(1e-12);
      }
    }
  });
});
