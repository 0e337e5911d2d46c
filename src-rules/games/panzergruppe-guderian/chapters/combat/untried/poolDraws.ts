import { type Bag, contentsOf } from '#rules/kit/chance/bags.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { lastGeneration, redrawnGenerations } from '../../../model/generations.ts';
import { poolState } from '../../../model/pools.ts';
import type { CounterPool } from '../../../model/schedule.ts';
import type { Printed } from '../../../model/units.ts';
import type { Fighter } from '../forces/forces.ts';
import { boxOf, type MixLine, mixOf } from '../forces/mix.ts';
import type { CounterKind } from './drawn.ts';

/** What the untried units of a pool are drawn from, in one of the cases there may be. */
export interface DrawCase {
  readonly kinds: readonly CounterKind[];
  readonly weight: number;
}

/** What comes to the same in a fight: the same text for both. */
export type KindOf = (printed: Printed) => string;

export interface PoolDraws {
  readonly cases: readonly DrawCase[];
  readonly bags: ReadonlyMap<Fighter, string>;
  /** more are wanted than there are */
  readonly short: boolean;
  readonly approximate: boolean;
}

/** Undefined: the mix is not typed (N03). */
export const poolDraws = (
  pool: CounterPool,
  generations: ReadonlyMap<Fighter, number>,
  context: Context,
  kindOf: KindOf,
): PoolDraws | undefined => {
  const lines = mixOf(pool, context, generations.size);
  if (!lines) return undefined;
  const apart = byGeneration(pool, generations, context, kindOf);
  if (apart) return apart;
  // X03: one bag, the mix without what has been revealed
  const last = lastGeneration(context, pool);
  return {
    cases: [
      {
        kinds: kindsIn(
          lines.map(({ printed, left }) => [printed, left] as const),
          kindOf,
          pool,
        ),
        weight: 1,
      },
    ],
    bags: new Map([...generations.keys()].map((fighter) => [fighter, pool])),
    short: lines.reduce((so, line) => so + line.left, 0) < generations.size,
    approximate: last === undefined ? poolState(context, pool).cup === 0 : last > 1,
  };
};

const kindsIn = (held: Iterable<readonly [Printed, number]>, kindOf: KindOf, bag: string): readonly CounterKind[] => {
  const kinds = new Map<string, Omit<CounterKind, 'n'> & { n: number }>();
  for (const [printed, n] of held) {
    if (n === 0) continue;
    const key = kindOf(printed);
    const kind = kinds.get(key);
    if (kind) kind.n += n;
    else kinds.set(key, { bag, attack: printed.attack, defence: printed.defence, n });
  }
  return [...kinds.values()];
};

/** More cases than this, on the way or at the end, are too many: the chances are called approximate. */
const MOST_ON_THE_WAY = 20_000;

const MOST_CASES = 1_000;

/**
 * X05: every generation a bag of its own, filled with what was known of its pile and with counters of earlier ones that
 * nobody had seen. Undefined where none was redrawn, or where the record does not tell.
 */
const byGeneration = (
  pool: CounterPool,
  generations: ReadonlyMap<Fighter, number>,
  context: Context,
  kindOf: KindOf,
): PoolDraws | undefined => {
  const later = redrawnGenerations(context, pool);
  if (later.length === 0 || later.some(({ unknown }) => unknown > 0)) return undefined;
  const box = boxOf(pool, context);
  if (!box) return undefined;
  const byStrength = new Map(box.map((line) => [line.strength, line]));
  const told = [...later.flatMap(({ known, seen }) => [...known.keys(), ...seen.keys()])];
  if (told.some((strength) => !byStrength.has(strength)) || box.some((line) => line.revealed > line.count))
    return undefined;

  // strengths that come to the same and were never told apart by a reveal are one
  const seen = new Set(later.flatMap((one) => [...one.seen.keys()]));
  const classes = new Map<string, { readonly at: number; readonly printed: Printed }>();
  const classOf = ({ strength, printed }: MixLine): number => {
    const key = seen.has(strength) ? strength : `like ${kindOf(printed)}`;
    const known = classes.get(key);
    if (known) return known.at;
    classes.set(key, { at: classes.size, printed });
    return classes.size - 1;
  };
  const counted = (counts: Iterable<readonly [MixLine, number]>): number[] => {
    const held: number[] = [];
    for (const [line, n] of counts) held[classOf(line)] = (held[classOf(line)] ?? 0) + n;
    return held;
  };
  const lines = (counts: ReadonlyMap<string, number>): readonly (readonly [MixLine, number])[] =>
    [...counts].flatMap(([strength, n]) => {
      const line = byStrength.get(strength);
      return line ? [[line, n] as const] : [];
    });
  const sparse = [
    { holds: counted(box.map((line) => [line, line.left] as const)), carried: [], seen: [] },
    ...later.map((one) => ({
      holds: counted(lines(one.known)),
      carried: [...one.carried].map(([generation, n]) => ({ from: generation - 1, n })),
      seen: counted(lines(one.seen)),
    })),
  ];
  const full = (counts: readonly number[]): readonly number[] =>
    Array.from({ length: classes.size }, (_, i) => counts[i] ?? 0);
  const bags = sparse.map((bag): Bag => ({ ...bag, holds: full(bag.holds), seen: full(bag.seen) }));
  const wanted = bags.map((_, g) => [...generations.values()].filter((generation) => generation === g + 1).length);
  const found = contentsOf(bags, wanted, MOST_ON_THE_WAY);
  if (!found || found.length === 0) return undefined;

  const printed = [...classes.values()].map((one) => one.printed);
  const bagName = (g: number): string => `${pool} ${g + 1}`;
  const cases = new Map<string, { kinds: readonly CounterKind[]; weight: number }>();
  for (const { left, weight } of found) {
    const kinds = left.flatMap((counts, g) =>
      kindsIn(
        (counts ?? []).flatMap((n, kind) => {
          const one = printed[kind];
          return one ? [[one, n] as const] : [];
        }),
        kindOf,
        bagName(g),
      ),
    );
    const key = JSON.stringify(kinds.map(({ bag, n, ...printed }) => [bag, kindOf({ ...printed, ma: 0 }), n]).sort());
    const same = cases.get(key);
    if (same) same.weight += weight;
    else cases.set(key, { kinds, weight });
  }
  if (cases.size > MOST_CASES) return undefined;
  const room = found[0]?.left.map((counts) => (counts ?? []).reduce((so, n) => so + n, 0)) ?? [];
  return {
    cases: [...cases.values()],
    bags: new Map([...generations].map(([fighter, generation]) => [fighter, bagName(generation - 1)])),
    short: wanted.some((n, g) => n > 0 && n > (room[g] ?? 0)),
    approximate: false,
  };
};
