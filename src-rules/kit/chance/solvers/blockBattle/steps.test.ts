import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksBattle, type Corps } from '../testing/fixture.ts';
import { naiveBlocks } from '../testing/naiveBlocks.ts';
import { expectSame, joint, solved } from '../testing/solved.ts';
import type { Aim, Block, View } from './blocks.ts';
import { estimateBlocks } from './estimateBlocks.ts';
import type { BattleEnd, BlockBattle, FireStep } from './fire.ts';

const unit = fc.constantFrom<Block[]>({ faces: [2, 1] }, { faces: [1] }, { faces: [1], shield: true });
const gun = fc.constantFrom<Block[]>({ faces: [2, 1, 0] }, { faces: [1, 0] });
const plane = fc.constantFrom<Block[]>({ faces: [2, 1] }, { faces: [1] }, { faces: [2, 1], shield: true });
const someCorps: fc.Arbitrary<Corps> = fc.record({
  units: fc.array(unit, { minLength: 1, maxLength: 2 }),
  guns: fc.array(gun, { maxLength: 1 }),
  fighters: fc.array(plane, { maxLength: 1 }),
  bombers: fc.array(plane, { maxLength: 1 }),
});
const both = (change: (battle: BlockBattle) => BlockBattle, numRuns = 8) =>
  fc.assert(
    fc.property(someCorps, someCorps, (attacker, defender) => {
      const battle = change(blocksBattle({ attacker, defender }));
      expectSame(joint(battle), naiveBlocks(battle));
    }),
    { numRuns },
  );
const changed = (battle: BlockBattle, id: string, more: Partial<FireStep>): readonly FireStep[] =>
  battle.steps.map((step) => (step.id === id ? { ...step, ...more } : step));
const pf = (view: View): number => view.strengths.reduce((so, one) => so + one, 0);

