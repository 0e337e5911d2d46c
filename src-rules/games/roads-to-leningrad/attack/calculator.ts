import { oddsFight } from '#rules/kit/procedure/oddsFight.ts';
import { attackAdds } from '../planning/plan.ts';
import { retreatAsides } from '../results/beside.ts';
import { a } from '../text/speak-attack.ts';
import { endingOf } from './ending.ts';
import { attackFields } from './fields.ts';
import { type Fight, fightOf } from './fight.ts';
import { type Ready, ready } from './ready.ts';
import { refusalOf } from './refuse.ts';
import { resolved } from './resolve.ts';

/** 10: one declared attack, from the choice of the table to the result. */
export const attackCalculator = oddsFight({
  ...resolved,
  id: 'attack',
  v: 1,
  msg: a('rtl.attack.calc'),
  rule: '10',
  fields: attackFields,
  forces: (input, around) => {
    const again = (fight: Fight): Ready => ready(fight, around);
    return { made: again(fightOf(input, around)), again, passed: {} };
  },
  refusal: ({ made }) => refusalOf(made.fight),
  adds: attackAdds,
  beside: (at, input, now) => retreatAsides(at, fightOf(input, now), 'attack', now),
  ending: (result, input, around) => endingOf(result, fightOf(input, around), around),
  policies: [
    { id: 'plain', msg: a('rtl.attack.shade.plain'), policy: { shade: 'plain' } },
    { id: 'shaded', msg: a('rtl.attack.shade.shaded'), policy: { shade: 'shaded' } },
  ],
});
