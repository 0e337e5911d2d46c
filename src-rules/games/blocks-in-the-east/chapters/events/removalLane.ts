import type { LaneItem } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { stateOf } from '../../model/cells.ts';
import { datedBlocks, dueBlocks, isPrinted } from '../../model/removals.ts';
import { msg } from './msg.ts';
import { calledDated } from './removalActions.ts';

/** 5.10: blocks that leave on a date, in the record of the months. */

/** Gone, or still to go though its month is over. */
export const leavesState = (around: Around, unit: string): Pick<LaneItem, 'state'> => {
  if (stateOf(around, unit) === 'removed') return { state: 'done' };
  const due = dueBlocks(around).find((one) => one.unit === unit);
  return due ? { state: due.turn < around.turn ? 'delayed' : 'due' } : {};
};

/** Of the players' own order-of-battle cards. */
export const ownRemovals = (turn: number, around: Around): readonly LaneItem[] =>
  datedBlocks(around).flatMap((one): readonly LaneItem[] =>
    one.turn !== turn || isPrinted(one.unit)
      ? []
      : [
          {
            msg: msg('bite.action.leaves', { unit: calledDated(around, one.unit) }),
            rule: '7.3',
            how: 'entered',
            ...leavesState(around, one.unit),
          },
        ],
  );
