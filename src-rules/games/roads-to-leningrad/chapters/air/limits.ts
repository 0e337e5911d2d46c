import type { Limit } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { scenarios, sides } from '../../ids.ts';
import { sideMsg } from '../../model/cells.ts';
import { flown, missionsLeft, missionsOf } from './missions.ts';
import { msg } from './msg.ts';

/** 13.24: missions left of the turn. */
export const missionLimits = (context: Context): readonly Limit[] => {
  const russa = context.scenario === scenarios.starayaRussa || context.scenario === scenarios.manstein;
  return [sides.german, sides.soviet].flatMap((side): readonly Limit[] => {
    const { of, rule } = missionsOf(context, side, context.turn);
    return of === 0 && flown(context, side) === 0
      ? []
      : [
          {
            id: `missions-${side}`,
            msg: msg('rtl.limit.missions', { side: sideMsg(side) }),
            left: missionsLeft(context, side),
            of,
            rule,
            toUse: true,
            ...(russa ? { note: msg(side === sides.german ? 'rtl.limit.neverLieb' : 'rtl.limit.never25') } : {}),
          },
        ];
  });
};
