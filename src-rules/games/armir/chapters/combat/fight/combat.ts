import { oddsFight } from '#rules/kit/procedure/oddsFight.ts';
import { msg } from '../msg.ts';
import { endingOf } from './ending.ts';
import { combatFields } from './fields.ts';
import { fight } from './fight.ts';
import { forcesOf } from './forces.ts';
import { lookAround, refusalOf } from './refuse.ts';

/** P1: what a defender may make up its mind to do. */
export const policies = [
  { id: 'stay', msg: msg('armir.fight.policy.stay'), policy: { defender: 'stay' } },
  { id: 'retreat', msg: msg('armir.fight.policy.retreat'), policy: { defender: 'retreat' } },
] as const;

/** 12: one combat, from the naming of units to the advance. */
export const combat = oddsFight({
  ...fight,
  id: 'combat',
  v: 1,
  msg: msg('armir.fight.calc.combat'),
  rule: '12',
  fields: combatFields,
  forces: (input, context) => {
    lookAround(context);
    return forcesOf(input, context);
  },
  refusal: (forces, totals) => refusalOf(forces, totals),
  ending: (result, input, context) => endingOf(result, forcesOf(input, context), context),
  policies,
});
