import type { Around } from '#rules/kit/record/context.ts';
import { type SideId, siteCells } from '../../ids.ts';
import { sitesOf } from './list.ts';
import { damageNow, holderOf } from './state.ts';

/** 32.2, 32.3: what bombed ports and stations are good for this month. */

/** Hits that close a port, and that end its supply. */
export const closes = 1;
export const cutsOff = 3;

export const portNow = (around: Pick<Around, 'cells' | 'turn'>, id: string): 'open' | 'closed' | 'noSource' => {
  const hits = damageNow(around, siteCells.port, id);
  return hits >= cutsOff ? 'noSource' : hits >= closes ? 'closed' : 'open';
};
/** Hits on the stations a side holds, this month. */
export const stationDamage = (around: Pick<Around, 'cells' | 'turn' | 'rosters'>, side: SideId): number =>
  sitesOf(around).reduce(
    (sum, site) => sum + (holderOf(around, site) === side ? damageNow(around, siteCells.station, site.id) : 0),
    0,
  );
/** No rail move from, through or to it. */
export const stationShut = (around: Pick<Around, 'cells' | 'turn'>, id: string): boolean =>
  damageNow(around, siteCells.station, id) > 0;
