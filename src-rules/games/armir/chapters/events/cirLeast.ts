import { facesOf } from '#rules/kit/chance/dist.ts';
import { turns } from '../../ids.ts';
import type { Member, Sharing } from '../../model/members.ts';
import { bonusOf, cirAdvances, cirCost, cirLosses, cirTotal } from './cir.ts';
import { type CirFront, cirAhead, unitForce } from './cirAhead.ts';
import { anyLeft, type Left, loseSteps } from './force.ts';

/** ARMIR-16.1c: how little is enough to reach Bokovskaya with the next rolls, one box each. */

/** Sets are tried one by one, the cheapest first: no more candidates than this. */
export const mostCandidates = 14;

export interface LeastForce {
  readonly at: readonly number[];
  readonly cp: number;
}

/**
 * Of all sets of these units the one with the fewest CP that arrives at once with a chance of so many percent.
 * Undefined: not even all of them do.
 */
export const leastForce = (
  members: readonly Member[],
  left: Left,
  sharing: Sharing,
  front: Pick<CirFront, 'bonus' | 'boxes' | 'length'>,
  percent = 100,
): LeastForce | undefined => {
  const rolls = front.length - front.boxes;
  if (rolls > turns) return undefined;
  const byBonus: number[] = [];
  const faces = (cp: number): number => {
    const bonus = Math.max(0, bonusOf(cp, front.bonus));
    const n = byBonus[bonus] ?? facesOf(6).filter((face) => cirAdvances(face + bonus)).length;
    byBonus[bonus] = n;
    return n;
  };
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
  const unitsOf = (set: number): readonly number[] => members.flatMap((_, i) => ((set >> i) & 1 ? [i] : []));

  // an advance costs a step, and a six two where it is to be sure: the cheapest of all at best
  const each = percent === 100 ? 2 : 1;
  const prices = members
    .flatMap((member, i) => Array.from({ length: left[i] ?? 0 }, (_, n) => cirCost(member, n + 1)))
    .sort((a, b) => a - b);
  const spent = Array.from({ length: rolls }, (_, roll) =>
    prices.slice(0, each * roll).reduce((sum, price) => sum + price, 0),
  );
  const atBest = (set: number): number => spent.reduce((p, gone) => (p * faces(cpOf(set) - gone)) / 6, 1);
  const hopeful = (set: number): boolean => (steps[set] ?? 0) > each * rolls && atBest(set) * 100 >= percent - 1e-9;

  const sure = (some: readonly Member[], from: Left): boolean => {
    let now = from;
    for (let roll = 0; roll < rolls; roll += 1) {
      const cp = cirTotal(some, now);
      now = loseSteps(some, now, cirLosses(6 + bonusOf(cp, front.bonus)), sharing, cirCost).left;
      if (faces(cp) < 6 || !anyLeft(now)) return false;
    }
    return true;
  };
  const enough = (set: number): boolean => {
    const at = unitsOf(set);
    const [some, from] = [at.flatMap((i) => members[i] ?? []), at.map((i) => left[i] ?? 0)];
    if (percent === 100) return sure(some, from);
    // as if these were the last turns: whoever arrives does so with the last roll
    const ends = cirAhead(unitForce(some, from, sharing), { ...front, turn: turns - rolls + 1 });
    let n = 0;
    for (const way of ends.ways.values()) if (way.value.arrival > 0) n += way.n;
    return n * 100 >= percent * ends.total;
  };
  const least = Array.from(cps.keys())
    .filter(hopeful)
    .sort((a, b) => cpOf(a) - cpOf(b) || a - b)
    .find(enough);
  return least === undefined ? undefined : { at: unitsOf(least), cp: cpOf(least) };
};
