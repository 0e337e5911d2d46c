import type { Chance } from '#rules/kit/chance/dist.ts';
import { bind, certain, chance, type Dist, die, mapDist, mean } from '#rules/kit/chance/dist.ts';
import { turns } from '../../ids.ts';
import type { Member, Sharing } from '../../model/members.ts';
import { type BonusRuling, bonusOf, cirAdvances, cirCost, cirLosses, cirPoints, cirTotal } from './cir.ts';
import { anyLeft, type Left, loseSteps, stepsTaken } from './force.ts';

/** 16.1b: the Čir to the end, exactly: all dice of the remaining turns, the force shrinking with its losses. */

/** A force as the front sees it: CP now, and what it becomes by losses. */
export interface CirForce {
  readonly key: string;
  readonly cp: number;
  /** steps left: no more than these are ever lost */
  readonly steps: number;
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
export const curveForce = (curve: readonly number[], lost = 0): CirForce => {
  // a 0 at the end says that nobody is left
  const steps = Math.max(0, (curve.at(-1) === 0 ? curve.length - 1 : curve.length) - lost);
  return { key: `${lost}`, cp: curve[lost] ?? 0, steps, gone: steps === 0, lose: (n) => curveForce(curve, lost + n) };
};

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
    steps: left.reduce((sum, n) => sum + n, 0),
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
            const lost = stepsTaken(cirLosses(modified), way.force.steps);
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
