import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyRoll } from '../testing/everyRoll.ts';
import { workloads } from '../testing/workloads.ts';
import type { DiceBattle, DiceSide } from './dice.ts';
import { type Fraction, fractionsOf } from './fractions.ts';
import { estimate, solveDice, solving } from './solve.ts';

const infantry = (count: number, hits: number, more: Partial<DiceSide> = {}): DiceSide => ({
  kinds: { infantry: { count, hits } },
  losses: ['infantry'],
  ...more,
});

/** A fraction as a double, however long its numbers. */
const numberOf = ({ n, d }: Fraction): number => {
  const digits = Math.max(0, d.toString(2).length - n.toString(2).length + 64);
  return Number((n << BigInt(digits)) / d) / 2 ** digits;
};

const whole = (outcome: ReturnType<typeof solveDice>): number =>
  outcome.attackerAlone +
  outcome.defenderAlone +
  outcome.neither +
  outcome.attackerRetreats.total +
  outcome.defenderRetreats.total +
  outcome.open.total +
  outcome.stalemate.total;

/** Every chance of a battle, by name, from the fast solver. */
const named = (battle: DiceBattle): Map<string, number> => {
  const outcome = solveDice(battle);
  const all = new Map<string, number>();
  const put = (key: string, p: number) => {
    if (p > 0) all.set(key, p);
  };
  outcome.alone.attacker.forEach((p, k) => {
    put(`alone ${k}/0`, p);
  });
  outcome.alone.defender.forEach((p, k) => {
    put(`alone 0/${k}`, p);
  });
  put('alone 0/0', outcome.neither);
  const [most, mostOther] = [outcome.left.attacker.length - 1, outcome.left.defender.length - 1];
  for (const end of ['attackerRetreats', 'defenderRetreats', 'open', 'stalemate'] as const) {
    for (let a = 0; a <= most; a++) {
      for (let d = 0; d <= mostOther; d++) put(`${end} ${a}/${d}`, outcome[end].of(a, d));
    }
  }
  outcome.rounds.endsIn.forEach((p, i) => {
    put(`round ${i + 1}`, p);
  });
  put('rounds', outcome.rounds.mean);
  return all;
};

/** The same from the fractions. */
const namedExactly = (battle: DiceBattle): Map<string, number> => {
  const fractions = fractionsOf(battle);
  const all = new Map<string, number>();
  for (const end of ['alone', 'attackerRetreats', 'defenderRetreats', 'open', 'stalemate'] as const) {
    for (const [at, chance] of fractions[end]) all.set(`${end} ${at}`, numberOf(chance));
  }
  fractions.endsIn.forEach((chance, i) => {
    if (chance.n > 0n) all.set(`round ${i + 1}`, numberOf(chance));
  });
  // nobody can hit from the start: no round at all
  if (fractions.rounds.n > 0n) all.set('rounds', numberOf(fractions.rounds));
  return all;
};

/** Tails too: in relation to its size, every chance above 1e-30. */
const expectSame = (found: ReadonlyMap<string, number>, exact: ReadonlyMap<string, number>, within = 1e-11): void => {
  expect([...found.keys()].sort()).toEqual([...exact.keys()].sort());
  for (const [key, p] of exact) {
    if (p > 1e-30) expect(Math.abs((found.get(key) ?? 0) - p) / p, `${key}: ${p}`).toBeLessThan(within);
  }
};

