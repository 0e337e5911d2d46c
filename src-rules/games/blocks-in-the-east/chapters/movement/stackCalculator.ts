import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { countMsg } from '../../model/calculatorFields.ts';
import { msg } from './msg.ts';
import { counted, most, type StackBar, stackTroubles } from './stackLimits.ts';

const count = (msg: Msg, start: number, max = 12) =>
  ({ kind: 'count', msg, start, min: 0, max, big: true, rule: '3.10' }) as const;
const onMap = { field: 'where', is: 'map' } as const;

const barMsg = (bar: StackBar, over: number) => {
  if (bar === 'combat') return msg('bite.ops.stack.combat', { count: over });
  if (bar === 'ground') return msg('bite.ops.stack.ground', { count: over });
  return bar === 'air' ? msg('bite.ops.stack.air', { count: over }) : msg('bite.ops.stack.noAirfield', { count: over });
};

/** 3.10: may these units of a side stand, or fight, in one hex? */
export const stack = valueCalc({
  id: 'stack',
  msg: msg('bite.ops.calc.stack'),
  rule: '3.10',
  fields: {
    where: {
      kind: 'choice',
      msg: msg('bite.ops.field.where'),
      start: 'map',
      rule: '3.10',
      options: [
        { key: 'map', msg: msg('bite.ops.where.map') },
        { key: 'battle', msg: msg('bite.ops.where.battle') },
      ],
    },
    combat: count(msg('bite.ops.field.combat'), 2),
    support: count(msg('bite.ops.field.support'), 1),
    air: count(msg('bite.ops.field.air'), 0),
    airfield: { kind: 'toggle', msg: msg('bite.ops.field.airfield'), start: true, rule: '3.4', when: onMap },
    assault: {
      kind: 'count',
      msg: msg('bite.ops.field.assault'),
      hint: msg('bite.ops.field.assault.hint'),
      start: 0,
      min: 0,
      max: 12,
      rule: '23.0',
    },
    gustav: { kind: 'toggle', msg: msg('bite.ops.field.gustav'), start: false, rule: '26.0' },
  } as const,
  says: (input, _around, explanation) => {
    const battle = input.where === 'battle';
    const stacked = { ...input, battle, airfield: battle || input.airfield };
    const { combat, support } = counted(stacked);
    const troubles = stackTroubles(stacked);
    const fighting = explanation
      .figure('combat', msg('bite.ops.field.combat'))
      .add(input.combat, msg('bite.ops.step.units'), '3.8');
    if (combat < input.combat) fighting.add(combat - input.combat, msg('bite.ops.step.assault'), '23.0');
    const helping = explanation
      .figure('support', msg('bite.ops.field.support'))
      .add(input.support, msg('bite.ops.step.units'), '3.9');
    if (support < input.support) helping.add(support - input.support, msg('bite.ops.step.gustav'), '26.0');
    explanation
      .figure('ground', msg('bite.ops.figure.ground'))
      .plus(fighting, msg('bite.ops.field.combat'), '3.8')
      .plus(helping, msg('bite.ops.field.support'), '3.9');
    const [first] = troubles;
    const says = first ? barMsg(first.bar, first.over) : msg('bite.ops.stack.legal');
    return {
      answer: says,
      says,
      rows: [
        { msg: msg('bite.ops.stack.limitGround'), value: countMsg(most.ground), rule: '3.10' },
        { msg: msg('bite.ops.stack.limitCombat'), value: countMsg(most.combat), rule: '3.10' },
        {
          msg: msg('bite.ops.stack.limitAir'),
          value: countMsg(battle ? most.flying : stacked.airfield ? most.based : 0),
          rule: '3.10',
        },
      ],
      hints: [
        ...troubles.slice(1).map(({ bar, over, rule }) => ({ msg: barMsg(bar, over), rule })),
        { msg: msg('bite.ops.stack.moving'), rule: '7.5.3' },
        { msg: msg('bite.ops.stack.reinforcements'), rule: '7.3.1' },
      ],
    };
  },
});
