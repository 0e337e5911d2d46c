import { oddsFight } from '#rules/kit/procedure/oddsFight.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { overrunCost } from '../../movement/overrunCost.ts';
import { type OverrunInput, overrunFields } from '../forces/fightFields.ts';
import { forcesOf } from '../forces/forces.ts';
import { msg } from '../msg.ts';
import { endingOf } from '../result/ending.ts';
import { lookAround, refusalOf } from '../strength/refuse.ts';
import { untriedCost } from './attack.ts';
import { fight } from './fight.ts';

/** 6.51: movement left once the overrun is paid, in half points. */
const mpAfter = (input: OverrunInput, around: Around): number => Math.max(0, input.mp - overrunCost(input, around));

/** 6.5: an overrun, fought in a movement phase by units together in one hex. */
export const overrun = oddsFight({
  ...fight,
  id: 'overrun',
  v: 1,
  msg: msg('pgg.calc.overrun'),
  rule: '6.5',
  fields: overrunFields,
  forces: (input, around) => {
    lookAround(around);
    return forcesOf(input, around);
  },
  refusal: (forces, _, around, input) => refusalOf(forces, around, input),
  hints: (shown) => [
    ...(shown.not ? [] : [{ msg: msg('pgg.hint.mp', { mp: mpAfter(shown.input, shown.around) }), rule: '6.51' }]),
    ...fight.hints(shown),
  ],
  ending: (result, input, around) =>
    endingOf(result, forcesOf(input, around), around, { mpAfter: mpAfter(input, around) }),
  cost: (input, around) => untriedCost(input.soviet, around),
});