const someSide = (most: number): fc.Arbitrary<DiceSide> =>
  fc
    .record({
      kinds: fc.array(
        fc.record({
          count: fc.integer({ min: 0, max: most }),
          hits: fc.integer({ min: 0, max: 6 }),
          of: fc.constantFrom(6, 6, 7, 10),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      retreat: fc.option(
        fc.record(
          { after: fc.integer({ min: 1, max: 3 }), below: fc.integer({ min: 0, max: 4 }) },
          { requiredKeys: [] },
        ),
        { nil: undefined, freq: 2 },
      ),
    })
    .filter(({ kinds }) => kinds.some(({ count }) => count > 0))
    .map(({ kinds, retreat }) => ({
      kinds: Object.fromEntries(kinds.map((kind, i) => [`kind${i}`, kind])),
      losses: kinds.map((_, i) => `kind${i}`).reverse(),
      retreat,
    }));

const someBattle = (most: number): fc.Arbitrary<DiceBattle> =>
  fc.record({
    attacker: someSide(most),
    defender: someSide(most),
    first: fc.constantFrom('both', 'both', 'attacker', 'defender'),
    rounds: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined, freq: 3 }),
    roundsUpTo: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  });

describe('the plain battle of dice', () => {
  it.each(workloads)('$name: the golden answers within 1e-12, the sum too (BITE-12.P-1)', (workload) => {
    const outcome = solveDice(workload.battle());
    for (const end of ['attackerAlone', 'defenderAlone', 'neither'] as const) {
      expect(Math.abs(outcome[end] - workload[end])).toBeLessThan(1e-12);
      expect(Math.abs(outcome[end] / workload[end] - 1)).toBeLessThan(1e-11);
    }
    expect(Math.abs(whole(outcome) - 1)).toBeLessThan(1e-12);
    for (const left of [outcome.left.attacker, outcome.left.defender]) {
      expect(Math.abs(left.reduce((so, p) => so + p, 0) - 1)).toBeLessThan(1e-12);
    }
  });

  it('one against one at 1 in 6: 5/11 each and 1/11 both', () => {
    const outcome = solveDice({ attacker: infantry(1, 1), defender: infantry(1, 1) });
    expect(outcome.attackerAlone).toBeCloseTo(5 / 11, 15);
    expect(outcome.neither).toBeCloseTo(1 / 11, 15);
    expect(outcome.rounds.mean).toBeCloseTo(36 / 11, 14);
  });

  it('who fires first hits before he is answered: 6/11 against 5/11', () => {
    const battle = { attacker: infantry(1, 1), defender: infantry(1, 1) };
    expect(solveDice({ ...battle, first: 'attacker' }).attackerAlone).toBeCloseTo(6 / 11, 15);
    expect(solveDice({ ...battle, first: 'defender' }).attackerAlone).toBeCloseTo(5 / 11, 15);
    expect(solveDice({ ...battle, first: 'defender' }).neither).toBe(0);
  });

  it('the fractions are those of every face of every die, listed', () => {
    fc.assert(
      fc.property(someBattle(2), (battle) => {
        const short: DiceBattle = { ...battle, rounds: Math.min(battle.rounds ?? 2, 2), roundsUpTo: undefined };
        const listed = everyRoll(short);
        const fractions = fractionsOf(short);
        for (const end of ['alone', 'attackerRetreats', 'defenderRetreats', 'open'] as const) {
          const found = [...fractions[end]].map(([at, { n, d }]) => [`${end} ${at}`, `${n}/${d}`]);
          const expected = [...listed].filter(([key]) => key.startsWith(`${end} `));
          expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('small battles equal exact fractions, whatever their rules', () => {
    fc.assert(
      fc.property(someBattle(3), (battle) => {
        expectSame(named(battle), namedExactly(battle));
        expect(Math.abs(whole(solveDice(battle)) - 1)).toBeLessThan(1e-12);
      }),
      { numRuns: 150 },
    );
  });

  it('tails: every chance above 1e-30 within 1e-6 of its size, and far better', () => {
    const tails: DiceBattle = {
      attacker: {
        kinds: { poor: { count: 5, hits: 1, of: 1_000_000 } },
        losses: ['poor'],
      },
      defender: {
        kinds: { guard: { count: 4, hits: 5 }, gun: { count: 1, hits: 1, of: 100_000 } },
        losses: ['guard', 'gun'],
      },
      roundsUpTo: 3,
    };
    const exact = namedExactly(tails);
    expect(Math.min(...exact.values())).toBeLessThan(1e-25);
    expectSame(named(tails), exact);
  });

  it('chances too small to be told from 1 when subtracted still decide', () => {
    const outcome = solveDice({
      attacker: { kinds: { a: { count: 1, hits: 1, of: 1_000_000 } }, losses: ['a'] },
      defender: { kinds: { d: { count: 1, hits: 2, of: 1_000_000 } }, losses: ['d'] },
    });
    expect(outcome.attackerAlone * 3).toBeCloseTo(1, 5);
    expect(whole(outcome)).toBeCloseTo(1, 14);
  });

  it('a stalemate is named, by who is left (BITE-12.P-5)', () => {
    const outcome = solveDice({
      attacker: {
        kinds: { armed: { count: 1, hits: 3 }, unarmed: { count: 2, hits: 0 } },
        losses: ['armed', 'unarmed'],
      },
      defender: {
        kinds: { armed: { count: 1, hits: 3 }, unarmed: { count: 1, hits: 0 } },
        losses: ['armed', 'unarmed'],
      },
    });
    // both armed units fall in the same round: 1/4 of 3/4
    expect(outcome.stalemate.of(2, 1)).toBeCloseTo(1 / 3, 15);
    expect(outcome.stalemate.total).toBeCloseTo(1 / 3, 15);
    expect(outcome.attackerAlone + outcome.defenderAlone).toBeCloseTo(2 / 3, 15);
    expect(solveDice({ attacker: infantry(3, 0), defender: infantry(2, 0) }).stalemate.of(3, 2)).toBe(1);
  });

  it('a side of certain hits leaves nothing to chance', () => {
    const outcome = solveDice({ attacker: infantry(3, 6), defender: infantry(5, 6) });
    expect([...outcome.alone.defender]).toEqual([0, 0, 1, 0, 0, 0]);
  });

  it('can be left between any two rows and taken up again', () => {
    const battle = workloads[1]?.battle() ?? { attacker: infantry(1, 1), defender: infantry(1, 1) };
    const work = solving(battle);
    let stops = 0;
    let outcome = work.run(() => true);
    while (!outcome) {
      stops++;
      expect(work.done()).toBeLessThanOrEqual(work.rows);
      outcome = work.run(() => true);
    }
    expect(stops).toBe(work.rows);
    expect(work.done()).toBe(work.rows);
    expect(outcome.attackerAlone).toBe(solveDice(battle).attackerAlone);
    // over is over
    expect(work.run()).toBe(outcome);
  });

  it('the cost is known before, and grows with the battle', () => {
    const costs = workloads.map((workload) => estimate(workload.battle()));
    expect([...costs].sort((x, y) => x - y)).toEqual(costs);
    expect(estimate({ attacker: infantry(1000, 1), defender: infantry(1000, 1) })).toBeGreaterThan(1000);
    const long: DiceBattle = { attacker: infantry(100, 1), defender: infantry(100, 1), rounds: 50 };
    expect(estimate(long)).toBeGreaterThan(20 * estimate({ ...long, rounds: 1 }));
  });
});
