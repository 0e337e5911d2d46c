import type { Around } from '#rules/kit/record/context.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import type { SideId } from '../ids.ts';
import { f } from '../text/speak-pool.ts';
import { frozenCounts, frozenMsg } from './frozen.ts';
import { placedOf } from './setup.ts';

/** What stands beside the tasks of the sequence: nothing while the lists of blocks are empty. */

export const frozenStatus =
  (side: SideId) =>
  (around: Around): Msg | undefined =>
    list(
      frozenCounts(around, side).map(({ group, count }) =>
        f('bite.status.frozenGroup', { group: frozenMsg(group), count }),
      ),
    );

export const placedStatus =
  (side: SideId) =>
  (around: Around): Msg | undefined => {
    const { placed, of, wants } = placedOf(around, side);
    if (of === 0) return undefined;
    return wants === undefined
      ? f('bite.status.placed', { placed, of })
      : f('bite.status.placedOf', { placed, of, wants });
  };
