import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sides, tables } from '../../ids.ts';
import { firstLendLease, lendLeaseIn, routes } from '../../model/income.ts';
import { on } from '../../model/rules.ts';
import { railLimit } from '../movement/rail.ts';
import { openRoutes, sailsIn } from '../production/lendLease/routes.ts';
import { rangeOf } from '../supply/tracing/lines.ts';
import { msg } from './msg.ts';

/** What each month brings and allows: Lend-Lease, rail moves, how far supply reaches. */

const typed = (context: Context, turn: number): boolean => {
  const [own, ours] = [sailsIn(context, turn), lendLeaseIn(turn)];
  return routes.some((route) => own[route].red !== ours[route].red || own[route].blue !== ours[route].blue);
};

/** 34.0: on the routes that are open, before any loss. */
const lendLease = (turn: number, context: Context): readonly TurnItem[] => {
  if (!on(context, 'o34') || turn < firstLendLease) return [];
  const sails = sailsIn(context, turn);
  const { red, blue } = openRoutes(context, turn).reduce(
    (sum, route) => ({ red: sum.red + sails[route].red, blue: sum.blue + sails[route].blue }),
    { red: 0, blue: 0 },
  );
  return [
    {
      msg: msg('bite.lane.lends', { red, blue, sum: red + blue }),
      short: msg('bite.lane.lends.short', { red, blue, sum: red + blue }),
      amounts: [
        { ink: 'red', n: red },
        { ink: 'blue', n: blue },
      ],
      rule: '34.0',
      how: typed(context, turn) ? 'entered' : 'fixed',
    },
  ];
};

/** 7.4, 33.1, 9.1: rail moves and how far supply reaches. */
const limits = (turn: number, context: Context): readonly TurnItem[] => {
  const then = { ...context, turn };
  const [axis, soviet] = [rangeOf(then, 'GER'), rangeOf(then, 'SOV')];
  const rail = { soviet: railLimit(context, 'soviet', turn), axis: railLimit(context, 'ussr', turn) };
  const hexes = msg('bite.ops.move.hexes', { count: axis.hexes });
  return [
    { msg: msg('bite.lane.rail', rail), rule: '7.4', how: 'fixed', quiet: true },
    {
      msg:
        axis.hexes === soviet.hexes
          ? msg('bite.lane.range', { n: axis.hexes, hexes })
          : msg('bite.lane.ranges', { axis: axis.hexes, soviet: soviet.hexes, hexes }),
      rule: axis.rule,
      how: 'fixed',
      quiet: true,
    },
  ];
};

export const lendLeaseColumn: TurnColumn = {
  id: 'lend-lease',
  msg: msg('bite.lane.lendLease'),
  side: sides.soviet,
  table: { id: tables.lendLease, msg: msg('bite.lane.lendLease.table') },
  at: lendLease,
};
export const limitsColumn: TurnColumn = { id: 'limits', msg: msg('bite.lane.limits'), at: limits };
