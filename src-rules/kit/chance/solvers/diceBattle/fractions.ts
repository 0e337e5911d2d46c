import { type DiceBattle, type DiceSide, FACES } from './dice.ts';

/**
 * The plain battle once more, in whole numbers without end, state by state as the rules are read: slow, and right to the
 * last digit. It gives small battles their fractions, and the fast solver is held to it.
 */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};
const fraction = (n: bigint, d: bigint): Fraction => {
  const common = gcd(n, d);
  return { n: n / common, d: d / common };
};
const zero: Fraction = { n: 0n, d: 1n };
const one: Fraction = { n: 1n, d: 1n };
const plus = (x: Fraction, y: Fraction): Fraction =>
  x.n === 0n ? y : y.n === 0n ? x : fraction(x.n * y.d + y.n * x.d, x.d * y.d);
const times = (x: Fraction, y: Fraction): Fraction => fraction(x.n * y.n, x.d * y.d);
const less = (x: Fraction, y: Fraction): Fraction => fraction(x.n * y.d - y.n * x.d, x.d * y.d);
const over = (x: Fraction, y: Fraction): Fraction => fraction(x.n * y.d, x.d * y.n);

/** Chances by how it ends and how many are left: `attackers/defenders`. */
export interface DiceFractions {
  readonly alone: ReadonlyMap<string, Fraction>;
  readonly attackerRetreats: ReadonlyMap<string, Fraction>;
  readonly defenderRetreats: ReadonlyMap<string, Fraction>;
  readonly open: ReadonlyMap<string, Fraction>;
  readonly stalemate: ReadonlyMap<string, Fraction>;
  readonly rounds: Fraction;
  /** chance that it ends in round 1, 2 …, as far as asked */
  readonly endsIn: readonly Fraction[];
}

/** The chances of i hits by the k units of a side that are left, by k and i. */
const volleys = (side: DiceSide): readonly (readonly Fraction[])[] => {
  const units = side.losses.toReversed().flatMap((kind) => {
    const { count = 0, hits = 0, of = FACES } = side.kinds[kind] ?? {};
    return Array.from({ length: count }, () => fraction(BigInt(hits), BigInt(of)));
  });
  const all: Fraction[][] = [[one]];
  for (const hit of units) {
    const before = all.at(-1) ?? [];
    const miss = less(one, hit);
    all.push(
      Array.from({ length: before.length + 1 }, (_, i) =>
        plus(times(before[i] ?? zero, miss), times(before[i - 1] ?? zero, hit)),
      ),
    );
  }
  return all;
};

type Step = readonly [attackers: number, defenders: number, chance: Fraction];

export const fractionsOf = (battle: DiceBattle): DiceFractions => {
  const { attacker, defender, first = 'both' } = battle;
  const volley = { attacker: volleys(attacker), defender: volleys(defender) };

  /** One round from a standing. */
  const round = (a: number, d: number): readonly Step[] => {
    const steps: Step[] = [];
    const one_ = volley.attacker;
    const two = volley.defender;
    if (first === 'both') {
      for (const [i, p] of (one_[a] ?? []).entries()) {
        for (const [j, q] of (two[d] ?? []).entries())
          steps.push([Math.max(0, a - j), Math.max(0, d - i), times(p, q)]);
      }
    } else if (first === 'attacker') {
      for (const [i, p] of (one_[a] ?? []).entries()) {
        const left = Math.max(0, d - i);
        for (const [j, q] of (two[left] ?? []).entries()) steps.push([Math.max(0, a - j), left, times(p, q)]);
      }
    } else {
      for (const [j, q] of (two[d] ?? []).entries()) {
        const left = Math.max(0, a - j);
        for (const [i, p] of (one_[left] ?? []).entries()) steps.push([left, Math.max(0, d - i), times(p, q)]);
      }
    }
    return steps;
  };

  const ends = {
    alone: new Map<string, Fraction>(),
    attackerRetreats: new Map<string, Fraction>(),
    defenderRetreats: new Map<string, Fraction>(),
    open: new Map<string, Fraction>(),
    stalemate: new Map<string, Fraction>(),
  };
  const add = (to: Map<string, Fraction>, a: number, d: number, chance: Fraction) => {
    if (chance.n !== 0n) to.set(`${a}/${d}`, plus(to.get(`${a}/${d}`) ?? zero, chance));
  };
  /** How a standing after a round ends the battle; undefined: it goes on. */
  const endAt = (a: number, d: number, after: number): Map<string, Fraction> | undefined => {
    if (a === 0 || d === 0) return ends.alone;
    const quits = (side: DiceSide, left: number) =>
      left < (side.retreat?.below ?? 0) || after >= (side.retreat?.after ?? Infinity);
    if (quits(defender, d)) return ends.defenderRetreats;
    if (quits(attacker, a)) return ends.attackerRetreats;
    return after >= (battle.rounds ?? Infinity) ? ends.open : undefined;
  };

  const size = (side: DiceSide) => Object.values(side.kinds).reduce((so, { count }) => so + count, 0);
  const [most, mostOther] = [size(attacker), size(defender)];
  let standing = new Map([[`${most}/${mostOther}`, one]]);
  let rounds = zero;
  const endsIn: Fraction[] = [];
  const last = Math.min(
    battle.rounds ?? Infinity,
    attacker.retreat?.after ?? Infinity,
    defender.retreat?.after ?? Infinity,
  );
  // who is below his strength from the start still fights one round before he is asked
  const weak = most < (attacker.retreat?.below ?? 0) || mostOther < (defender.retreat?.below ?? 0);
  const counted = last < Infinity ? last : Math.max(battle.roundsUpTo ?? 0, weak ? 1 : 0);
  for (let after = 1; after <= counted; after++) {
    const next = new Map<string, Fraction>();
    let ended = zero;
    for (const [at, chance] of standing) {
      rounds = plus(rounds, chance);
      const [a = 0, d = 0] = at.split('/').map(Number);
      for (const [x, y, p] of round(a, d)) {
        const end = endAt(x, y, after);
        add(end ?? next, x, y, times(chance, p));
        if (end) ended = plus(ended, times(chance, p));
      }
    }
    endsIn.push(ended);
    standing = next;
  }
  if (last === Infinity) {
    // states can only lose units, but for the round in which nobody hits: that one is divided out
    for (let a = most; a >= 1; a--) {
      for (let d = mostOther; d >= 1; d--) {
        const chance = standing.get(`${a}/${d}`);
        if (!chance) continue;
        const steps = round(a, d);
        const stays = steps.reduce((so, [x, y, p]) => (x === a && y === d ? plus(so, p) : so), zero);
        if (stays.n === stays.d) {
          add(ends.stalemate, a, d, chance);
          continue;
        }
        const fought = over(chance, less(one, stays));
        rounds = plus(rounds, fought);
        for (const [x, y, p] of steps) {
          if (x !== a || y !== d) add(endAt(x, y, 0) ?? standing, x, y, times(fought, p));
        }
      }
    }
  }
  return { ...ends, rounds, endsIn: endsIn.slice(0, battle.roundsUpTo ?? 0) };
};
