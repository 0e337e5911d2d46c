import { oddsFight } from '#rules/kit/procedure/oddsFight.ts';
import { attackFields } from '../fight/fields.ts';
import { type Fight, fightOf } from '../fight/fight.ts';
import { type ReadyFight, ready } from '../fight/ready.ts';
import { refusalOf } from '../fight/refuse.ts';
import { msg } from '../msg.ts';
import { retreatAsides } from '../ways/beside.ts';
import { attackAdds } from './adds.ts';
import { endingOf } from './ending.ts';
import { resolved } from './resolve.ts';

/** 10: one declared attack, from the choice of the table to the result. */
export const attackCalculator = oddsFight({
  ...resolved,
  id: 'attack',
  v: 1,
  msg: msg('rtl.attack.calc'),
  rule: '10',
  fields: attackFields,
  forces: (input, context) => {
    const again = (fight: Fight): ReadyFight => ready(fight, context);
    return { made: again(fightOf(input, context)), again, passed: {} };
  },
  refusal: ({ made }) => refusalOf(made.fight),
  contributions: attackAdds,
  mapAdvice: (at, input, now) => retreatAsides(at, fightOf(input, now), 'attack', now),
  ending: (result, input, context) => endingOf(result, fightOf(input, context), context),
  policies: [
    { id: 'plain', msg: msg('rtl.attack.shade.plain'), policy: { shade: 'plain' } },
    { id: 'shaded', msg: msg('rtl.attack.shade.shaded'), policy: { shade: 'shaded' } },
  ],
});
