import type { Context } from '#rules/kit/record/context.ts';
import { set, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { type Cells, countAt, countIn, mapIn } from '#rules/kit/record/readers.ts';
import { cells, recordCells } from '../ids.ts';
import type { CounterPool } from './schedule.ts';

/**
 * X05: where untried counters came from. The first generation is the cup's; each draw from an eliminated pile that has
 * grown since the last makes another (12.4). Of every generation the record keeps what its pile held: counters whose
 * strength was known, and counters of earlier generations that nobody ever saw.
 */
const idsOf = {
  rifle: {
    last: cells.generationRifle,
    seen: cells.revealedRifle,
    pile: recordCells.pileRifle,
    redrawn: recordCells.redrawnRifle,
  },
  armor: {
    last: cells.generationArmor,
    seen: cells.revealedArmor,
    pile: recordCells.pileArmor,
    redrawn: recordCells.redrawnArmor,
  },
} as const satisfies Record<CounterPool, { readonly [id: string]: string }>;

const UNKNOWN = '?';

const DRAWN = 'drawn';

const isGeneration = (key: string): boolean => /^[0-9]+$/.test(key);

/** Undefined: a game begun before generations were kept. */
export const lastGeneration = (held: Cells, pool: CounterPool): number | undefined => {
  const last = countIn(held, idsOf[pool].last);
  return last > 0 ? last : undefined;
};

/** By key, what is there; nothing is not listed. */
const countsIn = (held: Cells, cell: string): readonly (readonly [key: string, n: number])[] =>
  Object.entries(mapIn(held, cell)).flatMap(([key, n]) => (typeof n === 'number' && n > 0 ? [[key, n] as const] : []));

const sum = (counts: readonly (readonly [string, number])[]): number => counts.reduce((so, [, n]) => so + n, 0);

export interface Generation {
  readonly generation: number;
  /** strength → counters, known when they were put in; of the first generation that is the counter mix */
  readonly known: ReadonlyMap<string, number>;
  /** earlier generation → counters put in that nobody had seen */
  readonly carried: ReadonlyMap<number, number>;
  /** put in, and nobody knows of what kind */
  readonly unknown: number;
  /** drawn so far */
  readonly drawn: number;
  /** strength → counters of it revealed since */
  readonly seen: ReadonlyMap<string, number>;
}

const seenOf = (held: Cells, pool: CounterPool, generation: number): ReadonlyMap<string, number> =>
  new Map(
    countsIn(held, idsOf[pool].seen).flatMap(([key, n]) => {
      const [first = '', second] = key.split(' ');
      const [of, strength] = second === undefined ? ['1', first] : [first, second];
      return Number(of) === generation ? [[strength, n] as const] : [];
    }),
  );

/** Those drawn from the eliminated pile; the first, the cup's, is the mix and not told here. */
export const redrawnGenerations = (held: Cells, pool: CounterPool): readonly Generation[] =>
  Array.from({ length: Math.max(0, (lastGeneration(held, pool) ?? 1) - 1) }, (_, i): Generation => {
    const generation = i + 2;
    const counts = countsIn(held, idsOf[pool].redrawn).flatMap(([key, n]) => {
      const [of, what = ''] = key.split(' ');
      return Number(of) === generation ? [[what, n] as const] : [];
    });
    return {
      generation,
      known: new Map(counts.filter(([what]) => what.includes('-'))),
      carried: new Map(counts.flatMap(([what, n]) => (isGeneration(what) ? [[Number(what), n] as const] : []))),
      unknown: counts.find(([what]) => what === UNKNOWN)?.[1] ?? 0,
      drawn: counts.find(([what]) => what === DRAWN)?.[1] ?? 0,
      seen: seenOf(held, pool, generation),
    };
  });

/** How many counters a pile held when its generation was first drawn. */
const sizeOf = ({ known, carried, unknown }: Generation): number =>
  [...known.values(), ...carried.values()].reduce((so, n) => so + n, unknown);

/** Counters of a generation that are neither revealed nor drawn again: where they stand, untried. */
export const untriedAbout = (
  context: Pick<Context, 'cells'>,
  pool: CounterPool,
  drawnFirst: number,
): ReadonlyMap<number, number> => {
  const later = redrawnGenerations(context, pool);
  const dead = (generation: number): number => countAt(context, idsOf[pool].pile, String(generation)) ?? 0;
  const about = new Map<number, number>();
  for (const generation of [1, ...later.map((one) => one.generation)]) {
    const own = later.find((one) => one.generation === generation);
    const seen = own ? own.seen : seenOf(context, pool, 1);
    let left = (own ? own.drawn : drawnFirst) - [...seen.values()].reduce((so, n) => so + n, 0) - dead(generation);
    // carried into the next pile are those that lay in this one undrawn, too
    for (const one of later) left -= one.carried.get(generation) ?? 0;
    if (own && later.some((one) => one.carried.has(generation))) left += sizeOf(own) - own.drawn;
    about.set(generation, Math.max(0, left));
  }
  return about;
};

/** What came to the pile: counters whose strength is known, of a generation unseen, or neither. */
export interface Lost {
  readonly strength?: string;
  readonly generation?: number;
}

export const pileFacts = (held: Cells, pool: CounterPool, lost: readonly Lost[]): readonly Fact[] => {
  const { pile } = idsOf[pool];
  const counts = new Map<string, number>();
  for (const { strength, generation } of lost) {
    const key = strength ?? (generation === undefined ? UNKNOWN : String(generation));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, n]) => setAt(pile, key, (countAt(held, pile, key) ?? 0) + n));
};

