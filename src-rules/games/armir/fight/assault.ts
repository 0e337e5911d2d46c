import { calc } from '../../../kit/calc.ts';
import { why } from '../../../kit/why.ts';
import { costsPa } from '../moving/costs.ts';
import { f } from '../text/speak-fight.ts';
import { policies } from './combat.ts';
import { endingOf } from './ending.ts';
import { type AssaultInput, assaultFields } from './fields.ts';
import { type FightResult, type FightState, fightStages, resultKey, stateKey } from './flow.ts';
import { type Fighter, forcesOf } from './forces.ts';
import type { Hint } from './hints.ts';
import { fightPanel } from './panel.ts';
import { assaultCost, lookAround, refusalOf } from './refuse.ts';
import { reckon } from './strength.ts';

/** 13.1: halves left once the assault is paid, won or lost. */
const mpAfter = (input: AssaultInput): number => Math.max(0, input.mp - assaultCost(input));

const hints = (input: AssaultInput, attackers: readonly Fighter[]): readonly Hint[] => [
  { msg: f('armir.fight.hint.mp', { cost: assaultCost(input), mp: mpAfter(input) }), rule: '13.1' },
  { msg: f('armir.fight.hint.stack'), rule: '6' },
  { msg: f('armir.fight.hint.zoc'), rule: '13' },
  ...(attackers.some(costsPa) ? [{ msg: f('armir.fight.hint.pa'), rule: '5.4' }] : []),
];

/** 13: fought in a movement phase by one group of motorised and tracked units. */
export const assault = calc<typeof assaultFields, FightState, FightResult>({
  id: 'mobile-assault',
  v: 1,
  msg: f('armir.fight.calc.assault'),
  rule: '13',
  fields: assaultFields,
  first: (input, around) => {
    lookAround(around);
    const forces = forcesOf(input, around);
    const totals = reckon(forces, around, why(false));
    return refusalOf(forces, totals, input) ?? { state: { forces, totals } };
  },
  stages: fightStages,
  key: resultKey,
  stateKey,
  panel: (input, around, answers) => {
    const forces = forcesOf(input, around);
    const refusal = (totals: ReturnType<typeof reckon>) => refusalOf(forces, totals, input);
    return fightPanel(forces, around, answers, refusal, hints(input, forces.attackers));
  },
  ending: (result, input, around) => endingOf(result, forcesOf(input, around), around, mpAfter(input)),
  policies,
  quick: { attack: 'attackTotal', defence: 'defenceTotal' },
});
