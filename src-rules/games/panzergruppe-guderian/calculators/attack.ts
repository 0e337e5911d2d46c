import { calc } from '../../../kit/calc.ts';
import { f } from '../text/speak-fight.ts';
import { endingOf } from './ending.ts';
import { attackFields } from './fight-fields.ts';
import { type FightResult, type FightState, fightStages, resultKey, stateKey } from './flow.ts';
import { forcesOf, untriedOf } from './forces.ts';
import { policies } from './outcome.ts';
import { fightPanel } from './panel.ts';
import { lookAround, refusalOf } from './refuse.ts';

/** 9.0: one attack, from the naming of units to the advance. */
export const attack = calc<typeof attackFields, FightState, FightResult>({
  id: 'attack',
  v: 1,
  msg: f('pgg.calc.attack'),
  rule: '9.0',
  fields: attackFields,
  first: (input, around) => {
    lookAround(around);
    const forces = forcesOf(input, around);
    return refusalOf(forces, around) ?? { state: { forces, known: untriedOf(forces).length === 0, seen: [] } };
  },
  stages: fightStages,
  key: resultKey,
  stateKey,
  panel: (input, around, answers) => {
    const forces = forcesOf(input, around);
    return fightPanel(forces, around, answers, refusalOf(forces, around));
  },
  ending: (result, input, around) => endingOf(result, forcesOf(input, around), around),
  cost: (input) => untriedCost(input.soviet.filter((row) => row.untried && !row.stays).length),
  policies,
  quick: { attack: 'attackTotal', defence: 'defenceTotal' },
});

/** Milliseconds, as measured: up to three drawn units are nothing, each further one costs more. */
export const untriedCost = (untried: number): number => (untried <= 3 ? untried : untried ** 3 / 20);
