import { alive, stepsOf, sumOf, type Taken, takenOf } from '#rules/kit/procedure/stepLoss.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { ruling, type UnitKind } from '../../ids.ts';

/** 12.2.1, 12.2.2: who may lose a step. */

export interface LosingUnit {
  readonly id: string;
  readonly kind: UnitKind;
  readonly steps: number;
  /** steps lost before this fight */
  readonly lost: number;
}
type Rules = Pick<Context, 'options'>;

/** AMB-34: steps lost are compared over the whole game, or in this fight. */
const lostSoFar = (unit: LosingUnit, taken: Taken, rules: Rules): number =>
  takenOf(taken, unit.id) + (ruling(rules, 'amb34') === 'cumulative' ? unit.lost : 0);
/** AMB-77: whether a unit that lost fewer stands in the way of others, and waits its turn itself. */
const counts = ({ kind }: LosingUnit, rules: Rules): boolean => kind === 'combat' || ruling(rules, 'amb77') === 'all';

/** Who may lose the next step; `free`: the Axis picks the first Soviet loss, whoever lost fewer (12.2.2). */
export const mayLoseNext = (
  units: readonly LosingUnit[],
  taken: Taken,
  rules: Rules,
  free = false,
): readonly LosingUnit[] => {
  const left = alive(units, taken);
  if (free) return left;
  const least = Math.min(...left.filter((unit) => counts(unit, rules)).map((unit) => lostSoFar(unit, taken, rules)));
  return left.filter((unit) => !counts(unit, rules) || lostSoFar(unit, taken, rules) <= least);
};

const keyOf = (units: readonly LosingUnit[], taken: Taken): string =>
  units.map((unit) => takenOf(taken, unit.id)).join(' ');

/** Ways to share out `n` losses, each once, as steps by unit; no more than `most`. */
export const legalSplits = (
  units: readonly LosingUnit[],
  n: number,
  rules: Rules,
  free = false,
  most = 200,
): readonly Taken[] => {
  let layer = new Map<string, Taken>([['', new Map()]]);
  for (let step = 0; step < Math.min(n, stepsOf(units)); step++) {
    const next = new Map<string, Taken>();
    for (const taken of layer.values()) {
      for (const unit of mayLoseNext(units, taken, rules, free && step === 0)) {
        const more = new Map([...taken, [unit.id, takenOf(taken, unit.id) + 1]]);
        const key = keyOf(units, more);
        if (next.size < most && !next.has(key)) next.set(key, more);
      }
    }
    layer = next;
  }
  return [...layer.values()];
};

/** Can these losses be taken one after the other, each by a unit that may lose next? */
export const isLegalSplit = (units: readonly LosingUnit[], split: Taken, rules: Rules, free = false): boolean => {
  const want = new Map(units.map((unit) => [unit.id, takenOf(split, unit.id)]));
  if ([...split].some(([id, n]) => n > 0 && !want.has(id))) return false;
  const n = sumOf(want);
  const seen = new Set<string>();
  const reach = (taken: Taken, step: number): boolean => {
    if (step === n) return true;
    const key = keyOf(units, taken);
    if (seen.has(key)) return false;
    seen.add(key);
    return mayLoseNext(units, taken, rules, free && step === 0).some(
      (unit) =>
        takenOf(taken, unit.id) < (want.get(unit.id) ?? 0) &&
        reach(new Map([...taken, [unit.id, takenOf(taken, unit.id) + 1]]), step + 1),
    );
  };
  return reach(new Map(), 0);
};
