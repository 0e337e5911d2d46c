import type { Offer } from '#rules/kit/forms/fields.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import type { SideId } from '../../../ids.ts';
import type { Payer } from '../../../model/income.ts';
import { isNone } from '../../../model/pp.ts';
import { on } from '../../../model/rules.ts';
import { type Site, sitesOf } from '../../../model/sites/list.ts';
import { earnerOf, holderOf, lastingOf } from '../../../model/sites/state.ts';
import { paying } from '../../supply/tracing/shipping.ts';
import { msg } from '../msg.ts';

/** 11.3: PP that come by sea, because no railway joins their place with the main source. */

/** Places whose PP the drawn map lets through by a blue route only. */
export const bySea = (around: Around, side: SideId, payer?: Payer): readonly Site[] =>
  sitesOf(around).filter((site) => {
    if (holderOf(around, site) !== side) return false;
    const paid = earnerOf(around, site);
    if (!paid || (payer && paid !== payer) || isNone(lastingOf(around, site, side))) return false;
    return paying(around, site.name, paid) === 'sea';
  });

export const shippers = (around: Around, side: SideId, payer?: Payer): readonly Offer[] =>
  bySea(around, side, payer).map((site) => ({ name: site.name, msg: msg('bite.book.bySea') }));

/** Beside the task: whose PP may owe a die. */
export const shippedStatus =
  (side: SideId) =>
  (around: Around): Msg | undefined => {
    const sites = on(around, 'a11') ? bySea(around, side) : [];
    return sites.length > 0
      ? msg('bite.status.bySea', { sites: name(sites.map((site) => site.name).join(', ')) })
      : undefined;
  };
