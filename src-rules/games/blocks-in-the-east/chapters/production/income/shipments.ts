import type { Offer } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, nameList } from '#rules/kit/words/message.ts';
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
export const bySea = (context: Context, side: SideId, payer?: Payer): readonly Site[] =>
  sitesOf(context).filter((site) => {
    if (holderOf(context, site) !== side) return false;
    const paid = earnerOf(context, site);
    if (!paid || (payer && paid !== payer) || isNone(lastingOf(context, site, side))) return false;
    return paying(context, site.name, paid) === 'sea';
  });

export const shippers = (context: Context, side: SideId, payer?: Payer): readonly Offer[] =>
  bySea(context, side, payer).map((site) => ({ name: site.name, msg: msg('bite.book.bySea') }));

/** A die may be owed for PP of this month. */
export const shipsFor =
  (side: SideId) =>
  (context: Context): boolean =>
    on(context, 'a11') && bySea(context, side).length > 0;

/** Beside the task: whose PP may owe a die. */
export const shippedStatus =
  (side: SideId) =>
  (context: Context): Msg | undefined =>
    shipsFor(side)(context)
      ? msg('bite.status.bySea', { sites: nameList(bySea(context, side).map((site) => site.name)) })
      : undefined;
