import { describe, expect, it } from 'vitest';
import { holds } from '#rules/kit/forms/conditions.ts';
import type { Policy } from '#rules/kit/procedure/policy.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sides } from '../../../ids.ts';
import { surprisedIn } from '../../../model/rules.ts';
import { advanced, chances, parsed, row, tableOf } from '../../../testing/battles.ts';
import { battleFields } from '../battle/fields.ts';
import { battle } from './battle.ts';

/** Special attacks: the solver's answer, and the battle played question by question. */
const agree = (raw: object, here: Context, policy: Policy = {}): ReadonlyMap<string, number> => {
  const input = parsed({ attacks: 'axis', ...raw });
  const quick = chances(battle.plan(input, here, [], policy));
  const slow = chances(battle.referencePlan(input, here, [], policy));
  expect([...quick.keys()].sort()).toEqual([...slow.keys()].sort());
  for (const [key, p] of slow) expect(Math.abs((quick.get(key) ?? 0) - p), key).toBeLessThan(1e-11);
  return quick;
};
const on = (...ids: readonly string[]): Context =>
  advanced({ a09: false, ...Object.fromEntries(ids.map((id) => [id, true])) });

describe('special attacks, worked out and played', () => {
  it('BITE-12.4.1-1 a desperate attack', () => {
    const raw = {
      axis: [row('infantry', 2, { supplied: false }), row('infantry', 1)],
      soviet: [row('infantry', 2)],
    };
    const with12 = agree(raw, on());
    const without = agree(raw, advanced({ a09: false, a12: false }));
    expect(with12.get('attackerWins')).not.toBeCloseTo(without.get('attackerWins') ?? 0, 3);
  });

  it('BITE-20.0-1 BITE-21.0-1 charges', () => {
    const soviet = [row('infantry', 2), row('infantry', 1)];
    const horse = { axis: [row('cavalry', 2, { leads: true }), row('infantry', 1)], soviet };
    const charge = agree({ ...horse, kind: 'cavalryCharge' }, on('o20'));
    expect(charge.get('attackerWins')).not.toBeCloseTo(agree(horse, on('o20')).get('attackerWins') ?? 0, 3);
    agree({ axis: [row('tanks', 2, { leads: true }), row('infantry', 2)], soviet, kind: 'panzerAttack' }, on('o21'));
  });

  it('BITE-23.0-1 a drop under fire from fighters and from the ground', () => {
    agree(
      {
        axis: [row('paratroops', 2, { leads: true }), row('bomber', 2)],
        soviet: [row('fighter', 1), row('infantry', 1)],
        kind: 'paradrop',
      },
      on('o23'),
    );
  });

  it('BITE-24.0-1 a landing, and marines that go back aboard', () => {
    const raw = {
      attacks: 'soviet',
      soviet: [row('marines', 2, { leads: true })],
      axis: [row('infantry', 2)],
      kind: 'landing',
    };
    agree(raw, on('o18', 'o24'));
    agree({ ...raw, attackerRetreat: 'after', attackerAfter: 1 }, on('o18', 'o24'));
    agree({ ...raw, attackerRetreat: 'best', attackerHex: 1 }, on('o18', 'o24'));
  });

  it('BITE-7.7.13-1 static units stay when their side gives up', () => {
    const raw = {
      axis: [row('infantry', 2)],
      soviet: [row('static', 1), row('infantry', 1)],
      defenderRetreat: 'after',
      defenderAfter: 1,
    };
    agree(raw, on());
    agree({ ...raw, attackerRetreat: 'below', attackerBelow: 1 }, on());
    agree({ ...raw, defenderRetreat: 'below', defenderBelow: 1, attackerRetreat: 'after', attackerAfter: 2 }, on());
    agree({ ...raw, defenderRetreat: 'best', attackerRetreat: 'below', attackerBelow: 1 }, on());
  });

  it('BITE-7.7.12-2 BITE-7.7.13-1 an attack by aircraft alone, which may leave as well', () => {
    const raw = { axis: [row('bomber', 2)], soviet: [row('infantry', 2)] };
    agree(raw, on());
    const left = agree({ ...raw, attackerRetreat: 'after', attackerAfter: 1 }, on());
    expect(left.get('attackerRetreats')).toBeGreaterThan(0.1);
    agree({ ...raw, attackerRetreat: 'below', attackerBelow: 1 }, on());
  });

  it('BITE-7.7.13-1 a side that leaves does not count the aircraft that stay on its airfield', () => {
    agree(
      {
        axis: [row('infantry', 1), row('bomber', 1)],
        soviet: [row('infantry', 2), row('fighter', 1)],
        surprise: true,
        defenderRetreat: 'after',
        defenderAfter: 1,
        ties: 'order',
      },
      advanced({ a09: false }, { scenario: 'SBE5', turn: 1 }),
    );
  });

  it('BITE-7.7.3-1 BITE-7.7.10-1 both raids are through before guns at 0 are taken off', () => {
    const ends = agree(
      {
        axis: [row('infantry', 1), row('bomber', 1)],
        soviet: [row('artillery', 1, { faces: '1 0' }), row('bomber', 1)],
        ties: 'order',
      },
      on(),
    );
    expect([...ends.keys()].sort()).toEqual(['attackerWins', 'defenderWins']);
  });

  it('BITE-SBE5-2 supremacy is of the surprise attack', () => {
    const here = advanced({ a09: false, luftwaffeSupremacy: true }, { scenario: 'SBE5', turn: 1 });
    const wins = (raw: object) =>
      agree(
        { axis: [row('infantry', 2), row('bomber', 2)], soviet: [row('infantry', 2)], ties: 'order', ...raw },
        here,
      ).get('attackerWins') ?? 0;
    expect(wins({})).toBeGreaterThan(wins({ supremacy: false }));
    expect(wins({ surprise: false })).toBe(wins({ surprise: false, supremacy: false }));
  });

  it('BITE-7.7.10-1 BITE-19.2-1 guns at 0 alone, and guided fire', () => {
    expect(agree({ axis: [row('infantry', 1)], soviet: [row('artillery', 0, { faces: '2 1 0' })] }, on())).toEqual(
      new Map([['attackerWins', 1]]),
    );
    agree(
      {
        axis: [row('infantry', 2), row('artillery', 2, { faces: '2 1 0' })],
        soviet: [row('infantry', 2), row('artillery', 2, { faces: '2 1 0' })],
        scouted: true,
        ties: 'order',
      },
      on('o19'),
    );
  });

  it('BITE-AMB-74 BITE-SBE5-1 the first turn is a month: the Soviets are surprised in their own attack, or in the Axis’s only', () => {
    const june = (amb74: string) => advanced({ a09: false, amb74 }, { scenario: 'SBE5', turn: 1 });
    // the fighter stays down and the German guns fire better
    const raw = {
      attacks: 'soviet',
      soviet: [row('infantry', 2), row('fighter', 2)],
      axis: [row('infantry', 1), row('artillery', 1, { faces: '1 0' }), row('bomber', 1)],
      ties: 'order',
    };
    const [month, axisTurn] = [june('month'), june('axisTurn')];
    const wins = (here: Context) => agree(raw, here).get('attackerWins') ?? 0;
    expect(wins(month)).toBeLessThan(wins(axisTurn));
    const steps = (here: Context) => tableOf(raw, here).hints.map(({ msg }) => msg.id);
    expect(steps(month)).toContain('bite.silent.surpriseFighters');
    expect(steps(axisTurn)).not.toContain('bite.silent.surpriseFighters');
    // as proposed, and in the attack of the Axis under either
    expect(wins(advanced({ a09: false }, { scenario: 'SBE5', turn: 1 }))).toBe(wins(month));
    const ours = (here: Context) => agree({ ...raw, attacks: 'axis' }, here);
    expect(ours(month)).toEqual(ours(axisTurn));
    expect([month, axisTurn].map((here) => wins({ ...here, turn: 2 }))).toEqual(
      Array(2).fill(wins({ ...axisTurn, turn: 2 })),
    );
  });

  it('BITE-AMB-74 the form asks about the surprise where the rule has one, and nowhere else', () => {
    for (const amb74 of ['month', 'axisTurn'])
      for (const [scenario, turn] of [
        ['SBE5', 1],
        ['SBE5', 2],
        ['SBE4', 1],
        ['SBE9', 1],
      ] as const)
        for (const attacks of [sides.axis, sides.soviet]) {
          const here = advanced({ amb74 }, { scenario, turn });
          const asked = holds(battleFields.surprise.when, { input: { attacks }, context: here });
          expect([amb74, scenario, turn, attacks, asked]).toEqual([
            amb74,
            scenario,
            turn,
            attacks,
            surprisedIn(here, attacks),
          ]);
        }
  });

  it('BITE-SBE5-1 the surprise of June 1941', () => {
    const here = advanced({ a09: false }, { scenario: 'SBE5', turn: 1 });
    agree(
      {
        axis: [row('infantry', 2), row('bomber', 1)],
        soviet: [row('infantry', 1), row('fighter', 1)],
        surprise: true,
        ties: 'order',
      },
      here,
    );
  });
});
