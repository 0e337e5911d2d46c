import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Policy } from '#rules/kit/procedure/policy.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { advanced, chances, context, parsed, row } from '../../../testing/battles.ts';
import { battle } from './battle.ts';

/** The solver's answer and that of question after question are the same. */
const agree = (input: JsonObject, here: Context, given: readonly Answer[] = [], policy: Policy = {}): void => {
  const quick = chances(battle.plan(input, here, given, policy));
  const slow = chances(battle.referencePlan(input, here, given, policy));
  expect([...quick.keys()].sort()).toEqual([...slow.keys()].sort());
  for (const [key, p] of slow) expect(Math.abs((quick.get(key) ?? 0) - p), key).toBeLessThan(1e-11);
};

const someUnit = (...classes: string[]) =>
  fc
    .record({
      class: fc.constantFrom(...classes),
      pf: fc.integer({ min: 1, max: 2 }),
      shield: fc.constantFrom('none', 'none', 'every'),
    })
    .map(({ class: unitClass, pf, shield }) => row(unitClass, pf, { shield }));
const someForce = fc
  .tuple(
    fc.array(someUnit('infantry', 'tanks'), { minLength: 1, maxLength: 2 }),
    fc.array(someUnit('artillery'), { maxLength: 1 }),
  )
  .map(([units, guns]) => [...units, ...guns]);
const retreats = fc.constantFrom('never', 'after', 'below', 'best');
const someBattle = fc.record({
  attacks: fc.constantFrom('axis', 'soviet'),
  terrain: fc.constantFrom('plain', 'forest'),
  axis: someForce,
  soviet: someForce,
  attackerRetreat: retreats,
  defenderRetreat: retreats,
  attackerAfter: fc.integer({ min: 1, max: 2 }),
  attackerBelow: fc.integer({ min: 0, max: 2 }),
  defenderBelow: fc.integer({ min: 0, max: 2 }),
  attackerHex: fc.integer({ min: 0, max: 3 }),
  ties: fc.constantFrom('ask', 'order'),
});

describe('a battle to its end', () => {
  it('BITE-12.P-1 BITE-12.P-6 the solver agrees with the battle played question by question, whatever the policies', () => {
    fc.assert(
      fc.property(someBattle, (raw) => agree(parsed(raw), context())),
      { numRuns: 10 },
    );
  });

  it('also when somebody retreats by an answer, with all or with some units', () => {
    const says = fc.record({
      'retreat.attacker': fc.constantFrom('stay', 'all', 'some'),
      'retreat.defender': fc.constantFrom('stay', 'all', 'some'),
      'leaves.axis:r1': fc.constantFrom('stay', 'all'),
      'leaves.soviet:r1': fc.constantFrom('stay', 'all'),
      'leaves.axis:r2': fc.constantFrom('stay', 'all'),
    });
    fc.assert(
      fc.property(someBattle, says, (raw, policy) => {
        // what is best for one side is the best against what the other is said to do: question by question nobody knows that
        fc.pre(raw.attackerRetreat !== 'best' && raw.defenderRetreat !== 'best');
        agree(parsed(raw), context(), [], policy);
      }),
      { numRuns: 10 },
    );
  });

  it('BITE-7.7.9-1 also when an answer says who is hit of equals, on the ground and in the air', () => {
    const tie = (side: string) => fc.constantFrom(...['r1', 'r2', 'r3'].map((id) => `unit.${side}:${id}`));
    const alike = fc.record({
      attacks: fc.constantFrom('axis', 'soviet'),
      ties: fc.constant('ask'),
      axis: fc.constantFrom(
        ['infantry', 'tanks'],
        ['infantry', 'infantry', 'artillery'],
        ['infantry', 'fighter', 'fighter'],
      ),
      soviet: fc.constantFrom(
        ['infantry', 'tanks'],
        ['infantry', 'infantry', 'artillery'],
        ['infantry', 'fighter', 'fighter'],
      ),
    });
    const says = fc.record({ axis: tie('axis'), soviet: tie('soviet') });
    let apart = 0;
    fc.assert(
      fc.property(alike, says, ({ axis, soviet, ...raw }, { axis: one, soviet: other }) => {
        const input = parsed({ ...raw, axis: axis.map((of) => row(of, 1)), soviet: soviet.map((of) => row(of, 2)) });
        const [attacker, defender] = raw.attacks === 'axis' ? [one, other] : [other, one];
        const policy = { 'tie.attacker': attacker, 'tie.defender': defender };
        agree(input, advanced({ a09: false }), [], policy);
        const wins = (by: Policy) => chances(battle.plan(input, advanced({ a09: false }), [], by)).get('attackerWins');
        if (wins(policy) !== wins({})) apart += 1;
      }),
      { numRuns: 12 },
    );
    // who is hit first is no matter of taste
    expect(apart).toBeGreaterThan(0);
  });

  it('with aircraft, in the air and over the ground, and when some leave', () => {
    const flying = fc.record({
      attacks: fc.constantFrom('axis', 'soviet'),
      axis: fc.tuple(someUnit('infantry'), someUnit('fighter', 'bomber')).map((units) => [...units]),
      soviet: fc.tuple(someUnit('infantry', 'artillery'), someUnit('fighter', 'bomber')).map((units) => [...units]),
    });
    fc.assert(
      fc.property(flying, fc.constantFrom('stay', 'all'), (raw, defender) =>
        agree(parsed(raw), advanced({ a09: false }), [], {
          'withdraw.defender': defender,
          'withdraw.attacker': 'some',
          'leaves.axis:r2': 'all',
          'leaves.soviet:r2': 'stay',
        }),
      ),
      { numRuns: 10 },
    );
  });

  it('from the middle: after each of the first answers the rest is the same', () => {
    const raw = parsed({
      attacks: 'axis',
      axis: [row('infantry', 2), row('artillery', 2), row('fighter', 2)],
      soviet: [row('infantry', 2), row('tanks', 1), row('fighter', 1)],
    });
    const here = advanced({ a09: false });
    const answers: Answer[] = [];
    for (let stop = 0; stop < 9; stop++) {
      agree(raw, here, answers);
      const { ask } = battle.play(raw, here, answers);
      if (!ask) break;
      const hits = ask.kind === 'chance' ? ask.ways().findLast(([, n]) => n > 0)?.[0] : undefined;
      answers.push({
        ask: ask.id,
        key: hits === undefined ? (ask.kind === 'choice' ? ask.usual : '') : hits === '0' ? '0' : '1',
      });
    }
    expect(answers.length).toBeGreaterThan(4);
  });
});
