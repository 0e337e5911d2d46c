import type { Around } from '../../../kit/around.ts';
import { certain, type Dist, weighted } from '../../../kit/dist.ts';
import { why } from '../../../kit/why.ts';
import { type CounterKind, drawnTotals } from './drawn.ts';
import { type Forces, type Pool, untriedOf } from './forces.ts';
import { mixOf } from './mix.ts';
import { reckon, type Totals } from './reckon.ts';

/** What a fight can come to: one total where all is known, else every draw of the untried units (X03). */
export type Possible =
  | { readonly ok: true; readonly totals: Dist<Totals> }
  /** `untold`: pools whose mix is not typed; `short`: pools with too few counters left; `many`: too many to list */
  | { readonly ok: false; readonly untold: readonly Pool[]; readonly short: readonly Pool[]; readonly many: boolean };

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

export const possibleTotals = (forces: Forces, around: Around): Possible => {
  const untried = untriedOf(forces);
  if (untried.length === 0) return { ok: true, totals: certain(reckon(forces, around, why(false)), totalsKey) };
  const pools = [...new Set(untried.flatMap((fighter) => (fighter.pool ? [fighter.pool] : [])))];
  const wanted = (pool: Pool): number => untried.filter((fighter) => fighter.pool === pool).length;
  const mixes = new Map(pools.map((pool) => [pool, mixOf(pool, around, wanted(pool))]));
  const untold = pools.filter((pool) => !mixes.get(pool));
  const left = (pool: Pool): number => (mixes.get(pool) ?? []).reduce((so, line) => so + line.left, 0);
  const short = pools.filter((pool) => !untold.includes(pool) && left(pool) < wanted(pool));
  if (untold.length > 0 || short.length > 0) return { ok: false, untold, short, many: false };
  const kinds = kindsOf(forces, mixes);
  const ways = drawnTotals(forces, around, kinds);
  return ways ? { ok: true, totals: weighted(ways, totalsKey) } : { ok: false, untold, short, many: true };
};

/** Counters that come to the same in this fight are one kind. */
const kindsOf = (forces: Forces, mixes: ReadonlyMap<Pool, ReturnType<typeof mixOf>>): readonly CounterKind[] => {
  const attacking = forces.attackers.some((fighter) => fighter.untried);
  const defending = forces.defenders.some((fighter) => fighter.untried);
  const kinds = new Map<string, Omit<CounterKind, 'n'> & { n: number }>();
  for (const [pool, lines] of mixes) {
    for (const { printed, left } of lines ?? []) {
      if (left === 0) continue;
      const nothing = printed.attack === 0 && printed.defence === 0;
      const key = `${pool} ${attacking ? printed.attack : ''} ${defending ? `${printed.defence}${nothing}` : ''}`;
      const kind = kinds.get(key);
      if (kind) kind.n += left;
      else kinds.set(key, { pool, attack: printed.attack, defence: printed.defence, n: left });
    }
  }
  return [...kinds.values()];
};