/** 12.4: `n` drawn from a pile of `size`: a generation of its own, unless nothing has come to the pile since the last. */
export const redrawFacts = (held: Cells, pool: CounterPool, n: number, size: number): readonly Fact[] => {
  const { last, pile, redrawn } = idsOf[pool];
  const added = countsIn(held, pile);
  const before = redrawnGenerations(held, pool).at(-1);
  const undrawn = before ? Math.max(0, sizeOf(before) - before.drawn) : 0;
  const unaccounted = Math.abs(size - sum(added) - undrawn);
  if (before && sum(added) === 0 && unaccounted === 0)
    return [setAt(redrawn, `${before.generation} ${DRAWN}`, before.drawn + n)];
  const generation = (lastGeneration(held, pool) ?? 1) + 1;
  const content = new Map(added);
  if (before && undrawn > 0) {
    const key = String(before.generation);
    content.set(key, (content.get(key) ?? 0) + undrawn);
  }
  // counts corrected by hand, or a game that began before piles were told apart
  if (unaccounted > 0) content.set(UNKNOWN, (content.get(UNKNOWN) ?? 0) + unaccounted);
  return [
    set(last, generation),
    ...[...content].map(([key, count]) => setAt(redrawn, `${generation} ${key}`, count)),
    setAt(redrawn, `${generation} ${DRAWN}`, n),
    ...added.map(([key]) => setAt(pile, key, null)),
  ];
};

/** The key under which a revealed counter is counted. */
export const seenKey = (generation: number, strength: string): string =>
  generation <= 1 ? strength : `${generation} ${strength}`;

/** Those of a pool that are untried, with the generation each is of: as said, else where most untried counters are. */
export const generationsFor = <T extends { readonly generation: number }>(
  untried: readonly T[],
  context: Pick<Context, 'cells'>,
  pool: CounterPool,
  drawnFirst: number,
): ReadonlyMap<T, number> => {
  const last = lastGeneration(context, pool) ?? 1;
  if (last < 2) return new Map(untried.map((one) => [one, 1]));
  const left = new Map(untriedAbout(context, pool, drawnFirst));
  const found = new Map<T, number>();
  const put = (one: T, generation: number): void => {
    found.set(one, generation);
    left.set(generation, (left.get(generation) ?? 0) - 1);
  };
  for (const one of untried) if (one.generation > 0) put(one, Math.min(one.generation, last));
  // the most first, and of as many the latest; where all are taken, one that is too many is said to be short
  const order = [...left].sort(([a, n], [b, m]) => m - n || b - a).map(([generation]) => generation);
  for (const one of untried) {
    if (one.generation === 0) put(one, order.find((generation) => (left.get(generation) ?? 0) > 0) ?? order[0] ?? 1);
  }
  return found;
};
