import { describe, expect, it } from 'vitest';
import type { BattleEnd, BlockBattle, FireStep } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { naiveBlocks } from '#rules/kit/chance/solvers/testing/naiveBlocks.ts';
import { expectSame, joint, solved } from '#rules/kit/chance/solvers/testing/solved.ts';
import { attacking, defending, scene } from '../../../testing/fights.ts';
import { battle, bomber, ends, firing, guns, one, plain, standing } from '../../../testing/solving.ts';
import { battleOf } from './steps.ts';

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

  it('BITE-7.7.3-1 BITE-7.7.10-1 both raids at once: guns bombed down to 0 stay where the answer takes the last combat unit', () => {
    const units = [
      bomber(attacking, { tech: 2 }),
      attacking({ pf: 1 }),
      guns(defending, { faces: [1, 0] }),
      bomber(defending, { tech: 2 }),
    ];
    const made = battle(units);
    expectSame(joint(made), naiveBlocks(made));
    expect(ends(made, 'neither') ?? 0).toBe(0);
    // and whether the answer hits or not, they go where one has come through
    for (const { end, kept } of outcomes(made)) if (end === 'attackerWins') expect(kept).toBe(0);
    // of two volleys of the attacker's neither sweeps before the answer
    const mixed = battleOf(scene([...units, bomber(attacking, { tech: 1 })], { scouted: true })).battle;
    expectSame(joint(mixed), naiveBlocks(mixed));
    expect(ends(mixed, 'neither') ?? 0).toBe(0);
  });

  it('BITE-7.7.10-1 guns at 0 that nobody covers are gone as soon as combat units come', () => {
    const made = battle([attacking({ pf: 2 }), guns(defending, { face: 3 })]);
    expectSame(joint(made), naiveBlocks(made));
    expect(ends(made, 'attackerWins')).toBeCloseTo(1, 14);
  });

  it('BITE-E10 BITE-7.7.10-1 four hits destroy 4 PF, one leaves 3, and destroys 1 PF (example 10)', () => {
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
    const all: { end: BattleEnd; kept: number }[] = [];
    solved(made).each(({ end, armies }) => {
      const kept = armies.defender.ground.filter(
        (at, i) => at >> 1 < (made.armies.defender.ground[i]?.faces.length ?? 0),
      );
      all.push({ end, kept: kept.length });
    });
    return all;
  };
});
