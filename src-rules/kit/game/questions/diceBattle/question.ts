import { z } from 'zod';
import { chance } from '../../../chance/chanceSchema.ts';
import type { Chance } from '../../../chance/dist.ts';
import { chanceIn } from '../../../chance/dist.ts';
import {
  type DiceBattle,
  type DiceSide,
  FACES,
  MOST_FACES,
  MOST_ROUNDS,
  MOST_UNITS,
} from '../../../chance/solvers/diceBattle/dice.ts';
import { type DiceFractions, type Fraction, fractionsOf } from '../../../chance/solvers/diceBattle/fractions.ts';
import { type DiceOutcome, estimate, type Pairs, solveDice } from '../../../chance/solvers/diceBattle/solve.ts';
import type { Parsed } from '../../../forms/fields.ts';
import { inputSchema, outputSchema } from '../../../forms/questionShape.ts';
import { readDiceBattle } from './read.ts';

/** A question that belongs to no game. */
export interface KitQuestion {
  readonly id: string;
  readonly about: string;
  readonly describe: () => { readonly input: unknown; readonly output: unknown };
  readonly answer: (raw: unknown) => Parsed<unknown>;
}

const kind = z.strictObject({
  count: z.int().min(0).max(MOST_UNITS).describe('units of this kind'),
  hits: z.int().min(0).max(MOST_FACES).describe('so many faces hit'),
  of: z.int().min(1).max(MOST_FACES).default(FACES).describe('of so many'),
});
const round = z.int().min(1).max(MOST_ROUNDS);
const side = z.strictObject({
  kinds: z.record(z.string(), kind),
  losses: z.array(z.string()).optional().describe('every kind once, the one lost first in front'),
  retreat: z
    .strictObject({
      after: round.optional().describe('gives up after this round'),
      below: z.int().min(0).optional().describe('gives up as soon as fewer units than this are left'),
    })
    .optional(),
});
const input = z.strictObject({
  attacker: side,
  defender: side,
  first: z.enum(['both', 'attacker', 'defender']).default('both').describe('who fires first; both: at once'),
  rounds: round.optional().describe('broken off after this round'),
  roundsUpTo: round.optional().describe('the chances of ending in round 1 up to this one are wanted too'),
});
const sides = <T extends z.ZodType>(of: T) => z.object({ attacker: of, defender: of });
const output = z.object({
  chances: z.object({
    attackerAlone: chance,
    defenderAlone: chance,
    neither: chance,
    attackerRetreats: chance,
    defenderRetreats: chance,
    open: chance,
    stalemate: chance,
  }),
  left: sides(z.array(z.object({ units: z.int(), kinds: z.record(z.string(), z.int()), chance }))),
  standing: z.array(z.object({ end: z.string(), attacker: z.int(), defender: z.int(), chance })),
  losses: sides(z.object({ mean: z.number(), kinds: z.record(z.string(), z.number()) })),
  rounds: z.object({ mean: z.number(), endsIn: z.array(z.object({ round: z.int(), chance })) }),
  estimate: z.number().describe('milliseconds this was expected to take'),
});
type Output = z.output<typeof output>;

/** Battles of so many pairs of units have fractions short enough to be read; larger ones are not tried. */
const SHORT = 9;
const SHORT_ROUNDS = 4;

const fractionsIfShort = (battle: DiceBattle, { left }: DiceOutcome): DiceFractions | undefined => {
  const pairs = (left.attacker.length - 1) * (left.defender.length - 1);
  const { attacker, defender } = battle;
  const last = Math.min(
    battle.rounds ?? Infinity,
    attacker.retreat?.after ?? Infinity,
    defender.retreat?.after ?? Infinity,
  );
  const rounds = last < Infinity ? last : (battle.roundsUpTo ?? 0);
  return pairs <= SHORT && rounds <= SHORT_ROUNDS ? fractionsOf(battle) : undefined;
};

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);
/** The chance, and its fraction where one is known that doubles can hold. */
const said = (p: number, exact: Fraction | undefined): Chance =>
  exact && exact.d <= LARGEST ? chanceIn(Number(exact.n), Number(exact.d)) : { p };

