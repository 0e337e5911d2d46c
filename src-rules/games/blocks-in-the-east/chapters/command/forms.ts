import type { JsonObject } from '#rules/kit/base/json.ts';
import { calledSo } from '#rules/kit/base/named.ts';
import { namesIn, type Offer } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { otherSide, type SideId } from '../../ids.ts';
import { nobody } from '../../model/blocks/named.ts';
import { activationNow, type HqStage } from './activation.ts';
import { type Listed, listed } from './blocks.ts';
import { asHq, type Hq, type HqUse, hqUses, isSupreme, maySpendOn } from './kinds.ts';
import { msg } from './msg.ts';
import { barActivating, barOrdering, fresh, hqsOf, isServing, meansOf } from './orders.ts';
import { distanceMsg } from './range.ts';

/** Fields that list headquarters and the blocks they may order, and how they are read. */

/** How much is left of an HQ: "2 of 4 AP". */
const leftOf = (context: Context, hq: Hq) => {
  const had = activationNow(context, hq.id);
  const { left, of } = meansOf(context, hq, had ?? fresh(context, hq));
  if (left === undefined || of === undefined) return had ? msg('bite.hq.offer.active') : msg('bite.hq.offer.resting');
  return had ? msg('bite.hq.offer.left', { n: left, of }) : msg('bite.hq.offer.fresh', { count: of });
};
const attemptsLeft = (context: Context, hq: Hq) => {
  const { attempts } = meansOf(context, hq, activationNow(context, hq.id) ?? fresh(context, hq));
  return msg('bite.hq.offer.attempts', { n: Math.max(0, attempts.of - attempts.made), of: attempts.of });
};
const offer = (context: Context, hq: Hq, use?: HqUse): Offer => ({
  name: hq.name,
  msg: use === 'recon' ? attemptsLeft(context, hq) : leftOf(context, hq),
});

/** The HQs a side may activate here and now. */
export const toActivate = (context: Context, side: SideId): readonly Hq[] =>
  hqsOf(context, side).filter((hq) => !barActivating(context, hq));

/** The HQs that can still do such a thing: first those that are activated. */
const able = (context: Context, side: SideId, use: HqUse | undefined): readonly Hq[] => {
  const all = hqsOf(context, side).filter((hq) => use === undefined || maySpendOn(hq, use));
  const active = all.filter((hq) => {
    const had = activationNow(context, hq.id);
    if (!had || !isServing(context, hq)) return false;
    const { left, attempts } = meansOf(context, hq, had);
    return use === 'recon' ? attempts.made < attempts.of : left !== 0;
  });
  return [...active, ...all.filter((hq) => !barActivating(context, hq))];
};

const wantedIn = (beside: JsonObject): HqUse | undefined => hqUses.find((one) => one === beside.use);

/** Where one HQ is in use, it is the next to be used too; 13.8: a supreme one, activated anyway, before no other. */
const only = (context: Context, hqs: readonly Hq[]): string => {
  const others = hqs.some((hq) => !isSupreme(hq));
  const active = hqs.filter((hq) => activationNow(context, hq.id) && !(others && isSupreme(hq)));
  const [one] = active;
  return one && active.length === 1 ? one.name : '';
};

const hqField = { kind: 'text', msg: msg('bite.hq.field.hq'), start: '', max: 60, rule: '13.1', big: true } as const;

export const activateField = (side: SideId) =>
  ({
    ...hqField,
    offers: (context: Context) => toActivate(context, side).map((hq) => offer(context, hq)),
    // 13.8.2: FHQ every turn
    begins: (context: Context) => toActivate(context, side).find(({ kind }) => kind === 'fhq')?.name ?? '',
  }) as const;

/** An HQ that spends on something: on what stands in the form, or always on the same. */
export const spendField = (side: SideId, always?: HqUse) =>
  ({
    ...hqField,
    offers: (context: Context, beside: JsonObject) =>
      able(context, side, always ?? wantedIn(beside)).map((hq) => offer(context, hq, always)),
    begins: (context: Context) => only(context, able(context, side, always)),
  }) as const;
/** 7.4: an AP of any HQ, or the free rail move of a supreme one. */
export const railPayer = (side: SideId) =>
  ({
    ...hqField,
    big: false,
    offers: (context: Context, beside: JsonObject) =>
      able(context, side, 'rail')
        .filter((hq) => isSupreme(hq) === (beside.pay === 'free'))
        .map((hq) => offer(context, hq)),
  }) as const;

/** Blocks that the HQ in the form may order so; without one, those that any HQ may. */
export const blocksField = (side: SideId, always?: HqUse) =>
  ({
    kind: 'text',
    msg: msg('bite.hq.field.blocks'),
    hint: msg('bite.hq.field.blocks.hint'),
    start: '',
    max: 400,
    many: true,
    big: true,
    offers: (context: Context, beside: JsonObject): readonly Offer[] => {
      const use = always ?? wantedIn(beside);
      if (use === undefined || use === 'recon' || use === 'again') return [];
      const hq = asHq(calledSo(text(beside.hq), listed(context, side)));
      const hqs = hq ? [hq] : able(context, side, use);
      const stages = new Map<string, HqStage>(
        hqs.map((one) => [one.id, (activationNow(context, one.id) ?? fresh(context, one)).stage]),
      );
      return listed(context, side)
        .filter((block) => hqs.some((one) => !barOrdering(context, one, stages.get(one.id) ?? 'movement', use, block)))
        .map((block) => {
          const msg = hq && distanceMsg(context, hq, block);
          return { name: block.name, ...(msg ? { msg } : {}) };
        });
    },
  }) as const;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Nobody's list has it, or the other side's. */
const stranger = (context: Context, side: SideId, called: string): Proposal =>
  nobody(called, calledSo(called, listed(context, otherSide(side))));

/** The HQ called so; a proposal that says why there is none. */
export const readHq = (
  context: Context,
  side: SideId,
  called: string,
): { readonly hq: Hq } | { readonly not: Proposal } => {
  if (called.trim() === '') return { not: refuse(msg('bite.hq.bar.whichHq'), '13.1') };
  const block = calledSo(called, listed(context, side));
  const hq = asHq(block);
  if (hq) return { hq };
  return {
    not: block ? refuse(msg('bite.hq.bar.noHq', { unit: name(block.name) }), '13.1') : stranger(context, side, called),
  };
};
export const readBlocks = (
  context: Context,
  side: SideId,
  called: string,
): { readonly blocks: readonly Listed[] } | { readonly not: Proposal } => {
  const all = listed(context, side);
  const blocks: Listed[] = [];
  for (const one of namesIn(called)) {
    const block = calledSo(one, all);
    if (!block) return { not: stranger(context, side, one) };
    if (!blocks.includes(block)) blocks.push(block);
  }
  return { blocks };
};
