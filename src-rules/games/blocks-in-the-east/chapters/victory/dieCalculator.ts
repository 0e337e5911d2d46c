import { chance, die } from '#rules/kit/chance/dist.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { withinMonths } from '../../model/attempts.ts';
import { chanceMsg, countMsg } from '../../model/calculatorFields.ts';
import { months } from '../../model/calendar.ts';
import { dortmundCities } from '../../model/holders.ts';
import { dortmundLimit } from './die.ts';
import { msg } from './msg.ts';

/** SBE9: the die of the Axis, once a month while it holds cities of both pairs. */
export const dortmund = valueCalc({
  id: 'dortmund',
  msg: msg('bite.ops.calc.dortmund'),
  rule: 'SBE9',
  fields: {
    held: {
      kind: 'set',
      msg: msg('bite.ops.field.held'),
      start: ['moscow', 'leningrad'],
      rule: 'SBE9',
      options: dortmundCities.map((key) => ({ key, msg: msg(`bite.city.${key}`) })),
    },
    months: {
      kind: 'count',
      msg: msg('bite.ops.field.months'),
      start: 3,
      min: 1,
      max: months,
      big: true,
      rule: 'SBE9',
    },
  } as const,
  says: ({ held, months: n }, _around, explanation) => {
    const limit = dortmundLimit(held);
    const once = chance(die(6), (face) => face <= limit);
    const within = chance(withinMonths(limit, n), (won) => won);
    const figure = explanation.figure('limit', msg('bite.ops.figure.dortmund'));
    if (limit === 6) figure.add(6, msg('bite.ops.step.allFour'), 'SBE9');
    else if (limit > 0) {
      figure.add(1, msg('bite.ops.step.bothPairs'), 'SBE9');
      if (limit > 1) figure.add(1, msg('bite.ops.step.threeHeld'), 'SBE9');
    }
    const says =
      limit === 6
        ? msg('bite.ops.dortmund.now')
        : limit === 0
          ? msg('bite.ops.dortmund.none')
          : msg('bite.ops.dortmund.says', { limit, p: once.p, n, within: within.p });
    return {
      answer: limit === 0 ? says : chanceMsg(within),
      says,
      rows: [
        { msg: msg('bite.ops.figure.dortmund'), value: countMsg(figure.value), rule: 'SBE9' },
        { msg: msg('bite.ops.dortmund.month'), value: chanceMsg(once), rule: 'SBE9' },
        { msg: msg('bite.ops.dortmund.within', { count: n }), value: chanceMsg(within), rule: 'SBE9' },
      ],
      hints: [{ msg: msg('bite.ops.dortmund.berlin'), rule: 'SBE9' }],
    };
  },
});
