import { chance, die } from '#rules/kit/chance/dist.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { turnName } from '../data/calendar.ts';
import { routes } from '../data/income.ts';
import { holds, winsUpTo } from '../dortmund.ts';
import { sides } from '../ids.ts';
import { e } from '../text/speak-events.ts';
import { p } from '../text/speak-production.ts';
import { calledDated } from './actions/removal.ts';
import { groznyOpen } from './garrisons.ts';
import { routeState, sailsIn } from './lend-lease.ts';
import { dueBlocks, isPrinted, standingOf } from './removals.ts';
import { finnsLost, finnsNeeded } from './surrender.ts';
import { germanMajors, raisedNow, volkssturmPool } from './volkssturm.ts';

/** What is said beside the tasks of events, as things stand. */

export const leavesStatus = (around: Around, unit: string): Msg | undefined => {
  const standing = standingOf(around, unit);
  const due = dueBlocks(around).find((one) => one.unit === unit);
  return list([
    ...(standing && standing !== 'removed' ? [e(`bite.status.leaves.${standing}`)] : []),
    ...(due && due.turn < around.turn ? [e('bite.status.leaves.since', { month: turnName(due.turn).short })] : []),
  ]);
};
export const cardsStatus = (around: Around): Msg | undefined =>
  list(
    dueBlocks(around).flatMap(({ unit }) =>
      isPrinted(unit) ? [] : [e('bite.status.card', { unit: calledDated(around, unit) })],
    ),
  );

export const finlandStatus = (around: Around): Msg => {
  const lost = finnsLost(around);
  return lost === undefined ? e('bite.status.finnsUnknown') : e('bite.status.finns', { n: lost, of: finnsNeeded });
};

export const groznyStatus = (around: Around): Msg =>
  groznyOpen(around) ? e('bite.status.groznyOpen') : e('bite.status.groznyHeld');

export const volkssturmStatus = (around: Around): Msg => {
  const cities = germanMajors(around);
  const n = volkssturmPool(around).length;
  return cities === undefined
    ? e('bite.status.volkssturmPool', { n })
    : e('bite.status.volkssturm', { n, of: Math.max(0, cities - raisedNow(around)) });
};

/** 34.0-3: each route that brings something by the table, open or closed, and why. */
export const routesStatus = (around: Around): Msg | undefined => {
  const sails = sailsIn(around, around.turn);
  return list(
    routes.flatMap((route) => {
      if (sails[route].red + sails[route].blue === 0) return [];
      const { open, why } = routeState(around, route);
      const state = open ? e('bite.route.open') : e('bite.route.shut');
      return [e('bite.status.routes', { route: p(`bite.route.${route}`), state, why })];
    }),
  );
};

/** SBE9-1, in its order. */
export const checkStatus = (around: Around): Msg => {
  if (holds(around, 'berlin', sides.soviet)) return e('bite.status.check.berlin');
  const limit = winsUpTo(around);
  if (limit === 6) return e('bite.status.check.four');
  if (limit === 0) return e('bite.status.check.none');
  return e('bite.status.check.die', { limit, p: chance(die(6), (face) => face <= limit).p });
};
