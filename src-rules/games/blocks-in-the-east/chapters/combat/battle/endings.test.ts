import { describe, expect, it } from 'vitest';
import type { BattleRole } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { naiveBlocks } from '#rules/kit/chance/solvers/testing/naiveBlocks.ts';
import { expectSame, joint, solved } from '#rules/kit/chance/solvers/testing/solved.ts';
import { attacking, defending } from '../../../testing/fights.ts';
import { battle, bomber, ends, guns, one } from '../../../testing/solving.ts';
import type { Scene } from './scene.ts';

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
    const worth = (attacker: Scene['retreat'][BattleRole]) => {
      let so = 0;
      const made = battle(units, { retreat: { attacker, defender: never } });
      solved(made).each(({ armies, p }) => {
        const left = (side: BattleRole) =>
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

  it('BITE-7.7.13-1 static units never retreat: the others leave, and they fight on alone', () => {
    const never = { kind: 'never' } as const;
    const units = [attacking({ pf: 3 }), one(defending, { class: 'static' }), defending({ pf: 3 })];
    const made = battle(units, { retreat: { attacker: never, defender: { kind: 'after', round: 1 } } });
    expectSame(joint(made), naiveBlocks(made));
    const { ends: all, faces: kept } = solved(made);
    // with the static unit gone in round 1 all leave; else it is fought to the end without them
    expect(all.get('attackerWins')).toBeGreaterThan(0.1);
    expect(all.get('defenderWins')).toBeGreaterThan(0.1);
    solved(made).each(({ end, armies }) => {
      if (end === 'defenderRetreats') expect((armies.defender.ground[0] ?? 0) >> 1).toBe(1);
    });
    // who left keeps what he had after one round
    const first = solved({ ...made, rounds: 1, retreat: {} }).faces.defender.ground[1];
    expect([...(kept.defender.ground[1] ?? [])]).toEqual([...(first ?? [])].map((p) => expect.closeTo(p, 12)));
  });
});
