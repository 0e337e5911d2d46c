import type { Context } from '#rules/kit/record/context.ts';
import { sideOf } from '../../../ids.ts';
import type { Payer } from '../../../model/income.ts';
import { on } from '../../../model/rules.ts';
import { weatherNow } from '../../../model/weather.ts';
import type { Field } from '../../map/field.ts';
import { isOwn, isSource, shipmentsOf } from '../../map/network.ts';
import { mapNow } from '../../map/now.ts';
import { siegeAt } from './siege.ts';

/** 3.6-1, 11.2, 29.1-2: whether the PP of a place reach the main source of who is paid, and how. */
export type Shipping = 'rail' | 'sea' | 'cut' | 'foreign';

export const shippingFrom = (field: Field, context: Context, payer: Payer, node: number): Shipping => {
  if (!isOwn(field, sideOf(payer), node)) return 'foreign';
  if (!on(context, 'a11')) return isSource(field, payer, node) ? 'rail' : 'cut';
  if (shipmentsOf(field, payer, { blue: false })[node] === 1) return 'rail';
  return shipmentsOf(field, payer)[node] === 1 ? 'sea' : 'cut';
};

/** By the name of the place; undefined: nothing of that name is drawn. */
export const paying = (context: Context, place: string, payer: Payer): Shipping | undefined => {
  const field = mapNow(context);
  const node = field?.ground.named(place)[0];
  return field && node !== undefined ? shippingFrom(field, context, payer, node) : undefined;
};

/**
 * 12.3-2: how Leningrad's PP leave: as any city's; besieged, over the lake while it is open water; not at all over ice or
 * with the road cut.
 */
export type PocketRoute = 'free' | 'lake' | 'ice' | 'cut' | 'lost';
export const leningradRoute = (field: Field, context: Context): PocketRoute | undefined => {
  const node = field.ground.named('Leningrad')[0];
  if (node === undefined) return undefined;
  if (!isOwn(field, 'soviet', node)) return 'lost';
  const siege = siegeAt(field, 'SOV', node);
  if (!siege) return 'free';
  if (siege.kind !== 'pocket') return 'cut';
  return weatherNow(context) === 'snow' ? 'ice' : 'lake';
};
