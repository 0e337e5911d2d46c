import type { Around } from '../../../kit/around.ts';
import { never } from '../../../kit/trace/profile.ts';
import { type Walk, walkFrom } from '../../../kit/trace/walk.ts';
import { barsColumns, railOpenAt } from '../markers.ts';
import { railInterdicted, railRange } from '../movement.ts';
import type { Travel } from './travel.ts';

/** 6.32, 6.33, 6.37: from rail hex to connected rail hex, 30 points, out of enemy zones and broken hexes. */
export const railWalk = (travel: Travel, around: Pick<Around, 'cells' | 'turn'>): Walk => {
  const { field, node: start } = travel;
  const { ground } = field;
  return walkFrom(
    ground.board,
    {
      // 13.31: 4 in all for a hex with a marker; 6.33: terrain does not matter
      cost: (arc, _from, to) => (!ground.isRail(arc) ? never : field.air.has(to) ? railInterdicted : 1),
      barred: (node) =>
        field.units.german.has(node) ||
        field.zones.german[node] === 1 ||
        !railOpenAt(around, ground.id(node)) ||
        barsColumns(around.turn, ground.id(node), travel.walker.firstMove) !== undefined,
    },
    start,
    railRange,
  );
};
