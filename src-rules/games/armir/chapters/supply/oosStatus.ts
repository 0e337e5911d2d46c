import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { unitsMsg } from '../../model/members.ts';
import { msg } from './msg.ts';
import { attritionCount, isSupplyJudged, temUnmarked } from './outOfSupply.ts';

/** 8.6, 16.3.3: what is said beside the tasks of units without supply. */

const owed = (context: Context): Msg | undefined => {
  const count = attritionCount(context);
  return count === 0 ? undefined : msg('armir.attrition.remind', { count });
};

type Status = (context: Context) => Msg | undefined;
export const oosStatus = {
  temSupply: (context) => {
    const { now, roll } = temUnmarked(context);
    if (roll.length > 0) return msg('armir.tem.next.roll', { what: unitsMsg(context, roll) });
    return now.length > 0 ? unitsMsg(context, now) : msg('armir.tem.status.marked');
  },
  attrition: (context) => (isSupplyJudged(context) ? (owed(context) ?? msg('armir.attrition.status.none')) : undefined),
  attritionOwed: owed,
} as const satisfies { readonly [of: string]: Status };
