import type { Context } from '#rules/kit/record/context.ts';
import { type SideId, siteCells } from '../../ids.ts';
import { sitesOf } from './list.ts';
import { damageNow, holderOf } from './state.ts';

/** 32.2, 32.3: what bombed ports and stations are good for this month. */

/** Hits that close a port, and that end its supply. */
export const closes = 1;
export const cutsOff = 3;

export const portNow = (context: Pick<Context, 'cells' | 'turn'>, id: string): 'open' | 'closed' | 'noSource' => {
  const hits = damageNow(context, siteCells.port, id);
  return hits >= cutsOff ? 'noSource' : hits >= closes ? 'closed' : 'open';
};
/** Hits on the stations a side holds, this month. */
export const stationDamage = (context: Pick<Context, 'cells' | 'turn' | 'rosters'>, side: SideId): number =>
  sitesOf(context).reduce(
    (sum, site) => sum + (holderOf(context, site) === side ? damageNow(context, siteCells.station, site.id) : 0),
    0,
  );
/** No rail move from, through or to it. */
export const stationShut = (context: Pick<Context, 'cells' | 'turn'>, id: string): boolean =>
  damageNow(context, siteCells.station, id) > 0;
