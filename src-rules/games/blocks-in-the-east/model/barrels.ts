import type { Around } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { cells, rosters, type SideId, sides } from '../ids.ts';

/** 7.2: the white barrels: which blocks are marked out of supply. */

type Known = Pick<Around, 'cells' | 'rosters'>;

const mapOf = (around: Pick<Around, 'cells'>, cell: string) => {
  const map = around.cells[cell];
  return typeof map === 'object' ? map : {};
};

/** 4.4: it was out of supply at step 2 of its own turn, and nothing has taken the barrel off since. */
export const hasBarrel = (around: Pick<Around, 'cells'>, block: string): boolean =>
  mapOf(around, cells.barrels)[block] === 'yes';

/** Still on the map, as far as the record tells. */
export const isInPlay = (around: Pick<Around, 'cells'>, block: string): boolean =>
  (mapOf(around, cells.state)[block] ?? 'play') === 'play';

const rosterOf = { [sides.axis]: rosters.axis, [sides.soviet]: rosters.soviet } as const;
export const blocksOf = (around: Pick<Around, 'rosters'>, side: SideId): readonly RosterUnit[] =>
  around.rosters[rosterOf[side]]?.units ?? [];

/** The marked blocks of a side, in the order of its list. */
export const markedOf = (around: Known, side: SideId): readonly RosterUnit[] =>
  blocksOf(around, side).filter(({ id }) => hasBarrel(around, id) && isInPlay(around, id));
