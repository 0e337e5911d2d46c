import type { Around } from '../../../kit/around.ts';
import { calc } from '../../../kit/calc.ts';
import { why } from '../../../kit/why.ts';
import { f } from '../text/speak-fight.ts';
import { endingOf } from './ending.ts';
import { type CombatInput, combatFields } from './fields.ts';
import { type FightResult, type FightState, fightStages, resultKey, stateKey } from './flow.ts';
import { type Forces, forcesOf } from './forces.ts';
import { fightPanel } from './panel.ts';
import { lookAround, refusalOf } from './refuse.ts';
import { reckon } from './strength.ts';

/** P1: what a defender may make up its mind to do. */
export const policies = [
  { id: 'stay', msg: f('armir.fight.policy.stay'), policy: { defender: 'stay' } },
  { id: 'retreat', msg: f('armir.fight.policy.retreat'), policy: { defender: 'retreat' } },
] as const;

const begin = (forces: Forces, around: Around) => {
  const totals = reckon(forces, around, why(false));
  const refusal = refusalOf(forces, totals);
  return refusal ?? { state: { forces, totals } };
};

/** 12: one combat, from the naming of units to the advance. */
export const combat = calc<typeof combatFields, FightState, FightResult>({
  id: 'combat',
  v: 1,
  msg: f('armir.fight.calc.combat'),
  rule: '12',
  fields: combatFields,
  first: (input: CombatInput, around) => {
    lookAround(around);
    return begin(forcesOf(input, around), around);
  },
  stages: fightStages,
  key: resultKey,
  stateKey,
  panel: (input, around, answers) => {
    const forces = forcesOf(input, around);
    return fightPanel(forces, around, answers, (totals) => refusalOf(forces, totals));
  },
  ending: (result, input, around) => endingOf(result, forcesOf(input, around), around),
  policies,
  quick: { attack: 'attackTotal', defence: 'defenceTotal' },
});
