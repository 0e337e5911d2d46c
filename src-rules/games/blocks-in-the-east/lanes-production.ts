import type { Lane, LaneItem } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { firstLendLease, lendLeaseIn, routes } from './data/income.ts';
import { openRoutes, sailsIn } from './events/lend-lease.ts';
import { sides, tables } from './ids.ts';
import { rangeOf } from './map/lines.ts';
import { railLimit } from './production/rail.ts';
import { on } from './rules.ts';
import { b } from './text/speak-book.ts';
import { o } from './text/speak-ops.ts';

/** What each month brings and allows: Lend-Lease, rail moves, how far supply reaches. */

const typed = (around: Around, turn: number): boolean => {
  const [own, ours] = [sailsIn(around, turn), lendLeaseIn(turn)];
  return routes.some((route) => own[route].red !== ours[route].red || own[route].blue !== ours[route].blue);
};

/** 34.0: on the routes that are open, before any loss. */
const lendLease = (turn: number, around: Around): readonly LaneItem[] => {
  if (!on(around, 'o34') || turn < firstLendLease) return [];
  const sails = sailsIn(around, turn);
  const { red, blue } = openRoutes(around, turn).reduce(
    (sum, route) => ({ red: sum.red + sails[route].red, blue: sum.blue + sails[route].blue }),
    { red: 0, blue: 0 },
  );
  return [
    {
      msg: b('bite.lane.lends', { red, blue, sum: red + blue }),
      short: b('bite.lane.lends.short', { red, blue, sum: red + blue }),
      amounts: [
        { ink: 'red', n: red },
        { ink: 'blue', n: blue },
      ],
      rule: '34.0',
      how: typed(around, turn) ? 'entered' : 'fixed',
    },
  ];
};

/** 7.4, 33.1, 9.1: rail moves and how far supply reaches. */
const limits = (turn: number, around: Around): readonly LaneItem[] => {
  const then = { ...around, turn };
  const [axis, soviet] = [rangeOf(then, 'GER'), rangeOf(then, 'SOV')];
  const rail = { soviet: railLimit(around, 'soviet', turn), axis: railLimit(around, 'ussr', turn) };
  const hexes = o('bite.ops.move.hexes', { count: axis.hexes });
  return [
    { msg: b('bite.lane.rail', rail), rule: '7.4', how: 'fixed', quiet: true },
    {
      msg:
        axis.hexes === soviet.hexes
          ? b('bite.lane.range', { n: axis.hexes, hexes })
          : b('bite.lane.ranges', { axis: axis.hexes, soviet: soviet.hexes, hexes }),
      rule: axis.rule,
      how: 'fixed',
      quiet: true,
    },
  ];
};

export const lendLeaseLane: Lane = {
  id: 'lend-lease',
  msg: b('bite.lane.lendLease'),
  side: sides.soviet,
  table: { id: tables.lendLease, msg: b('bite.lane.lendLease.table') },
  at: lendLease,
};
export const limitsLane: Lane = { id: 'limits', msg: b('bite.lane.limits'), at: limits };