describe('what fire steps may say', () => {
  it.each(['fire.attacker', 'raid.attacker', 'aa.defender'])('dice of %s hang on the enemy in the same layer', (id) => {
    both((battle) => ({
      ...battle,
      steps: changed(battle, id, { heedsEnemy: true, dice: (_, enemy) => [{ dice: pf(enemy), chance: 2 / 6 }] }),
    }));
  });

  it('BITE-12.4.1-1 units leave at the end of a step, unless no enemy is left', () => {
    const leaves = (own: View, enemy: View) => (enemy.left.includes(true) ? own.left.flatMap((_, i) => [i]) : []);
    both((battle) => ({ ...battle, first: changed(battle, 'fire.attacker', { leaves }) }));
    both((battle) => ({
      ...battle,
      first: changed(battle, 'fire.attacker', { leaves: (own, enemy) => leaves(own, enemy).slice(0, 1) }),
      now: { round: 1, step: 5 },
    }));
  });

  it('a step in which nobody ever fires keeps its place and does nothing', () => {
    both((battle) => ({
      ...battle,
      steps: changed(battle, 'raid.defender', { idle: true }),
      now: { round: 2, step: 4 },
    }));
    const corps: Corps = { units: [{ faces: [2, 1] }], guns: [], fighters: [], bombers: [] };
    const battle = blocksBattle({ attacker: corps, defender: corps });
    const silenced = { ...battle, steps: changed(battle, 'fire.defender', { idle: true }) };
    expect(solved(silenced).ends.get('attackerWins')).toBe(1);
  });

  it('BITE-7.7.4-2 guns that turn twice', () => {
    const battle = (twice: boolean) => {
      const side: Corps = { units: [{ faces: [2, 1] }], guns: [{ faces: [4, 3, 2, 1, 0] }], fighters: [], bombers: [] };
      const made = blocksBattle({ attacker: side, defender: side });
      return twice ? { ...made, steps: changed(made, 'guns.attacker', { turns: () => [1, 1] }) } : made;
    };
    expectSame(joint(battle(true)), naiveBlocks(battle(true)));
    expect(joint(battle(true))).not.toEqual(joint(battle(false)));
  });

  it('units set aside can be hit, and hold nothing', () => {
    fc.assert(
      fc.property(someCorps, someCorps, (attacker, defender) => {
        const made = blocksBattle({ attacker, defender });
        const ground = made.armies.defender.ground.map((block, i) => (i === 0 ? { ...block, aside: true } : block));
        const battle = { ...made, armies: { ...made.armies, defender: { ...made.armies.defender, ground } } };
        expectSame(joint(battle), naiveBlocks(battle));
      }),
      { numRuns: 12 },
    );
  });

  it('BITE-23.0-1 only hits that aircraft take count below, in air combat and under fire from the ground', () => {
    const paratroops: Aim = { may: (at) => at === 0 };
    both((battle) => ({
      ...battle,
      airCombat: battle.airCombat && {
        ...battle.airCombat,
        steps: battle.airCombat.steps.map((step) =>
          step.id === 'air.defender' ? { ...step, also: paratroops } : step,
        ),
      },
      first: changed(battle, 'aa.defender', { also: paratroops }),
    }));
    // no aircraft, no hits on those they carry
    const alone: Corps = { units: [{ faces: [1] }], guns: [], fighters: [], bombers: [] };
    const made = blocksBattle({ attacker: alone, defender: { ...alone, guns: [{ faces: [4, 2, 1, 0] }] } });
    expect(joint({ ...made, first: changed(made, 'aa.defender', { also: paratroops }) })).toEqual(joint(made));
  });

  it('BITE-12.P-6 a side of which some stay, and one that loses something as it does', () => {
    const stays = (one: number) => one === 0;
    const weak = ({ ground }: { readonly ground: View }) => pf(ground) <= 2;
    both((battle) => ({ ...battle, retreat: { defender: { after: 2, stays } } }), 8);
    both((battle) => ({ ...battle, retreat: { defender: { after: 1, stays }, attacker: { after: 3 } } }), 8);
    both((battle) => ({ ...battle, retreat: { defender: { if: weak, stays }, attacker: { if: weak } } }), 8);
    both(
      (battle) => ({ ...battle, retreat: { attacker: { if: ({ ground }) => pf(ground) <= 2, turns: () => [0] } } }),
      8,
    );
  });

  it('BITE-12.P-6 the best time to give up heeds what it costs, and what forbids it', () => {
    const side: Corps = { units: [{ faces: [2, 1] }, { faces: [1] }], guns: [], fighters: [], bombers: [] };
    const battle = blocksBattle({ attacker: side, defender: side });
    const of = (end: BattleEnd) => (end === 'attackerWins' ? 1 : end === 'attackerRetreats' ? 0.45 : 0);
    const worth = (retreat: NonNullable<BlockBattle['retreat']>['attacker']) => {
      let so = 0;
      for (const [end, p] of solved({ ...battle, retreat: { attacker: retreat } }).ends) so += p * of(end);
      return so;
    };
    const free = worth({ best: of });
    const held = worth({ best: of, stays: (one) => one === 0 });
    const never = worth({ best: of, stays: () => true });
    expect(free).toBeGreaterThan(held);
    expect(held).toBeGreaterThan(never);
    expect(never).toBeCloseTo(worth({}), 13);
    // what is kept counts as it is after leaving
    const kept = (turns: number[]) => {
      const value = (end: BattleEnd, field: { attacker: { ground: View } }) =>
        end === 'attackerRetreats' ? pf(field.attacker.ground) : end === 'attackerWins' ? 3 : 0;
      return solved({ ...battle, retreat: { attacker: { best: value, turns: () => turns } } }).ends;
    };
    expect(kept([]).get('attackerRetreats') ?? 0).toBeGreaterThan(kept([0, 1]).get('attackerRetreats') ?? 0);
    // a last round for the one, none for the other who is held
    const mixed = { attacker: { best: of, after: 3, stays: () => true }, defender: {} };
    expect(solved({ ...battle, retreat: mixed }).ends.get('attackerRetreats') ?? 0).toBe(0);
  });

  it('the size takes in whoever leaves and turns twice', () => {
    fc.assert(
      fc.property(someCorps, someCorps, (attacker, defender) => {
        const made = blocksBattle({ attacker, defender });
        const first = changed(made, 'fire.attacker', { leaves: (_, enemy) => (enemy.left.includes(true) ? [0] : []) });
        const battle = {
          ...made,
          airCombat: undefined,
          first,
          steps: changed(made, 'guns.defender', { turns: () => [1, 1] }),
        };
        expect(estimateBlocks(battle).states).toBeGreaterThanOrEqual(solved(battle).states);
      }),
      { numRuns: 12 },
    );
  });
});
