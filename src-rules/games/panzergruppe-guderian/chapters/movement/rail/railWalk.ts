import type { Context } from '#rules/kit/record/context.ts';
import { never } from '#rules/kit/supply/trace/profile.ts';
import { type Walk, walkFrom } from '#rules/kit/supply/trace/walk.ts';
import type { Travel } from '../travel.ts';
import { westClosed } from '../west.ts';
import { railOpenAt } from './brokenRails.ts';
import { railInterdicted, railRange } from './rail.ts';

/** 13.31: 4 in all for a hex with a marker; 6.33: terrain does not matter. */
const railHex = (travel: Travel, node: number): number => (travel.field.air.has(node) ? railInterdicted : 1);

/** 14.0, A13: who enters by rail has entered the hex it stands in. */
export const railPoints = (travel: Travel): number => railRange - (travel.enters ? railHex(travel, travel.node) : 0);

/** 6.32, 6.33, 6.37: from rail hex to connected rail hex, 30 points, out of enemy zones and broken hexes. */
export const railWalk = (travel: Travel, context: Pick<Context, 'cells' | 'turn'>): Walk => {
  const { field, node: start } = travel;
  const { ground } = field;
  return walkFrom(
    ground.board,
    {
      cost: (arc, _from, to) => (ground.isRail(arc) ? railHex(travel, to) : never),
      barred: (node) =>
        field.units.german.has(node) ||
        field.zones.german[node] === 1 ||
        !railOpenAt(context, ground.id(node)) ||
        westClosed(context.turn, ground.id(node), travel.walker.firstMove),
    },
    start,
    railPoints(travel),
  );
};