const answer = (battle: DiceBattle): Output => {
  const outcome = solveDice(battle);
  const exact = fractionsIfShort(battle, outcome);
  type End = 'alone' | 'attackerRetreats' | 'defenderRetreats' | 'open' | 'stalemate';
  /** the sum of the fractions of an ending over those who are left */
  const total = (end: End, holds: (attackers: number, defenders: number) => boolean = () => true) => {
    if (!exact) return undefined;
    let so: Fraction = { n: 0n, d: 1n };
    for (const [at, { n, d }] of exact[end]) {
      const [attackers = 0, defenders = 0] = at.split('/').map(Number);
      if (holds(attackers, defenders)) so = { n: so.n * d + n * so.d, d: so.d * d };
    }
    return lowest(so);
  };
  const ends = ['attackerRetreats', 'defenderRetreats', 'open', 'stalemate'] as const;
  const pairs = (end: (typeof ends)[number]): Chance => said(outcome[end].total, total(end));
  const leftExactly = (role: 'attacker' | 'defender', units: number): Fraction | undefined => {
    if (!exact) return undefined;
    const here = (a: number, d: number) => (role === 'attacker' ? a : d) === units;
    return (['alone', ...ends] as const)
      .map((end) => total(end, here))
      .reduce<Fraction>((so, one) => (one ? lowest({ n: so.n * one.d + one.n * so.d, d: so.d * one.d }) : so), {
        n: 0n,
        d: 1n,
      });
  };
  const left = (role: 'attacker' | 'defender') =>
    [...outcome.left[role]].flatMap((p, units) =>
      p > 0 ? [{ units, kinds: leftBy(battle[role], units), chance: said(p, leftExactly(role, units)) }] : [],
    );
  return {
    chances: {
      attackerAlone: said(
        outcome.attackerAlone,
        total('alone', (a) => a > 0),
      ),
      defenderAlone: said(
        outcome.defenderAlone,
        total('alone', (_, d) => d > 0),
      ),
      neither: said(
        outcome.neither,
        total('alone', (a, d) => a === 0 && d === 0),
      ),
      attackerRetreats: pairs('attackerRetreats'),
      defenderRetreats: pairs('defenderRetreats'),
      open: pairs('open'),
      stalemate: pairs('stalemate'),
    },
    left: { attacker: left('attacker'), defender: left('defender') },
    standing: ends.flatMap((end) => standing(end, outcome, (a, d) => total(end, (x, y) => x === a && y === d))),
    losses: {
      attacker: lossesOf(battle.attacker, outcome.left.attacker),
      defender: lossesOf(battle.defender, outcome.left.defender),
    },
    rounds: {
      mean: outcome.rounds.mean,
      endsIn: outcome.rounds.endsIn.map((p, i) => ({ round: i + 1, chance: said(p, exact?.endsIn[i]) })),
    },
    estimate: estimate(battle),
  };
};

const lowest = ({ n, d }: Fraction): Fraction => {
  let [x, y] = [n, d];
  while (y !== 0n) [x, y] = [y, x % y];
  return { n: n / x, d: d / x };
};

const standing = (
  end: 'attackerRetreats' | 'defenderRetreats' | 'open' | 'stalemate',
  { left, ...outcome }: DiceOutcome,
  exact: (attackers: number, defenders: number) => Fraction | undefined,
): Output['standing'] => {
  const pairs: Pairs = outcome[end];
  if (pairs.total === 0) return [];
  const found: Output['standing'] = [];
  for (let a = left.attacker.length - 1; a >= 1; a--) {
    for (let d = left.defender.length - 1; d >= 1; d--) {
      const p = pairs.of(a, d);
      if (p > 0) found.push({ end, attacker: a, defender: d, chance: said(p, exact(a, d)) });
    }
  }
  return found;
};

/** Which units are left when so many are: the order of losses tells. */
const leftBy = (side: DiceSide, units: number): Record<string, number> => {
  let rest = units;
  const by: [string, number][] = [];
  for (const kind of side.losses.toReversed()) {
    const of = Math.min(rest, side.kinds[kind]?.count ?? 0);
    rest -= of;
    by.push([kind, of]);
  }
  return Object.fromEntries(by.reverse());
};

/** Mean losses, in all and by kind. */
const lossesOf = (side: DiceSide, left: Float64Array): { mean: number; kinds: Record<string, number> } => {
  const kinds: [string, number][] = [];
  let mean = 0;
  let k = 0;
  /** chance that fewer than k are left: that unit k is lost */
  let lost = 0;
  for (const kind of side.losses.toReversed()) {
    let of = 0;
    for (let n = side.kinds[kind]?.count ?? 0; n > 0; n--) {
      lost += left[k++] ?? 0;
      of += lost;
    }
    mean += of;
    kinds.push([kind, of]);
  }
  return { mean, kinds: Object.fromEntries(kinds.reverse()) };
};

/** The questions of the command line that belong to no game. */
export const kitQuestions: readonly KitQuestion[] = [
  {
    id: 'dice-battle',
    about:
      'A battle of dice to the end: every unit alive rolls one die a round, hits fall on units in a fixed order. ' +
      'Chances of every end, of who is left, mean losses and rounds.',
    describe: () => ({
      input: inputSchema(input),
      output: outputSchema(output),
    }),
    answer: (raw) => {
      const battle = readDiceBattle(raw);
      return battle.ok ? { ok: true, value: answer(battle.value) } : battle;
    },
  },
];
