import { explain } from '#rules/kit/procedure/explain.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { columnFor, columns } from '../crt.ts';
import { attackAcross, cannotAttack, type Fighter, type Forces, isUntyped, isWhole } from '../forces/forces.ts';
import { reckon } from './reckon.ts';
import { mayFight } from './refuse.ts';
import { attackBrings, overrunAttack, stackAttack } from './strength.ts';

/**
 * X02: which of the listed units reach which column, and the cheapest of them: the fewest units, then the least
 * printed strength. Every hex is searched by itself; leaders go with whoever attacks from theirs.
 */
export interface ColumnSet {
  readonly column: number;
  readonly attack: number;
  readonly defence: number;
  /** rows that attack; leaders beside them are not counted */
  readonly units: readonly string[];
}

export interface Sets {
  /** for each column that can be reached, the cheapest set that reaches it (a better column serves a lower one) */
  readonly cheapest: readonly ColumnSet[];
  /** every unit that may attack */
  readonly best?: ColumnSet;
}

interface Some {
  readonly count: number;
  readonly weight: number;
  readonly units: readonly string[];
}

/** A hex with more units than this is no stack of the game: its sets are not listed. */
const mostInHex = 8;

const mostUnits = 24;

const better = (a: Some, b: Some | undefined): boolean =>
  !b || a.count < b.count || (a.count === b.count && a.weight < b.weight);

/** Undefined where strengths are not known, or there are too many units to list. */
export const setsOf = (forces: Forces, context: Context): Sets | undefined => {
  const able = (fighter: Fighter): boolean =>
    fighter.leader || (mayFight(fighter, forces.overrun, context) && !cannotAttack(fighter));
  const present = [...forces.attackers, ...forces.bystanders];
  const listed = present.filter(able);
  const units = listed.filter((fighter) => !fighter.leader);
  if (units.length === 0 || units.length > mostUnits) return undefined;
  const takesPart = present.filter((fighter) => listed.includes(fighter) || isUntyped(fighter));
  if ([...takesPart, ...forces.defenders].some((one) => one.untried || (isUntyped(one) && !one.retreated)))
    return undefined;

  const defenceIf = (attackers: readonly Fighter[]): number =>
    reckon({ ...forces, attackers, bystanders: [] }, context, explain(false)).defence;
  const river = units.find((fighter) => fighter.across === 'river');
  const land = units.find((fighter) => fighter.across === 'land');
  const defence = { across: river ? defenceIf([river]) : 0, land: land ? defenceIf([land]) : 0 };

  const hexes = [...new Set(units.map((fighter) => fighter.hex))];
  // attack × (1 where somebody attacks over land) → the cheapest units that bring it
  let sums = new Map<number, Some>([[0, { count: 0, weight: 0, units: [] }]]);
  for (const hex of hexes) {
    const here = units.filter((fighter) => fighter.hex === hex);
    if (here.length > mostInHex) return undefined;
    const choices = subsets(hex, here, listed, present, forces, context);
    const next = new Map<number, Some>();
    for (const [at, some] of sums) {
      for (const choice of choices) {
        const to = (Math.floor(at / 2) + choice.attack) * 2 + (at % 2 === 1 || choice.land ? 1 : 0);
        const sum = {
          count: some.count + choice.units.length,
          weight: some.weight + choice.weight,
          units: [...some.units, ...choice.units],
        };
        if (better(sum, next.get(to))) next.set(to, sum);
      }
    }
    sums = next;
  }

  const cheapest = new Map<number, Some & ColumnSet>();
  for (const [at, some] of sums) {
    if (some.count === 0) continue;
    const attack = Math.floor(at / 2) + (forces.overrun ? 0 : forces.typedAttack);
    const against = at % 2 === 1 ? defence.land : defence.across;
    const reached = columnFor(attack, against);
    if (reached === undefined) continue;
    for (let column = 0; column <= reached; column++) {
      if (better(some, cheapest.get(column))) cheapest.set(column, { ...some, column, attack, defence: against });
    }
  }
  // 7.3: who may not attack is in his hex all the same
  const out = present.filter((fighter) => !listed.includes(fighter));
  const all = { ...forces, attackers: listed, bystanders: out };
  const most = reckon(all, context, explain(false));
  const top = columnFor(most.attack, most.defence);
  const plain = ({ column, attack, defence, units }: ColumnSet): ColumnSet => ({ column, attack, defence, units });
  return {
    cheapest: columns.flatMap((_, i) => {
      const set = cheapest.get(i);
      return set ? [plain(set)] : [];
    }),
    ...(top === undefined
      ? {}
      : {
          best: { column: top, attack: most.attack, defence: most.defence, units: units.map((fighter) => fighter.id) },
        }),
  };
};

interface Choice {
  readonly attack: number;
  readonly land: boolean;
  readonly weight: number;
  readonly units: readonly string[];
}

const subsets = (
  hex: string,
  here: readonly Fighter[],
  listed: readonly Fighter[],
  present: readonly Fighter[],
  forces: Forces,
  context: Context,
): readonly Choice[] => {
  const rules = context.options;
  const ratings = listed
    .filter((fighter) => fighter.leader && fighter.hex === hex && !fighter.disrupted)
    .map((fighter) => fighter.rating);
  return Array.from({ length: 2 ** here.length }, (_, bits) => {
    const attacking = here.filter((_, i) => (bits >> i) & 1);
    const aside = present.filter((fighter) => !attacking.includes(fighter));
    if (attacking.length === 0) return { attack: 0, land: false, weight: 0, units: [] };
    const whole = isWhole(hex, attacking, aside, context);
    const sum = attacking
      .map((unit) => attackBrings(unit.attack, { out: unit.out, whole }, forces.overrun, rules))
      .reduce((a, b) => ({ fed: a.fed + b.fed, out: a.out + b.out }));
    return {
      attack: forces.overrun
        ? overrunAttack(sum, ratings, forces.typedAttack, true, rules)
        : stackAttack(sum, ratings, rules),
      land: attacking.some((fighter) => fighter.across !== 'river'),
      weight: attacking.reduce((so, unit) => so + unit.attack, 0),
      units: attacking.map((unit) => unit.id),
    };
  });
};

/** 9.32, as the hints ask it: does the river count, and could one more attacker undo it? */
export const riverCounts = (forces: Forces): boolean => {
  const target = forces.hexes[0];
  return (
    target !== undefined &&
    attackAcross(
      target,
      forces.attackers.filter((fighter) => !cannotAttack(fighter)),
    )
  );
};
