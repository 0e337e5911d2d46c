import type { Task } from '#rules/kit/sequence/nodes.ts';
import type { PhaseId } from '../../model/phases.ts';
import { axisCombat, bombardment, sovietCombat } from './tasks/combat.ts';
import { axisMotorised, axisMovement, sovietMotorised, sovietMovement } from './tasks/movement.ts';
import { attrition, supply } from './tasks/supply.ts';
import { initiative, reinforcements } from './tasks/turnStart.ts';

/** What is to be done in each phase (digest, section 2.2), in the order in which it is done. */

export const tasks: { readonly [P in PhaseId]: readonly Task[] } = {
  initiative,
  reinforcements,
  axisMovement,
  sovietMovement,
  axisMotorised,
  sovietMotorised,
  bombardment1: bombardment,
  bombardment2: bombardment,
  axisCombat,
  sovietCombat,
  supply,
  attrition,
};
