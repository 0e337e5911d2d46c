import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { msg } from './msg.ts';
import { mostCombat, mostWithLeader, stacking } from './stacking.ts';

export const side = {
  kind: 'choice',
  msg: msg('pgg.field.stackSide'),
  start: 'german',
  from: 'who',
  options: [
    { key: 'german', msg: msg('pgg.attacker.german') },
    { key: 'soviet', msg: msg('pgg.attacker.soviet') },
  ],
} as const;

export const combat = {
  kind: 'count',
  msg: msg('pgg.field.combatUnits'),
  start: 3,
  min: 0,
  max: 30,
  big: true,
} as const;

export const leaders = {
  kind: 'count',
  msg: msg('pgg.field.stackLeaders'),
  start: 0,
  min: 0,
  max: 15,
  when: { field: 'side', is: 'soviet' },
} as const;

/** 7.1, 7.2: may these units stay together? */
export const stack = valueCalc({
  id: 'stack',
  msg: msg('pgg.calc.stack'),
  rule: '7.1',
  fields: { side, combat, leaders },
  says: (input, _around, explanation) => {
    const { legal, excess, rule } = stacking(input.side, {
      combat: input.combat,
      leaders: input.side === 'soviet' ? input.leaders : 0,
    });
    explanation
      .figure('combat', msg('pgg.field.combatUnits'), { side: input.side })
      .add(input.combat, msg('pgg.field.combatUnits'), rule);
    const says = legal ? msg('pgg.stack.legal') : msg('pgg.stack.excess', { count: excess });
    return {
      answer: says,
      says,
      rows: [
        { msg: msg('pgg.stack.limit'), value: msg('pgg.stack.combat', { n: mostCombat }), rule },
        ...(input.side === 'soviet'
          ? [{ msg: msg('pgg.stack.limitLeader'), value: msg('pgg.stack.all', { n: mostWithLeader }), rule }]
          : []),
        {
          msg: msg('pgg.stack.when'),
          value: msg(input.side === 'soviet' ? 'pgg.stack.whenSoviet' : 'pgg.stack.whenGerman'),
          rule,
        },
      ],
    };
  },
});
