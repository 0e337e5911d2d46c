import type { Offer } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, type Nation, rosters, type UnitClass } from '../../../ids.ts';
import { hasBarrel } from '../../../model/barrels.ts';
import { blocksOf, faceOf, isOnMap, type PoolState, poolState } from '../../../model/blocks/block.ts';
import { classOf, made, nationOf } from '../../../model/blocks/made.ts';
import { blockOf, nobodyNamed } from '../../../model/blocks/named.ts';
import type { Pp } from '../../../model/income.ts';
import { outBar } from '../../../model/out.ts';
import { lacks, priceRules } from '../../../model/paying.ts';
import { isNone } from '../../../model/pp.ts';
import { type PfColour, priceOf, withLendLease } from '../../../model/prices.ts';
import { lendInHand } from '../../../model/purses.ts';
import { on, ruling } from '../../../model/rules.ts';
import { classMsg, nationMsg } from '../../../model/units.ts';
import { blockBar } from '../../arrivals/rebuild.ts';
import { msg } from '../msg.ts';
import { arrivalIn } from '../sites/placement.ts';
import { pocketHolds } from '../sites/pocket.ts';

/** What a purchase of PF (7.3) brings, costs and has against it, for whoever offers it or books it. */

const pfColourMsg = {
  black: msg('bite.pfName.black'),
  white: msg('bite.pfName.white'),
  red: msg('bite.pfName.red'),
  blue: msg('bite.pfName.blue'),
  printed: msg('bite.pfName.printed'),
} as const;

export interface PurchaseOrder {
  readonly kind: 'repair' | 'rebuild';
  readonly block: string;
  readonly class: UnitClass;
  readonly pf: number;
  readonly colour: PfColour | 'printed';
  readonly supplied: boolean;
  readonly guards?: boolean;
  /** 7.3.1: where it arrives */
  readonly city: string;
  /** 12.3: paid by Leningrad, for what stands in the pocket */
  readonly pocket?: boolean;
  /** 34.0: Lend-Lease pays first */
  readonly lend?: boolean;
}
export interface Wanted {
  readonly nation: Nation;
  readonly unitClass: UnitClass;
  readonly pf: readonly PfColour[];
  readonly called: Msg;
  /** in few words, as the book lists it */
  readonly line: Msg;
  readonly bar?: Objection;
  readonly facts: readonly Fact[];
}

/** Whom the form offers by name: who has lost PF and stands on the map, or is off it and may come back. */
export const blocksToBuy = (
  context: Context,
  roster: string,
  whose: readonly Nation[],
  rebuilt: boolean,
): readonly Offer[] =>
  blocksOf(context).flatMap((block): readonly Offer[] => {
    const { unit, side } = block;
    if (rosters[side] !== roster || !whose.includes(nationOf(unit)) || blockBar(unit, rebuilt, context)) return [];
    const state = poolState(block, context);
    if (rebuilt) return backAgain.has(state) ? [{ name: unit.name }] : [];
    const { faces, at } = faceOf(block, context);
    const [now, of] = [faces?.[at] ?? 0, faces?.[0] ?? 0];
    return isOnMap(state) && now < of ? [{ name: unit.name, msg: msg('bite.buy.worn', { now, of }) }] : [];
  });
const backAgain: ReadonlySet<PoolState> = new Set(['eliminated', 'surrendered', 'disbanded']);

/** The colour of all of them, where it is one. */
const oneColour = (pf: readonly PfColour[]): PfColour | undefined =>
  pf.every((colour) => colour === pf[0]) ? pf[0] : undefined;

