import { oddsFight } from '#rules/kit/procedure/oddsFight.ts';
import type { Hint } from '#rules/kit/procedure/panel.ts';
import { costsPa } from '../../movement/costs.ts';
import { msg } from '../msg.ts';
import { policies } from './combat.ts';
import { endingOf } from './ending.ts';
import { type AssaultInput, assaultFields } from './fields.ts';
import { fight } from './fight.ts';
import { type Fighter, forcesOf } from './forces.ts';
import { assaultCost, lookAround, refusalOf } from './refuse.ts';

/** 13.1: halves left once the assault is paid, won or lost; undefined: nobody said how many there were. */
const mpAfter = (input: AssaultInput): number | undefined =>
  input.mp === 0 ? undefined : Math.max(0, input.mp - assaultCost(input));

const mpMsg = (input: AssaultInput) => {
  const [cost, mp] = [assaultCost(input), mpAfter(input)];
  return mp === undefined ? msg('armir.fight.hint.mpCost', { cost }) : msg('armir.fight.hint.mp', { cost, mp });
};

const hints = (input: AssaultInput, attackers: readonly Fighter[]): readonly Hint[] => [
  { msg: mpMsg(input), rule: '13.1' },
  { msg: msg('armir.fight.hint.stack'), rule: '6' },
  { msg: msg('armir.fight.hint.zoc'), rule: '13' },
  ...(attackers.some(costsPa) ? [{ msg: msg('armir.fight.hint.pa'), rule: '5.4' }] : []),
];

/** 13: fought in a movement phase by one group of motorised and tracked units. */
export const assault = oddsFight({
  ...fight,
  id: 'mobile-assault',
  v: 1,
  msg: msg('armir.fight.calc.assault'),
  rule: '13',
  fields: assaultFields,
  forces: (input, context) => {
    lookAround(context);
    return forcesOf(input, context);
  },
  refusal: (forces, totals, _, input) => refusalOf(forces, totals, input),
  hints: (shown) => [...hints(shown.input, shown.forces.attackers), ...fight.hints(shown)],
  ending: (result, input, context) => endingOf(result, forcesOf(input, context), context, mpAfter(input)),
  policies,
});
