import type { GridSpec } from '#rules/kit/tables/grids.ts';
import { tables } from '../../../ids.ts';
import { calendar, turnName } from '../../../model/calendar.ts';
import { firstLendLease, lendLeaseIn, type Route, routes } from '../../../model/income.ts';
import { msg } from '../msg.ts';

/** What the players type of Lend-Lease from the turn chart on their map. */

const colours = ['red', 'blue'] as const;
export const column = (route: Route, colour: (typeof colours)[number]): string => `${route}-${colour}`;
const months = calendar.filter(({ turn }) => turn >= firstLendLease);
const most = 12;

/** 6.R-2: the turn chart on the map says how much comes; the text's own amounts until the players type it. */
export const lendLeaseTable: GridSpec<number> = {
  id: tables.lendLease,
  msg: msg('bite.table.lendLease'),
  about: msg('bite.table.lendLease.about'),
  rule: '34.0',
  cols: routes.flatMap((route) =>
    colours.map((colour) => ({
      key: column(route, colour),
      msg: msg(`bite.table.lendLease.${colour}`, { route: msg(`bite.route.${route}`) }),
    })),
  ),
  rows: months.map(({ turn }) => ({ key: String(turn), msg: turnName(turn).long })),
  pattern: '[0-9]|1[0-2]',
  example: '3',
  parse: (text) => {
    const n = Number(text);
    return /^\d{1,2}$/.test(text) && n <= most ? n : undefined;
  },
  preset: Object.fromEntries(
    months.flatMap(({ turn }) => {
      const sails = lendLeaseIn(turn);
      return routes.flatMap((route) =>
        colours.map((colour) => [`${turn}/${column(route, colour)}`, String(sails[route][colour])] as const),
      );
    }),
  ),
};
