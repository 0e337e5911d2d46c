import type { TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { stateOf } from '../../model/cells.ts';
import { datedBlocks, dueBlocks, isPrinted } from '../../model/removals.ts';
import { msg } from './msg.ts';
import { calledDated } from './removalActions.ts';

/** 5.10: blocks that leave on a date, in the record of the months. */

/** Gone, or still to go though its month is over. */
export const leavesState = (context: Context, unit: string): Pick<TurnItem, 'state'> => {
  if (stateOf(context, unit) === 'removed') return { state: 'done' };
  const due = dueBlocks(context).find((one) => one.unit === unit);
  return due ? { state: due.turn < context.turn ? 'delayed' : 'due' } : {};
};

/** Of the players' own order-of-battle cards. */
export const ownRemovals = (turn: number, context: Context): readonly TurnItem[] =>
  datedBlocks(context).flatMap((one): readonly TurnItem[] =>
    one.turn !== turn || isPrinted(one.unit)
      ? []
      : [
          {
            msg: msg('bite.action.leaves', { unit: calledDated(context, one.unit) }),
            rule: '7.3',
            how: 'entered',
            ...leavesState(context, one.unit),
          },
        ],
  );
