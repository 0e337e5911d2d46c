import type { Around } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { unitsMsg } from '../../model/members.ts';
import { msg } from './msg.ts';
import { attritionCount, temUnmarked } from './outOfSupply.ts';

/** 8.6, 16.3.3: what is said beside the tasks of units without supply. */

const owed = (around: Around): Msg | undefined => {
  const count = attritionCount(around);
  return count === 0 ? undefined : msg('armir.attrition.remind', { count });
};

type Status = (around: Around) => Msg | undefined;
export const oosStatus = {
  temSupply: (around) => {
    const { now, roll } = temUnmarked(around);
    if (roll.length > 0) return msg('armir.tem.next.roll', { what: unitsMsg(around, roll) });
    return now.length > 0 ? unitsMsg(around, now) : msg('armir.tem.status.marked');
  },
  attrition: (around) => owed(around) ?? msg('armir.attrition.status.none'),
  attritionOwed: owed,
} as const satisfies { readonly [of: string]: Status };
