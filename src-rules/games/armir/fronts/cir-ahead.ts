import { bind, certain, chance, type Dist, die, mapDist, mean } from '../../../kit/dist.ts';
import type { Chance } from '../../../kit/panel.ts';
import { turns } from '../ids.ts';
import { type BonusRuling, bonusOf, cirAdvances, cirCost, cirLosses, cirPoints, cirTotal } from './cir.ts';
import { anyLeft, type Left, loseSteps, type Member, type Sharing } from './force.ts';

/** 16.1b: the Čir to the end, exactly: all dice of the remaining turns, the force shrinking with its losses. */

/** A force as the front sees it: CP now, and what it becomes by losses. */
export interface CirForce {
  readonly key: string;
  readonly cp: number;
  readonly gone: boolean;
  readonly lose: (n: number) => CirForce;
}
export interface CirEnd {
  /** the turn in which Bokovskaya is reached, 0: never */
  readonly arrival: number;
  readonly lost: number;
}
export interface CirFront {
  /** the turn of the next roll */
  readonly turn: number;
  readonly boxes: number;
  readonly length: number;
  readonly bonus: BonusRuling;
}

/** CP after so many steps lost; past the end of the list nobody is left. */
export const curveForce = (curve: readonly number[], lost = 0): CirForce => ({
  key: `${lost}`,
  cp: curve[lost] ?? 0,
  gone: lost >= curve.length || (lost === curve.length - 1 && curve[lost] === 0),
  lose: (n) => curveForce(curve, lost + n),
});

/** What it becomes is worked out once, however many ways lead there. */
export const unitForce = (
  members: readonly Member[],
  left: Left,
  sharing: Sharing,
  known = new Map<string, CirForce>(),
): CirForce => {
  const key = left.join();
  const had = known.get(key);
  if (had) return had;
  const after: CirForce[] = [];
  const force: CirForce = {
    key,
    cp: cirTotal(members, left),
    gone: !anyLeft(left),
    lose: (n) => {
      const made = after[n] ?? unitForce(members, loseSteps(members, left, n, sharing, cirCost).left, sharing, known);
      after[n] = made;
      return made;
    },
  };
  known.set(key, force);
  return force;
};

interface Way {
  readonly force: CirForce;
  readonly boxes: number;
  readonly lost: number;
  readonly arrival: number;
}
const keyOf = ({ force, boxes, lost, arrival }: Way): string =>
  arrival > 0 ? `=${arrival}.${lost}` : `${boxes}/${lost}/${force.key}`;

export const cirAhead = (force: CirForce, front: CirFront): Dist<CirEnd> => {
  let ways: Dist<Way> = certain({ force, boxes: front.boxes, lost: 0, arrival: 0 }, keyOf);
  for (let turn = front.turn; turn <= turns; turn += 1) {
    ways = bind(
      ways,
      (way) => {
        if (way.arrival > 0 || way.force.gone) return certain(way, keyOf);
        const bonus = bonusOf(way.force.cp, front.bonus);
        return mapDist(
          die(6),
          (face): Way => {
            const modified = face + bonus;
            const lost = cirLosses(modified);
            const left = lost > 0 ? way.force.lose(lost) : way.force;
            // AMB-79: an advance counts only if somebody is left to make it
            const boxes = way.boxes + (cirAdvances(modified) && !left.gone ? 1 : 0);
            return { force: left, boxes, lost: way.lost + lost, arrival: boxes >= front.length ? turn : 0 };
          },
          keyOf,
        );
      },
      keyOf,
    );
  }
  return mapDist(
    ways,
    ({ arrival, lost }): CirEnd => ({ arrival, lost }),
    ({ arrival, lost }) => `${arrival}.${lost}`,
  );
};

export interface CirSummary {
  /** by turn 1 … 6 */
  readonly on: readonly Chance[];
  readonly never: Chance;
  readonly points: number;
  readonly lost: number;
}
export const cirSummary = (ends: Dist<CirEnd>, late: 'minus' | 'zero'): CirSummary => ({
  on: Array.from({ length: turns }, (_, i) => chance(ends, ({ arrival }) => arrival === i + 1)),
  never: chance(ends, ({ arrival }) => arrival === 0),
  points: mean(mapDist(ends, ({ arrival }) => cirPoints(arrival, late))),
  lost: mean(mapDist(ends, ({ lost }) => lost)),
});

/** Sets are tried one by one, the cheapest first: no more candidates than this. */
export const mostCandidates = 14;

/**
 * 16.1c: of all sets of these units the one with the fewest CP that is sure to advance with each of the next rolls,
 * whatever they cost. Undefined: not even all of them are sure.
 */
export const leastCertain = (
  members: readonly Member[],
  left: Left,
  sharing: Sharing,
  front: Pick<CirFront, 'bonus' | 'boxes' | 'length'>,
): { readonly at: readonly number[]; readonly cp: number } | undefined => {
  const bonus = (cp: number): number => bonusOf(cp, front.bonus);
  // CP and steps of every set, from the set without its last unit
  const cps = new Float64Array(2 ** members.length);
  const steps = new Float64Array(2 ** members.length);
  for (const [i, member] of members.entries()) {
    const [cp, n] = [cirTotal([member], [left[i] ?? 0]), left[i] ?? 0];
    for (let set = 0; set < 2 ** i; set += 1) {
      cps[set + 2 ** i] = (cps[set] ?? 0) + cp;
      steps[set + 2 ** i] = (steps[set] ?? 0) + n;
    }
  }
  const cpOf = (set: number): number => cps[set] ?? 0;
  // before the last roll at least this is gone: the cheapest steps of all
  const spent = members
    .flatMap((member, i) => Array.from({ length: left[i] ?? 0 }, (_, n) => cirCost(member, n + 1)))
    .sort((a, b) => a - b)
    .slice(0, 2 * (front.length - front.boxes - 1))
    .reduce((sum, cost) => sum + cost, 0);
  const sure = (set: number): boolean => {
    const at = unitsOf(set);
    const some = at.flatMap((i) => members[i] ?? []);
    let now: Left = at.map((i) => left[i] ?? 0);
    for (let box = front.boxes; box < front.length; box += 1) {
      const here = bonus(cirTotal(some, now));
      now = loseSteps(some, now, cirLosses(6 + here), sharing, cirCost).left;
      if (!cirAdvances(1 + here) || !anyLeft(now)) return false;
    }
    return true;
  };
  const unitsOf = (set: number): readonly number[] => members.flatMap((_, i) => ((set >> i) & 1 ? [i] : []));
  // the cheapest first: the first that is sure is the least
  // whoever is sure to advance loses two steps to a six: less than that and one to spare is never enough
  const fewest = 2 * (front.length - front.boxes) + 1;
  const enough = Array.from(cps.keys()).filter(
    (set) => (steps[set] ?? 0) >= fewest && cirAdvances(1 + bonus(cpOf(set) - spent)),
  );
  const least = enough.sort((a, b) => cpOf(a) - cpOf(b) || a - b).find(sure);
  return least === undefined ? undefined : { at: unitsOf(least), cp: cpOf(least) };
};
