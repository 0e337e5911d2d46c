import type { Chance } from '#rules/kit/chance/dist.ts';
import { chanceIn } from '#rules/kit/chance/dist.ts';
import type { Passed } from '../fight/checks.ts';
import { weigh } from '../fight/engine.ts';
import type { Fight, Role } from '../fight/fight.ts';
import type { AttackOutcome } from '../fight/outcome.ts';
import type { ReadyFight } from '../fight/ready.ts';
import { billOf } from '../results/bill.ts';
import { stepsOf } from '../results/troops.ts';

/** P3: what players want of an attack, read from the numbers of the result and the steps of the rows. */

export interface PlannedToll {
  readonly attacker: number;
  readonly defender: number;
  /** the attacked hex is empty */
  readonly emptied: boolean;
  /** the defender is gone to the last step; undefined: its steps are not known */
  readonly gone: boolean | undefined;
  readonly defenderDisrupted: boolean;
  readonly attackerDisrupted: boolean;
  readonly attackerRetreats: boolean;
  /** an armoured step is lost for certain (11.12) */
  readonly armour: boolean;
  /** 11.6: the hex is empty and an attacker is left to enter it */
  readonly advance: boolean;
  /** 8.68: an overrun that has not cleared the hex */
  readonly failed: boolean;
}

/**
 * The cost of a result before anybody retreats: steps lost on the way out are left out. `way`: of an overrun with the step
 * of its failure (8.68), and whoever retreats disrupted (8.67g).
 */
export const tollOf = (
  outcome: Pick<AttackOutcome, 'text' | 'shaded' | 'noRetreat'>,
  fight: Fight,
  way?: ReadyFight['way'],
): PlannedToll | undefined => {
  const has = { attacker: stepsOf(fight, 'attacker'), defender: stepsOf(fight, 'defender') };
  const bill = billOf(outcome, has);
  if (!bill) return undefined;
  const lost = (role: Role): number => {
    const { eliminated, steps, extra } = bill[role];
    const all = has[role];
    const n = steps + (extra ? 1 : 0);
    return all === undefined ? n : eliminated ? all : Math.min(all, n);
  };
  const defender = lost('defender');
  const gone = bill.defender.eliminated ? true : has.defender === undefined ? undefined : defender >= has.defender;
  const failed = way === 'overrun' && gone === false && !bill.defender.retreats;
  const attacker = Math.min(has.attacker ?? Number.POSITIVE_INFINITY, lost('attacker') + (failed ? 1 : 0));
  const disrupted = (role: Role): boolean => bill[role].disrupted || (way === 'overrun' && bill[role].retreats);
  const emptied = gone === true || bill.defender.retreats;
  // 11.42: where the extra step emptied it nobody advances
  const barred = bill.defender.extra && has.defender !== undefined && bill.defender.steps < has.defender;
  return {
    attacker,
    defender,
    emptied,
    gone,
    defenderDisrupted: disrupted('defender'),
    attackerDisrupted: disrupted('attacker'),
    attackerRetreats: bill.attacker.retreats,
    armour: bill.attacker.armour,
    failed,
    advance: emptied && !barred && !bill.attacker.retreats && (has.attacker === undefined || attacker < has.attacker),
  };
};

export const measures = [
  'emptied',
  'advance',
  'defenderLosesOne',
  'defenderLosesTwo',
  'defenderDisrupted',
  'attackerUnhurt',
  'attackerLosesOneAtMost',
  'armourSurvives',
] as const;
export type Measure = (typeof measures)[number];
export const meets = (toll: PlannedToll, measure: Measure): boolean => {
  switch (measure) {
    case 'emptied':
      return toll.emptied;
    case 'advance':
      return toll.advance;
    case 'defenderLosesOne':
      return toll.defender >= 1;
    case 'defenderLosesTwo':
      return toll.defender >= 2;
    case 'defenderDisrupted':
      // or worse: a retreat, a loss of everybody
      return toll.defenderDisrupted || toll.emptied;
    case 'attackerUnhurt':
      return toll.attacker === 0;
    case 'attackerLosesOneAtMost':
      return toll.attacker <= 1;
    case 'armourSurvives':
      return !toll.armour;
  }
};
/** Chance of one measure. Results nobody has typed count as failures. Undefined: how a check goes is not known. */
export const chanceOfMeasure = (
  made: ReadyFight,
  measure: Measure,
  fixed: Passed = {},
  shaded = false,
): Chance | undefined => {
  const weighed = weigh(made, fixed, shaded);
  if (!weighed) return undefined;
  const { list, total } = weighed;
  let n = 0;
  for (const one of list) {
    const toll = tollOf(one.outcome, made.fight, made.way);
    if (toll && meets(toll, measure)) n += one.n;
  }
  return chanceIn(n, total);
};