/** What is to be paid for; a named block brings nation, class and face with it. */
export const wanted = (
  order: PurchaseOrder,
  nation: Nation,
  roster: string,
  context: Context,
  /** 34.0-2: Lend-Lease pays all of it */
  lend = false,
): { readonly not: Proposal } | { readonly order: Wanted } => {
  const named = order.block.trim() !== '';
  const unit = named ? blockOf(context, order.block, [roster]) : undefined;
  if (named && !unit) return { not: nobodyNamed(order.block, blockOf(context, order.block)) };
  const rebuilt = order.kind === 'rebuild';
  const unitClass = unit ? classOf(unit) : order.class;
  if (unitClass === undefined) return { not: refuse(msg('bite.bar.noClass', { unit: name(unit?.name ?? '') }), '6.0') };
  const what = unit && made(unit, rebuilt, order.pf, context);
  if (order.colour === 'printed' && !what?.colours) return { not: refuse(msg('bite.bar.noColours'), '7.3') };
  const pf =
    order.colour === 'printed'
      ? (what?.colours ?? [])
      : Array.from({ length: order.pf }, () => order.colour as PfColour);
  const whose = unit ? nationOf(unit) : nation;
  const arrives = rebuilt
    ? arrivalIn(context, { nation: whose, unitClass, lend, pocket: order.pocket === true }, order.city)
    : undefined;
  const bar =
    barOf(
      {
        rebuilt,
        nation: whose,
        guards: unit ? unit.values.guards === true : order.guards === true,
        pf,
        unitClass,
        supplied: order.supplied || order.pocket === true,
      },
      context,
    ) ??
    (unit && !rebuilt && order.pocket !== true && hasBarrel(context, unit.id)
      ? { msg: msg('bite.bar.marked', { unit: name(unit.name) }), rule: '4.4' }
      : unit && blockBar(unit, rebuilt, context)) ??
    what?.bar ??
    arrives?.bar;
  const p0 = { nation: nationMsg[whose], count: pf.length, colour: pfColourMsg[order.colour] };
  const who = unit ? msg('bite.says.theBlock', { unit: name(unit.name) }) : classMsg[unitClass];
  return {
    order: {
      nation: whose,
      unitClass,
      pf,
      line: msg(rebuilt ? 'bite.book.rebuild' : 'bite.book.repair', {
        who,
        count: pf.length,
        colour: msg(`bite.book.colour.${oneColour(pf) ?? order.colour}`, { count: pf.length }),
      }),
      called: rebuilt
        ? arrives?.says
          ? msg('bite.says.rebuiltIn', { what: msg('bite.says.rebuild', { ...p0, who }), where: arrives.says })
          : msg('bite.says.rebuild', { ...p0, who })
        : msg('bite.says.repair', { ...p0, who }),
      ...(bar ? { bar } : {}),
      facts: [
        ...(what?.facts ?? []),
        ...(arrives?.facts ?? []),
        // it stands where it is said to arrive
        ...(unit && arrives?.hex !== undefined ? [setAt(cells.at, unit.id, arrives.hex)] : []),
      ],
    },
  };
};

/** 7.3, 7.3.2: what is not sold. */
const barOf = (
  o: {
    readonly rebuilt: boolean;
    readonly nation: Nation;
    readonly guards: boolean;
    readonly pf: readonly PfColour[];
    readonly unitClass: UnitClass;
    readonly supplied: boolean;
  },
  context: Context,
): Objection | undefined => {
  const left = outBar(context, o.nation);
  if (left) return left;
  if (!o.supplied) return { msg: msg('bite.bar.noSupply'), rule: '7.3.2' };
  if (o.pf.includes('blue')) {
    if (o.rebuilt) return { msg: msg('bite.bar.blueRebuilt'), rule: '7.3' };
    if (ruling(context, 'amb63') === 'never') return { msg: msg('bite.bar.blueRepaired'), rule: '7.3' };
  }
  if (o.rebuilt && o.nation === 'ITA') return { msg: msg('bite.bar.italians'), rule: '7.3.2' };
  if (o.rebuilt && o.guards) return { msg: msg('bite.bar.guards'), rule: '10.0' };
  return o.unitClass === 'partisans' ? { msg: msg('bite.bar.partisans'), rule: '29.1' } : undefined;
};

export interface SovietPurchase {
  readonly order: Wanted;
  /** before Lend-Lease pays its part */
  readonly full: Pp;
  readonly price: Pp;
  readonly lend: { readonly red: number; readonly blue: number };
  readonly bar?: Objection;
}
/** A Soviet order, and who pays what of it. */
export const sovietPurchase = (order: PurchaseOrder, context: Context): { readonly not: Proposal } | SovietPurchase => {
  const pocket = order.pocket === true && pocketHolds(context);
  const first = wanted({ ...order, pocket }, 'SOV', rosters.soviet, context);
  if ('not' in first) return first;
  const full = priceOf(first.order.pf, first.order.unitClass, priceRules(context, 'SOV'));
  const aid = order.lend && !pocket && on(context, 'o34') ? lendInHand(context) : { red: 0, blue: 0 };
  const paid = withLendLease(full, first.order.unitClass, aid);
  // 34.0-2: what Lend-Lease builds alone is bound to no factory
  const got = wanted({ ...order, pocket }, 'SOV', rosters.soviet, context, isNone(paid.price));
  if ('not' in got) return got;
  const bar = got.order.bar ?? lacks('SOV', paid.price, context);
  return { order: got.order, full, ...paid, ...(bar ? { bar } : {}) };
};
