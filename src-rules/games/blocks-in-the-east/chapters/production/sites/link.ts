import type { Around } from '#rules/kit/record/context.ts';
import { type SideId, sides, siteCells } from '../../../ids.ts';
import { textAt } from '../../../model/cells.ts';
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
export const partisansIn = (around: Around, site: Site): boolean => {
  const places = partisanPlaces(around);
  if (places.length === 0) return false;
  const hex = hexNamed(around, site.name);
  return places.some(([place]) => place === hex || placeName(place) === placeName(site.name));
};

/** What the drawn map says; undefined: the place or the main source is not on it, or it shows another holder. */
const onMap = (around: Around, site: Site, payer: Payer | undefined): boolean | undefined => {
  const field = payer && mapNow(around);
  const node = field?.ground.named(site.name)[0];
  if (!field || node === undefined || sourcesOf(field, payer).length === 0) return undefined;
  const way = shippingFrom(field, around, payer, node);
  return way === 'foreign' ? undefined : way !== 'cut';
};

export interface Link {
  readonly linked: boolean;
  /** said by the players, read from the drawn map, or taken for granted */
  readonly from: 'said' | 'map' | 'nobody';
}
export const linkOf = (around: Around, site: Site, side: SideId): Link => {
  const said = textAt(around, siteCells.link, site.id);
  if (said === 'cut' || said === 'linked') return { linked: said === 'linked', from: 'said' };
  const drawn = onMap(around, site, payerOf(site, side));
  return drawn === undefined ? { linked: true, from: 'nobody' } : { linked: drawn, from: 'map' };
};

/** 3.3: places where the drawn map has the other side's blocks, while the record still has their old holder. */
export const takenOnMap = (around: Around): readonly Site[] => {
  const field = mapNow(around);
  if (!field) return [];
  return sitesOf(around).filter((site) => {
    const node = field.ground.named(site.name)[0];
    const there = node === undefined ? undefined : sideOfNo(field.owner[node] ?? 0);
    return there !== undefined && there !== holderOf(around, site);
  });
};

export const stopped = (around: Around, site: Site, side: SideId): 'partisans' | 'cut' | undefined => {
  if (side === sides.axis && partisansIn(around, site)) return 'partisans';
  return linkOf(around, site, side).linked ? undefined : 'cut';
};
