import type { OddsGame } from '#rules/kit/procedure/odds.ts';
import { oddsFight } from '#rules/kit/procedure/oddsFight.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { overrunCost } from '../../movement/overrunCost.ts';
import { type OverrunInput, overrunFields } from '../forces/fightFields.ts';
import { type Forces, forcesOf } from '../forces/forces.ts';
import { msg } from '../msg.ts';
import { endingOf } from '../result/ending.ts';
import { stepAfter } from '../result/guide.ts';
import { oddsGame, type Present } from '../result/outcome.ts';
import { lookAround, refusalOf } from '../strength/refuse.ts';
import { untriedCost } from './attack.ts';
import { fight } from './fight.ts';

/** 6.51: movement left once the overrun is paid, in half points; undefined: nobody said how much there was. */
const mpAfter = (input: OverrunInput, context: Context): number | undefined =>
  input.mp === 0 ? undefined : Math.max(0, input.mp - overrunCost(input, context));

const mpHint = (input: OverrunInput, context: Context) => {
  const mp = mpAfter(input, context);
  return mp === undefined ? [] : [{ msg: msg('pgg.hint.mp', { mp }), rule: '6.51' }];
};

/** 6.52: what the player of an overrun wants of the die is that his units go through. */
const goingThrough = (forces: Forces, context: Context): OddsGame<Present> =>
  oddsGame(forces, (code, emptied) => {
    const step = stepAfter(code, emptied, forces, context);
    return step === 'ask' ? undefined : step === 'enter';
  });

/** 6.5: an overrun, fought in a movement phase by units together in one hex. */
export const overrun = oddsFight({
  ...fight,
  id: 'overrun',
  v: 1,
  msg: msg('pgg.calc.overrun'),
  rule: '6.5',
  fields: overrunFields,
  game: goingThrough,
  forces: (input, context) => {
    lookAround(context);
    return forcesOf(input, context);
  },
  refusal: (forces, _, context, input) => refusalOf(forces, context, input),
  hints: (shown) => [...(shown.not ? [] : mpHint(shown.input, shown.context)), ...fight.hints(shown)],
  ending: (result, input, context) =>
    endingOf(result, forcesOf(input, context), context, { mpAfter: mpAfter(input, context) }),
  cost: (input, context) => untriedCost(input.soviet, context),
});
