import { certain, type Dist, weighted } from '#rules/kit/chance/dist.ts';
import { explain } from '#rules/kit/procedure/explain.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { generationsIn } from '../../../model/pools.ts';
import type { CounterPool } from '../../../model/schedule.ts';
import { type Forces, untriedOf } from '../forces/forces.ts';
import { reckon, type Totals } from '../strength/reckon.ts';
import { type BagOf, drawnTotals } from './drawn.ts';
import { type DrawCase, type KindOf, poolDraws } from './poolDraws.ts';

/**
 * What a fight can come to: one total where all is known, else every draw of the untried units (X03). `approximate`:
 * counters were redrawn, and which is not on record, or too much to reckon with (X05).
 */
export type Possible = { readonly approximate: boolean } & (
  | { readonly ok: true; readonly totals: Dist<Totals> }
  /** `untold`: pools whose mix is not typed; `short`: pools with too few counters left; `many`: too many to list */
  | {
      readonly ok: false;
      readonly untold: readonly CounterPool[];
      readonly short: readonly CounterPool[];
      readonly many: boolean;
    }
);

export const totalsKey = (totals: Totals): string =>
  `${totals.attack}:${totals.defence}:${totals.attackSteps}:${totals.defenceSteps}:${totals.strays}`;

export const totalsFrom = (key: string): Totals | undefined => {
  const parts = key.split(':').map(Number);
  const [attack, defence, attackSteps, defenceSteps, strays] = parts;
  if (parts.length !== 5 || parts.some((part) => !Number.isInteger(part))) return undefined;
  return {
    attack: attack ?? 0,
    defence: defence ?? 0,
    attackSteps: attackSteps ?? 0,
    defenceSteps: defenceSteps ?? 0,
    strays: strays ?? 0,
  };
};

/** More cases than this are too many to sum up one by one. */
const MOST_CASES = 1_000;

export const possibleTotals = (forces: Forces, context: Context): Possible => {
  const untried = untriedOf(forces);
  if (untried.length === 0)
    return { ok: true, totals: certain(reckon(forces, context, explain(false)), totalsKey), approximate: false };
  const pools = [...new Set(untried.flatMap((fighter) => (fighter.pool ? [fighter.pool] : [])))];
  const kindOf = alikeIn(forces);
  const draws = new Map(
    pools.map((pool) => {
      const mine = untried.filter((fighter) => fighter.pool === pool);
      return [pool, poolDraws(pool, generationsIn(mine, context, pool), context, kindOf)] as const;
    }),
  );
  const untold = pools.filter((pool) => !draws.get(pool));
  const short = pools.filter((pool) => draws.get(pool)?.short);
  const approximate = pools.some((pool) => draws.get(pool)?.approximate);
  if (untold.length > 0 || short.length > 0) return { ok: false, untold, short, many: false, approximate };
  const bagOf: BagOf = (fighter) => (fighter.pool && draws.get(fighter.pool)?.bags.get(fighter)) ?? '';
  const cases = together(pools.map((pool) => draws.get(pool)?.cases ?? []));
  const many: Possible = { ok: false, untold, short, many: true, approximate };
  if (cases.length > MOST_CASES) return many;
  const ways: (readonly [Totals, number])[] = [];
  for (const { kinds, weight } of cases) {
    const drawn = drawnTotals(forces, context, kinds, bagOf);
    if (!drawn) return many;
    // a case counts as much as its weight says, whatever the ways in it
    const all = drawn.reduce((so, [, n]) => so + n, 0);
    for (const [totals, n] of drawn) ways.push([totals, cases.length === 1 ? n : (weight * n) / all]);
  }
  return { ok: true, totals: weighted(ways, totalsKey), approximate };
};

/** Rifle and armor counters are drawn apart: every case of the one with every case of the other. */
const together = (pools: readonly (readonly DrawCase[])[]): readonly DrawCase[] =>
  pools.reduce<readonly DrawCase[]>(
    (so, cases) =>
      so.flatMap((a) => cases.map((b) => ({ kinds: [...a.kinds, ...b.kinds], weight: a.weight * b.weight }))),
    [{ kinds: [], weight: 1 }],
  );

/** Counters that come to the same in this fight are one kind. */
const alikeIn = (forces: Forces): KindOf => {
  const attacking = forces.attackers.some((fighter) => fighter.untried);
  const defending = forces.defenders.some((fighter) => fighter.untried);
  return ({ attack, defence }) =>
    `${attacking ? attack : ''} ${defending ? `${defence}${attack === 0 && defence === 0}` : ''}`;
};
