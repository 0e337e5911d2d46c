import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list } from '#rules/kit/words/message.ts';
import { phases, playerTurns } from '../../ids.ts';
import { poolState } from '../../model/pools.ts';
import { disruptedMarks } from '../../model/reading.ts';
import { elsewhereThan, phaseAt } from '../../model/reminding.ts';
import { pools } from '../../model/schedule.ts';
import { markedMsg, sideMsg } from '../../model/words.ts';
import { msg } from './msg.ts';

/** 6.63 */
export const disruptedReminders = (context: Context): readonly Reminder[] =>
  (['soviet', 'german'] as const).flatMap((side) => {
    const what = list(disruptedMarks(context, side).map(markedMsg));
    return what
      ? elsewhereThan(context, {
          id: `disrupted-${side}`,
          msg: msg('pgg.remind.disrupted', { what, side: sideMsg(side) }),
          rule: '6.63',
          due: false,
          at: phaseAt(context, playerTurns[side], phases.disruption),
        })
      : [];
  });

/** 12.4, 14.14: cups that are empty. */
export const cupReminders = (context: Context): readonly Reminder[] =>
  pools.flatMap((pool) => {
    const { cup, out } = poolState(context, pool);
    if (cup !== 0) return [];
    const said =
      out > 0
        ? pool === 'rifle'
          ? msg('pgg.remind.pileRifle', { count: out })
          : msg('pgg.remind.pileArmor', { count: out })
        : pool === 'rifle'
          ? msg('pgg.remind.noRifle')
          : msg('pgg.remind.noArmor');
    return [{ id: `cup-${pool}`, msg: said, rule: out > 0 ? '12.4' : '14.14', due: out === 0 }];
  });
