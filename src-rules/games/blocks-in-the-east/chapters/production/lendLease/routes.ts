import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { at } from '#rules/kit/tables/grids.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { eventCells, sides, tables } from '../../../ids.ts';
import { turnName, turnOf } from '../../../model/calendar.ts';
import type { Cargo } from '../../../model/cargo.ts';
import { holds } from '../../../model/holders.ts';
import { firstLendLease, lendLeaseIn, type Route, routes } from '../../../model/income.ts';
import { on, ruling } from '../../../model/rules.ts';
import { firstOfPersia, opensFrom, persiaState } from '../../events/persia.ts';
import { networkOf } from '../../map/network.ts';
import { mapNow } from '../../map/now.ts';
import { msg } from '../msg.ts';
import { column, lendLeaseTable } from './table.ts';

/** 34.0: what sails, and on which routes. */

const cell = (context: Pick<Context, 'tables'>, turn: number, route: Route, colour: 'red' | 'blue') => {
  const grid = context.tables[tables.lendLease];
  const found = grid && at(grid, String(turn), column(route, colour));
  const n = found?.ok ? lendLeaseTable.parse(found.cell.text.trim()) : undefined;
  return {
    n: n ?? lendLeaseIn(turn)[route][colour],
    typed: n !== undefined && found?.ok === true && found.from !== 'preset',
  };
};

/** AMB-15: with the other ruling what June 1942 brings by Persia comes in May already, unless the players typed May. */
const may1942 = turnOf(1942, 5);
const amount = (context: Context, turn: number, route: Route, colour: 'red' | 'blue'): number => {
  const own = cell(context, turn, route, colour);
  const early = route === 'persia' && turn === may1942 && ruling(context, 'amb15') === 'may1942';
  const typed = (['red', 'blue'] as const).some((one) => cell(context, turn, route, one).typed);
  return early && !typed ? cell(context, turn + 1, route, colour).n : own.n;
};
/** What sails in a month by the players' table, before any loss and whether or not a route is open. */
export const sailsIn = (context: Context, turn: number): { readonly [R in Route]: Cargo } => {
  const of = (route: Route): Cargo => ({
    red: amount(context, turn, route, 'red'),
    blue: amount(context, turn, route, 'blue'),
  });
  return { pacific: of('pacific'), arctic: of('arctic'), persia: of('persia') };
};

export interface RouteState {
  readonly open: boolean;
  /** why, in a few words */
  readonly why: Msg;
  readonly rule: string;
}
/** 34.0-3: by itself, unless the players say otherwise. */
export const routeState = (context: Context, route: Route, turn = context.turn): RouteState => {
  const said = textAt(context, eventCells.routes, route);
  if (said === 'open') return { open: true, why: msg('bite.route.saidOpen'), rule: '34.0' };
  if (said === 'closed') return { open: false, why: msg('bite.route.saidClosed'), rule: '34.0' };
  if (turn < firstLendLease)
    return { open: false, why: msg('bite.route.notYet', { month: turnName(firstLendLease).long }), rule: '34.0' };
  if (route === 'pacific') return { open: true, why: msg('bite.route.always'), rule: '34.0' };
  return route === 'arctic' ? arctic(context) : persia(context, turn);
};

const arctic = (context: Context): RouteState => {
  const lost = (['murmansk', 'archangelsk'] as const).every((city) => holds(context, city, sides.axis));
  if (lost) return { open: false, why: msg('bite.route.portsLost'), rule: '34.0' };
  return arcticCut(context)
    ? { open: false, why: msg('bite.route.portsCut'), rule: '34.0' }
    : { open: true, why: msg('bite.route.portsHeld'), rule: '34.0' };
};

const persia = (context: Context, turn: number): RouteState => {
  if (!on(context, 'o37')) {
    const from = firstOfPersia(context);
    return turn < from
      ? { open: false, why: msg('bite.route.notYet', { month: turnName(from).long }), rule: '34.0' }
      : { open: true, why: msg('bite.route.since', { month: turnName(from).long }), rule: '34.0' };
  }
  const { fell, garrisoned } = persiaState(context);
  if (fell === undefined) return { open: false, why: msg('bite.route.persiaHolds'), rule: '37.0' };
  const from = opensFrom(context, fell);
  if (turn < from) return { open: false, why: msg('bite.route.opensIn', { month: turnName(from).long }), rule: '37.0' };
  // AMB-16
  return garrisoned
    ? { open: true, why: msg('bite.route.since', { month: turnName(from).long }), rule: '37.0' }
    : { open: false, why: msg('bite.route.teheranEmpty'), rule: '37.0' };
};

export const openRoutes = (context: Context, turn = context.turn): readonly Route[] =>
  routes.filter((route) => routeState(context, route, turn).open);

/** 34.0-3: no port of the Arctic route that is drawn is joined to Siberia. */
export const arcticCut = (context: Context): boolean => {
  const field = mapNow(context);
  if (!field) return false;
  const ports = ['Murmansk', 'Archangelsk'].flatMap((port) => field.ground.named(port));
  const net = networkOf(field, 'SOV');
  return ports.length > 0 && ports.every((port) => net[port] !== 1);
};
