import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { type SideId, sides, siteCells } from '../../../ids.ts';
import type { Payer } from '../../../model/income.ts';
import { type Site, sitesOf } from '../../../model/sites/list.ts';
import { placeName } from '../../../model/sites/places.ts';
import { holderOf, payerOf } from '../../../model/sites/state.ts';
import { partisanPlaces } from '../../events/partisans.ts';
import { sourcesOf } from '../../map/nations.ts';
import { mapNow } from '../../map/now.ts';
import { sideOfNo } from '../../map/owners.ts';
import { hexNamed } from '../../map/places.ts';
import { shippingFrom } from '../../supply/tracing/shipping.ts';

/** 3.6-1: whether what a centre makes reaches its nation. */

/** 29.1-2: Soviet partisans in the hex stop what the Axis makes there. */
export const partisansIn = (context: Context, site: Site): boolean => {
  const places = partisanPlaces(context);
  if (places.length === 0) return false;
  const hex = hexNamed(context, site.name);
  return places.some(([place]) => place === hex || placeName(place) === placeName(site.name));
};

/** What the drawn map says; undefined: the place or the main source is not on it, or it shows another holder. */
const onMap = (context: Context, site: Site, payer: Payer | undefined): boolean | undefined => {
  const field = payer && mapNow(context);
  const node = field?.ground.named(site.name)[0];
  if (!field || node === undefined || sourcesOf(field, payer).length === 0) return undefined;
  const way = shippingFrom(field, context, payer, node);
  return way === 'foreign' ? undefined : way !== 'cut';
};

export interface Link {
  readonly linked: boolean;
  /** said by the players, read from the drawn map, or taken for granted */
  readonly from: 'said' | 'map' | 'nobody';
}
export const linkOf = (context: Context, site: Site, side: SideId): Link => {
  const said = textAt(context, siteCells.link, site.id);
  if (said === 'cut' || said === 'linked') return { linked: said === 'linked', from: 'said' };
  const drawn = onMap(context, site, payerOf(site, side));
  return drawn === undefined ? { linked: true, from: 'nobody' } : { linked: drawn, from: 'map' };
};

/** 3.3: places where the drawn map has the other side's blocks, while the record still has their old holder. */
export const takenOnMap = (context: Context): readonly Site[] => {
  const field = mapNow(context);
  if (!field) return [];
  return sitesOf(context).filter((site) => {
    const node = field.ground.named(site.name)[0];
    const there = node === undefined ? undefined : sideOfNo(field.owner[node] ?? 0);
    return there !== undefined && there !== holderOf(context, site);
  });
};

export const stopped = (context: Context, site: Site, side: SideId): 'partisans' | 'cut' | undefined => {
  if (side === sides.axis && partisansIn(context, site)) return 'partisans';
  return linkOf(context, site, side).linked ? undefined : 'cut';
};
