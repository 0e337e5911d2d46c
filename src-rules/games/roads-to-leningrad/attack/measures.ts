import { chanceIn } from '../../../kit/dist.ts';
import type { Chance } from '../../../kit/panel.ts';
import type { Passed } from './checks.ts';
import { weigh } from './engine.ts';
import type { Fight, Role } from './fight.ts';
import { type Outcome, readResult } from './outcome.ts';
import type { Ready } from './ready.ts';

/** P3: what players want of an attack, read from the numbers of the result and the steps of the rows. */

export interface Toll {
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
}

const stepsIn = (fight: Fight, role: Role): number | undefined => {
  const typed = role === 'attacker' ? fight.typedAttack : fight.typedDefence;
  return typed > 0 ? undefined : fight[role].units.reduce((so, { steps }) => so + steps, 0);
};

/** The cost of a result before anybody retreats: 11.24, 11.42 and 11.12 taken in, losses on the way out left out. */
export const tollOf = ({ text, shaded, noRetreat }: Outcome, fight: Fight): Toll | undefined => {
  const result = readResult(text);
  if (!result) return undefined;
  const mine = stepsIn(fight, 'attacker');
  const theirs = stepsIn(fight, 'defender');
  const { attacker, defender } = result;
  const stays = noRetreat && defender.retreats;
  // 11.24: who cannot pay its number takes one off the other's
  const short = (steps: number, has: number | undefined): number => (has !== undefined && has < steps ? 1 : 0);
  let mineLost = Math.max(0, attacker.steps - short(defender.steps, theirs));
  const number = Math.max(0, defender.steps - short(attacker.steps, mine));
  let theirsLost = defender.eliminated ? (theirs ?? number) : number + (stays ? 1 : 0);
  if (attacker.eliminated) mineLost = mine ?? mineLost;
  if (shaded && mineLost === 0) mineLost = 1;
  if (mine !== undefined) mineLost = Math.min(mine, mineLost);
  if (theirs !== undefined) theirsLost = Math.min(theirs, theirsLost);
  const gone = defender.eliminated ? true : theirs === undefined ? undefined : theirsLost >= theirs;
  const emptied = gone === true || (defender.retreats && !stays);
  // 11.42: the extra step emptied it: nobody advances
  const barred = stays && gone === true && theirs !== undefined && number < theirs;
  return {
    attacker: mineLost,
    defender: theirsLost,
    emptied,
    gone,
    defenderDisrupted: defender.disrupted,
    attackerDisrupted: attacker.disrupted,
    attackerRetreats: attacker.retreats,
    armour: shaded,
    advance: emptied && !barred && !attacker.retreats && (mine === undefined || mineLost < mine),
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
export const meets = (toll: Toll, measure: Measure): boolean => {
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
/** Chance of one measure. Results nobody has typed count as failures. */
export const chanceOfMeasure = (made: Ready, measure: Measure, fixed: Passed = {}, shaded = false): Chance => {
  const { list, total } = weigh(made, fixed, shaded);
  let n = 0;
  for (const one of list) {
    const toll = tollOf(one.outcome, made.fight);
    if (toll && meets(toll, measure)) n += one.n;
  }
  return chanceIn(n, total);
};
