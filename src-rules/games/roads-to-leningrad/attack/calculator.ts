import { calc } from '../../../kit/calc.ts';
import { attackAdds } from '../planning/plan.ts';
import { retreatAsides } from '../results/beside.ts';
import { a } from '../text/speak-attack.ts';
import { endingOf } from './ending.ts';
import { attackFields } from './fields.ts';
import { fightOf } from './fight.ts';
import { type AttackResult, type AttackState, attackKey, attackPlan, attackStages, stateKey } from './flow.ts';
import { attackPanel } from './panel.ts';
import { ready } from './ready.ts';
import { refusalOf } from './refuse.ts';

/** 10: one declared attack, from the choice of the table to the result. */
export const attackCalculator = calc<typeof attackFields, AttackState, AttackResult>({
  id: 'attack',
  v: 1,
  msg: a('rtl.attack.calc'),
  rule: '10',
  fields: attackFields,
  first: (input, around) => {
    const fight = fightOf(input, around);
    return refusalOf(fight) ?? { state: { made: ready(fight, around), passed: {} } };
  },
  stages: attackStages,
  key: attackKey,
  stateKey,
  panel: (input, around, answers) => attackPanel(fightOf(input, around), around, answers),
  engine: (input, around, given, policy) => {
    const fight = fightOf(input, around);
    return refusalOf(fight) ? undefined : attackPlan(ready(fight, around), around, given, policy);
  },
  adds: attackAdds,
  beside: (at, input, now) => retreatAsides(at, fightOf(input, now), 'attack', now),
  ending: (result, input, around) => endingOf(result, fightOf(input, around), around),
  policies: [
    { id: 'plain', msg: a('rtl.attack.shade.plain'), policy: { shade: 'plain' } },
    { id: 'shaded', msg: a('rtl.attack.shade.shaded'), policy: { shade: 'shaded' } },
  ],
  quick: { attack: 'attackTotal', defence: 'defenceTotal' },
});
