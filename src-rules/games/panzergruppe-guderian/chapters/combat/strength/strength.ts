import type { Scalar } from '#rules/kit/base/json.ts';
import { ruling } from '../../../model/rulings.ts';
import { halved } from '../../../model/units.ts';
import { multiple } from '../forces/forces.ts';

/**
 * The strengths of `reckon` as plain numbers, for the thousands of hands that untried units may turn out to be. A test
 * holds both to each other.
 */
export type Rules = { readonly [id: string]: Scalar };

/** What a unit brings: to those counted one by one, or to the part of its stack that is halved together (A01). */
export interface Brings {
  readonly fed: number;
  readonly out: number;
}

export const attackBrings = (
  printed: number,
  unit: { readonly out: boolean; readonly whole: boolean },
  overrun: boolean,
  rules: Rules,
): Brings => {
  const doubled = unit.whole ? printed * 2 : printed;
  const together = unit.out && ruling(rules, 'a01') === 'stack';
  const value = unit.out && !together ? halved(doubled) : doubled;
  const run = overrun && ruling(rules, 'a02') === 'unit' ? Math.floor(value / 2) : value;
  return together ? { fed: 0, out: run } : { fed: run, out: 0 };
};

/** 10.36 and A09: what leaders add to units of this strength. */
const leadersAdd = (ratings: readonly number[], strength: number, rules: Rules): number => {
  const points = ruling(rules, 'a09') === 'sum' ? ratings.reduce((a, b) => a + b, 0) : Math.max(0, ...ratings);
  return Math.min(points, strength);
};

/** What the units of one hex and their leaders bring to an attack. */
export const stackAttack = (sum: Brings, ratings: readonly number[], rules: Rules): number => {
  const units = sum.fed + halved(sum.out);
  return units + leadersAdd(ratings, units, rules);
};

/** 6.55: the whole of an overrun; `fights`: there is somebody to keep it at 1 (A03). */
export const overrunAttack = (
  sum: Brings,
  ratings: readonly number[],
  typed: number,
  fights: boolean,
  rules: Rules,
): number => {
  const before = ruling(rules, 'a08') === 'before';
  const units = sum.fed + halved(sum.out);
  const perUnit = ruling(rules, 'a02') === 'unit';
  const led =
    units +
    (before ? leadersAdd(perUnit ? ratings.map((rating) => Math.floor(rating / 2)) : ratings, units, rules) : 0) +
    typed;
  const run = perUnit ? led : Math.floor(led / 2);
  const least = run < 1 && (fights || led > 0) ? 1 : run;
  return before ? least : least + leadersAdd(ratings, least, rules);
};

/** Terrain of a hex as one number, with integrity among the multiples where A05 says so. */
export interface HexTimes {
  readonly terrain: number;
  readonly whole: boolean;
}

const times = ({ terrain, whole }: HexTimes, rules: Rules): number =>
  multiple(terrain + (whole && ruling(rules, 'a05') === 'add' ? 1 : 0));

export const defenceBrings = (
  printed: number,
  unit: { readonly out: boolean },
  hex: HexTimes,
  rules: Rules,
): Brings => {
  const doubled = hex.whole && ruling(rules, 'a05') === 'multiply' ? printed * 2 : printed;
  if (!unit.out) return { fed: doubled * times(hex, rules), out: 0 };
  const late = ruling(rules, 'a04') === 'after';
  if (ruling(rules, 'a01') === 'stack') return { fed: 0, out: doubled };
  return { fed: late ? halved(doubled * times(hex, rules)) : halved(doubled) * times(hex, rules), out: 0 };
};

/** What a hex defends with. */
export const hexDefence = (sum: Brings, hex: HexTimes, rules: Rules): number =>
  sum.fed +
  (ruling(rules, 'a04') === 'after' ? halved(sum.out * times(hex, rules)) : halved(sum.out) * times(hex, rules));
