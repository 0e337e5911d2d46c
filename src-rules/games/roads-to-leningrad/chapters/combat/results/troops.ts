import { lossKindOf, lossVp } from '../../victory/losses.ts';
import { type Fight, type FightUnit, type Gun, leadUnit, type Role } from '../fight/fight.ts';
import { supporting } from '../fight/guns.ts';
import type { Payer } from './losses.ts';

/** Who of a fight is struck by its result. */

/** 11.13: with the guns beside the target, as far as they support; distant ones never suffer. */
export const struck = (fight: Fight, role: Role): readonly FightUnit[] => {
  const { units } = fight[role];
  if (role === 'defender') return units;
  const near = supporting(fight, 'attacker').flatMap(({ gun }) => (gun.distance <= 1 ? [gun] : []));
  return [...units, ...near.filter((gun) => !units.some(({ id }) => id === gun.id))];
};
export const payerOf = (unit: FightUnit): Payer => {
  const kind = lossKindOf(unit);
  return {
    id: unit.id,
    steps: unit.steps,
    armoured: unit.traits.has('armoured'),
    er: unit.er,
    vp: kind ? lossVp(unit.side, kind) : 0,
    strength: unit.attack + unit.defence,
  };
};
/** Steps a side has; undefined where strengths are typed and nobody knows. */
export const stepsOf = (fight: Fight, role: Role): number | undefined => {
  const typed = role === 'attacker' ? fight.typedAttack : fight.typedDefence;
  return typed > 0 ? undefined : struck(fight, role).reduce((so, { steps }) => so + steps, 0);
};
export const isTyped = (fight: Fight, role: Role): boolean =>
  (role === 'attacker' ? fight.typedAttack : fight.typedDefence) > 0;
/** 11.55a: artillery with an orange circle. */
export const isHeavyGun = ({ kind, class: type }: Pick<Gun, 'kind' | 'class'>): boolean =>
  kind === 'artillery' && type === 'heavy';
export const leadId = (fight: Fight, role: Role): string => leadUnit(fight, role)?.id ?? '';
/** 3.44: after steps lost and, where it was not so before, disrupted by this result. */
export const erAfter = (unit: FightUnit, steps: number, disrupted: boolean): number | undefined => {
  const er = unit.sides[steps]?.er;
  return er === undefined ? undefined : disrupted && !unit.disrupted ? Math.max(1, er - 2) : er;
};
