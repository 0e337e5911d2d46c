import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { counted, most, type StackBar, stackTroubles } from '../ops/stacks.ts';
import { o } from '../text/speak-ops.ts';
import { countMsg } from './op-fields.ts';

const count = (msg: ReturnType<typeof o>, start: number, max = 12) =>
  ({ kind: 'count', msg, start, min: 0, max, big: true, rule: '3.10' }) as const;
const onMap = { field: 'where', is: 'map' } as const;

const barMsg = (bar: StackBar, over: number) => {
  if (bar === 'combat') return o('bite.ops.stack.combat', { count: over });
  if (bar === 'ground') return o('bite.ops.stack.ground', { count: over });
  return bar === 'air' ? o('bite.ops.stack.air', { count: over }) : o('bite.ops.stack.noAirfield', { count: over });
};

/** 3.10: may these units of a side stand, or fight, in one hex? */
export const stack = valueCalc({
  id: 'stack',
  msg: o('bite.ops.calc.stack'),
  rule: '3.10',
  fields: {
    where: {
      kind: 'choice',
      msg: o('bite.ops.field.where'),
      start: 'map',
      rule: '3.10',
      options: [
        { key: 'map', msg: o('bite.ops.where.map') },
        { key: 'battle', msg: o('bite.ops.where.battle') },
      ],
    },
    combat: count(o('bite.ops.field.combat'), 2),
    support: count(o('bite.ops.field.support'), 1),
    air: count(o('bite.ops.field.air'), 0),
    airfield: { kind: 'toggle', msg: o('bite.ops.field.airfield'), start: true, rule: '3.4', when: onMap },
    assault: {
      kind: 'count',
      msg: o('bite.ops.field.assault'),
      hint: o('bite.ops.field.assault.hint'),
      start: 0,
      min: 0,
      max: 12,
      rule: '23.0',
    },
    gustav: { kind: 'toggle', msg: o('bite.ops.field.gustav'), start: false, rule: '26.0' },
  } as const,
  says: (input, _around, why) => {
    const battle = input.where === 'battle';
    const stacked = { ...input, battle, airfield: battle || input.airfield };
    const { combat, support } = counted(stacked);
    const troubles = stackTroubles(stacked);
    const fighting = why
      .figure('combat', o('bite.ops.field.combat'))
      .add(input.combat, o('bite.ops.step.units'), '3.8');
    if (combat < input.combat) fighting.add(combat - input.combat, o('bite.ops.step.assault'), '23.0');
    const helping = why
      .figure('support', o('bite.ops.field.support'))
      .add(input.support, o('bite.ops.step.units'), '3.9');
    if (support < input.support) helping.add(support - input.support, o('bite.ops.step.gustav'), '26.0');
    why
      .figure('ground', o('bite.ops.figure.ground'))
      .plus(fighting, o('bite.ops.field.combat'), '3.8')
      .plus(helping, o('bite.ops.field.support'), '3.9');
    const [first] = troubles;
    const says = first ? barMsg(first.bar, first.over) : o('bite.ops.stack.legal');
    return {
      answer: says,
      says,
      rows: [
        { msg: o('bite.ops.stack.limitGround'), value: countMsg(most.ground), rule: '3.10' },
        { msg: o('bite.ops.stack.limitCombat'), value: countMsg(most.combat), rule: '3.10' },
        {
          msg: o('bite.ops.stack.limitAir'),
          value: countMsg(battle ? most.flying : stacked.airfield ? most.based : 0),
          rule: '3.10',
        },
      ],
      hints: [
        ...troubles.slice(1).map(({ bar, over, rule }) => ({ msg: barMsg(bar, over), rule })),
        { msg: o('bite.ops.stack.moving'), rule: '7.5.3' },
        { msg: o('bite.ops.stack.reinforcements'), rule: '7.3.1' },
      ],
    };
  },
});
