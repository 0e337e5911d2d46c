import type { Context } from '#rules/kit/record/context.ts';
import { balance, textIn } from '#rules/kit/record/readers.ts';
import { sides, siteCells } from '../../../ids.ts';
import { noPp, type Pp } from '../../../model/income.ts';
import { on } from '../../../model/rules.ts';
import type { Site } from '../../../model/sites/list.ts';
import { holderOf } from '../../../model/sites/state.ts';
import { weatherIn } from '../../../model/weather.ts';
import { mapNow } from '../../map/now.ts';
import { leningradRoute } from '../../supply/tracing/shipping.ts';

/** 12.3: Leningrad besieged, living by the Road of Life: its PP are its own, and nothing else is spent there. */

/** Both hexes are one for a siege. */
const places = ['leningrad', 'oranienbaum'];

/** As the players say, or as the drawn map has it. */
export const pocketHolds = (context: Context): boolean => {
  if (!on(context, 'a12')) return false;
  if (textIn(context, siteCells.pocket) === 'road') return true;
  const field = mapNow(context);
  const route = field && leningradRoute(field, context);
  return route === 'lake' || route === 'ice';
};
export const isInPocket = (context: Context, site: Site): boolean =>
  places.includes(site.id) && holderOf(context, site) === sides.soviet && pocketHolds(context);

/** Names stand in saved games. */
export const pocketPurse = { yellow: 'pocket.yellow', red: 'pocket.red' } as const;
export const pocketColours = ['yellow', 'red'] as const;
export const pocketPp = (context: Pick<Context, 'balances'>): Pp => ({
  ...noPp,
  yellow: balance(context, pocketPurse.yellow),
  red: balance(context, pocketPurse.red),
});
/** What a part of the income leaves in that purse. */
export const keptInPocket = ({ rule, pp }: { readonly rule: string; readonly pp: Pp }): Pp =>
  rule === '12.3' ? { ...noPp, yellow: -pp.yellow, red: -pp.red } : noPp;
export const hasPocket = (context: Context): boolean => {
  const { yellow, red } = pocketPp(context);
  return pocketHolds(context) || yellow !== 0 || red !== 0;
};
/** 12.3-2: nothing leaves over ice. */
export const lakeFrozen = (context: Context): boolean =>
  on(context, 'a09') && weatherIn(context.turn, context).weather === 'snow';
