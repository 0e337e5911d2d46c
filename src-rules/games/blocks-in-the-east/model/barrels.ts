import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells, rosters, type SideId, sides } from '../ids.ts';

/** 7.2: the white barrels: which blocks are marked out of supply. */

type Known = Pick<Context, 'cells' | 'rosters'>;

/** 4.4: it was out of supply at step 2 of its own turn, and nothing has taken the barrel off since. */
export const hasBarrel = (context: Pick<Context, 'cells'>, block: string): boolean =>
  mapIn(context, cells.barrels)[block] === 'yes';

/** Still on the map, as far as the record tells. */
export const isInPlay = (context: Pick<Context, 'cells'>, block: string): boolean =>
  (mapIn(context, cells.state)[block] ?? 'play') === 'play';

const rosterOf = { [sides.axis]: rosters.axis, [sides.soviet]: rosters.soviet } as const;
export const blocksOf = (context: Pick<Context, 'rosters'>, side: SideId): readonly RosterUnit[] =>
  context.rosters[rosterOf[side]]?.units ?? [];

/** The marked blocks of a side, in the order of its list. */
export const markedOf = (context: Known, side: SideId): readonly RosterUnit[] =>
  blocksOf(context, side).filter(({ id }) => hasBarrel(context, id) && isInPlay(context, id));
