import { chance } from '#rules/kit/chance/dist.ts';
import type { Score } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { withinMonths } from '../../model/attempts.ts';
import { turnName } from '../../model/calendar.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { dieOf, winsUpTo } from './die.ts';
import { msg } from './msg.ts';

/** SBE9-1: the chance that the victory die has won by a month, as long as the same cities are held. */

const mostMonths = 12;

export const dortmundOutlook = (context: Context): Score['outlook'] => {
  const limit = winsUpTo(context);
  if (context.scenario !== 'SBE9' || limit === 0 || limit === 6 || context.place === 'end') return undefined;
  // this month's die is thrown in its victory phase: after it the next month's is the first
  const first = dieOf(context, context.turn) === undefined ? context.turn : context.turn + 1;
  const count = Math.min(mostMonths, rulesOf(context.scenario).last - first + 1);
  if (count <= 0) return undefined;
  return {
    msg: msg('bite.outlook.die'),
    rule: 'SBE9',
    note: msg('bite.outlook.if', { limit }),
    rows: Array.from({ length: count }, (_, i) => ({
      msg: turnName(first + i).long,
      p: chance(withinMonths(limit, i + 1), (won) => won).p,
    })),
  };
};
