import type { Around } from '../../../kit/around.ts';
import { calc } from '../../../kit/calc.ts';
import type { OddsPanel } from '../../../kit/panel.ts';
import { f } from '../text/speak-fight.ts';
import { untriedCost } from './attack.ts';
import { endingOf } from './ending.ts';
import { type OverrunInput, overrunFields } from './fight-fields.ts';
import { type FightResult, type FightState, fightStages, resultKey, stateKey } from './flow.ts';
import { forcesOf, untriedOf } from './forces.ts';
import { policies } from './outcome.ts';
import { fightPanel } from './panel.ts';
import { lookAround, overrunCost, refusalOf } from './refuse.ts';

/** 6.51: movement left once the overrun is paid, in half points. */
const mpAfter = (input: OverrunInput, around: Around): number => Math.max(0, input.mp - overrunCost(input, around));

const withMp = (panel: OddsPanel, input: OverrunInput, around: Around): OddsPanel =>
  panel.not
    ? panel
    : { ...panel, hints: [{ msg: f('pgg.hint.mp', { mp: mpAfter(input, around) }), rule: '6.51' }, ...panel.hints] };

/** 6.5: an overrun, fought in a movement phase by units together in one hex. */
export const overrun = calc<typeof overrunFields, FightState, FightResult>({
  id: 'overrun',
  v: 1,
  msg: f('pgg.calc.overrun'),
  rule: '6.5',
  fields: overrunFields,
  first: (input, around) => {
    lookAround(around);
    const forces = forcesOf(input, around);
    return refusalOf(forces, around, input) ?? { state: { forces, known: untriedOf(forces).length === 0, seen: [] } };
  },
  stages: fightStages,
  key: resultKey,
  stateKey,
  panel: (input, around, answers) => {
    const forces = forcesOf(input, around);
    return withMp(fightPanel(forces, around, answers, refusalOf(forces, around, input)), input, around);
  },
  ending: (result, input, around) =>
    endingOf(result, forcesOf(input, around), around, { mpAfter: mpAfter(input, around) }),
  cost: (input, around) => untriedCost(input.soviet, around),
  policies,
  quick: { attack: 'attackTotal', defence: 'defenceTotal' },
});
