import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, nameList } from '#rules/kit/words/message.ts';
import { cells, rosters, type SideId, sides } from '../../../ids.ts';
import { rowsNotCounted } from '../../../model/sites/list.ts';
import { msg } from '../msg.ts';
import { sovietFuelDue } from './fuel.ts';
import { takenOnMap } from './link.ts';
import { isReady, projectsOfSide } from './projects.ts';
import { openTrackers, trackersOf } from './trackers.ts';

/** What production must not forget of factories and places. */

export const trackerStatus =
  (side: SideId) =>
  (context: Context): Msg => {
    const count = openTrackers(context, side).length;
    if (count > 0) return msg('bite.status.trackers', { count });
    return trackersOf(context, side).length > 0 ? msg('bite.status.allAdvanced') : msg('bite.status.nothing');
  };
export const readyStatus =
  (side: SideId) =>
  (context: Context): Msg | undefined => {
    const count = projectsOfSide(context, side).filter(isReady).length;
    return count > 0 ? msg('bite.remind.place', { count }) : undefined;
  };

export const siteReminders = (context: Context): readonly Reminder[] => {
  const found: Reminder[] = [];
  const listed = context.rosters[rosters.sites];
  const bad = listed ? rowsNotCounted(listed) : 0;
  for (const side of [sides.axis, sides.soviet]) {
    const at = `t${context.turn}/${side}/production`;
    const ready = readyStatus(side)(context);
    if (ready) found.push({ id: `place-${side}`, msg: ready, rule: '15.1', due: true, at, action: `place-${side}` });
    if (context.place !== at) continue;
    const open = openTrackers(context, side).length;
    if (open > 0)
      found.push({
        id: `trackers-${side}`,
        msg: msg('bite.remind.industry', { count: open }),
        rule: '15.1',
        due: false,
        at,
        action: `advance-${side}`,
      });
    if (bad > 0) found.push({ id: 'sites', msg: msg('bite.remind.sites', { count: bad }), rule: '3.6', due: true, at });
  }
  const taken = takenOnMap(context);
  if (taken.length > 0)
    found.push({
      id: 'sites-taken',
      msg: msg('bite.remind.taken', { count: taken.length, sites: nameList(taken.map((site) => site.name)) }),
      rule: '3.3',
      due: true,
      action: 'site',
    });
  const fuel = sovietFuelDue(context);
  if (fuel)
    found.push({
      id: 'soviet-fuel',
      msg: msg(fuel === 'now' ? 'bite.remind.fuelNow' : 'bite.remind.fuel'),
      rule: 'SBE5',
      due: fuel === 'now',
      at: `t${context.turn}/soviet/production`,
      action: cells.sovietFuel,
    });
  return found;
};
