import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { name } from '#rules/kit/words/message.ts';
import { hexPattern } from '../../../model/reading.ts';
import { combat, leaders, side } from '../../movement/stack.ts';
import { msg } from '../msg.ts';
import { choiceMsg, retreatInto } from './retreats.ts';

/** 9.7: of the hexes around, which may be retreated into, and which the opponent must choose among. */
export const retreat = valueCalc({
  id: 'retreat-hexes',
  msg: msg('pgg.calc.retreat'),
  rule: '9.73',
  fields: {
    side: { ...side, msg: msg('pgg.field.retreatSide') },
    units: { ...combat, start: 1, msg: msg('pgg.field.retreating') },
    leaders,
    hexes: {
      kind: 'rows',
      msg: msg('pgg.field.around'),
      hint: msg('pgg.field.around.hint'),
      add: msg('pgg.field.hex.add'),
      start: [],
      max: 6,
      figure: 'hex',
      fields: {
        hex: { kind: 'place', msg: msg('pgg.field.hex'), start: '', pattern: hexPattern },
        friends: { kind: 'count', msg: msg('pgg.field.friends'), start: 0, min: 0, max: 30 },
        friendlyLeaders: { kind: 'count', msg: msg('pgg.field.stackLeaders'), start: 0, min: 0, max: 15 },
        enemyZoc: { kind: 'toggle', msg: msg('pgg.field.enemyZoc'), start: false, rule: '9.71' },
        enemyUnit: { kind: 'toggle', msg: msg('pgg.field.enemyUnit'), start: false, rule: '9.71' },
        lake: { kind: 'toggle', msg: msg('pgg.across.lake'), start: false, rule: '9.71' },
      },
    },
  } as const,
  says: (input, context) => {
    const stack = { combat: input.units, leaders: input.side === 'soviet' ? input.leaders : 0 };
    const judged = retreatInto(input.side, context, stack, input.hexes);
    const open = judged.filter((choice) => choice.must).length;
    const none = input.hexes.length === 0;
    const says = none
      ? msg('pgg.retreat.list')
      : open > 0
        ? msg('pgg.retreat.open', { count: open })
        : msg('pgg.retreat.none');
    return {
      answer: says,
      says,
      rows: judged.map((choice, i) => ({
        msg: choice.hex ? msg('pgg.figure.hexIn', { hex: name(choice.hex) }) : msg('pgg.figure.step', { n: i + 1 }),
        value: choiceMsg(choice),
        rule: choice.rule,
      })),
    };
  },
});
