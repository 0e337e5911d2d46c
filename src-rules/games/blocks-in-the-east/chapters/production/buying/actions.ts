import type { JsonObject } from '#rules/kit/base/json.ts';
import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { post } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { inUse, type Nation, nations, rosters, sides, taken, type UnitClass, unitClasses } from '../../../ids.ts';
import { side } from '../../../model/actionFields.ts';
import { blockById, type PoolBlock } from '../../../model/blocks/block.ts';
import { guardsFacts, offSaid, stateFacts } from '../../../model/blocks/change.ts';
import { classOf, nationOf } from '../../../model/blocks/made.ts';
import { blockOf, nobodyNamed } from '../../../model/blocks/named.ts';
import { notedOf } from '../../../model/cells.ts';
import { allowUnless, thisMonth } from '../../../model/facts.ts';
import { colours, noPp, type Pp, payers } from '../../../model/income.ts';
import { lacks, payments, priceRules } from '../../../model/paying.ts';
import { isNone } from '../../../model/pp.ts';
import { ppMsg } from '../../../model/ppWords.ts';
import { pfColours, priceOf } from '../../../model/prices.ts';
import { groups, lendLease, shownWhen } from '../../../model/purses.ts';
import { ruling } from '../../../model/rules.ts';
import { axisRosterFields, classMsg, highestPf, nationMsg, sovietRosterFields } from '../../../model/units.ts';
import { fhqFirst, fhqOf } from '../../command/seats.ts';
import { prizeFacts, prizeOf } from '../../supply/barrels/surrenderPp.ts';
import { msg } from '../msg.ts';
import { berthOffers, type Newcomer } from '../sites/placement.ts';
import { pocketColours, pocketHolds, pocketPp, pocketPurse } from '../sites/pocket.ts';
import { blocksToBuy, sovietPurchase, type Wanted, wanted } from './purchase.ts';

/** PP spent on blocks (7.3), given to allies (5.2), and won by a surrender (4.5). */

const unnamed = { field: 'block', is: '' } as const;
const block = {
  kind: 'text',
  msg: msg('bite.field.blockIfAny'),
  start: '',
  max: 60,
  hint: msg('bite.field.blockIfAny.hint'),
} as const;
const orderFields = (roster: string, whose: readonly Nation[]) =>
  ({
    kind: {
      kind: 'choice',
      msg: msg('bite.field.order'),
      start: 'repair',
      options: [
        { key: 'repair', msg: msg('bite.order.repair') },
        { key: 'rebuild', msg: msg('bite.order.rebuild') },
      ],
      big: true,
    },
    block: {
      ...block,
      offers: (context: Context, beside: JsonObject) => blocksToBuy(context, roster, whose, beside.kind === 'rebuild'),
    },
  }) as const;
const pfFields = {
  pf: { kind: 'count', msg: msg('bite.field.pfBought'), start: 1, min: 1, max: highestPf, big: true },
  colour: {
    kind: 'choice',
    msg: msg('bite.field.pfColour'),
    start: 'black',
    rule: '7.3',
    options: [
      ...pfColours.map((key) => ({ key, msg: msg(`bite.pfColour.${key}`) })),
      { key: 'printed', msg: msg('bite.pfColour.printed') },
    ],
  },
  supplied: { kind: 'toggle', msg: msg('bite.field.inSupply'), start: true, rule: '7.3.2' },
} as const;

/** Who stands in the form: by name, else as chosen. */
const newcomer = (context: Context, roster: string, beside: JsonObject, nation: Nation): Newcomer => {
  const named = typeof beside.block === 'string' ? blockOf(context, beside.block, [roster]) : undefined;
  const unitClass = named ? classOf(named) : unitClasses.find((one) => one === beside.class);
  return {
    nation: named ? nationOf(named) : (nations.find((one) => one === beside.nation) ?? nation),
    unitClass: unitClass ?? 'infantry',
    pocket: beside.pocket === true,
  };
};
/** 7.3.1: the cities it may arrive in are offered. */
const cityField = (roster: string, nation: Nation) =>
  ({
    kind: 'text',
    msg: msg('bite.field.arrivesIn'),
    hint: msg('bite.field.arrivesIn.hint'),
    start: '',
    max: 60,
    rule: '7.3.1',
    when: { field: 'kind', is: 'rebuild' },
    offers: (context: Context, beside: JsonObject) => berthOffers(context, newcomer(context, roster, beside, nation)),
  }) as const;

/** 13.8.2: its own repair does not wait for itself. */
const isFhq = (block: string, unitClass: UnitClass, context: Context): boolean => {
  const unit = blockOf(context, block, [rosters.axis]);
  return unit ? unit.id === fhqOf(context)?.id : unitClass === 'supremeHq';
};

const ownPayers = ['GER', 'ROM', 'HUN'] as const;
const buyAxis = action({
  id: 'buy-axis',
  msg: msg('bite.action.buy'),
  rule: '7.3',
  about: msg('bite.action.buy.about'),
  side: sides.axis,
  group: groups.axis,
  fields: {
    ...orderFields(rosters.axis, ownPayers),
    nation: {
      kind: 'choice',
      msg: msg('bite.field.ofNation'),
      start: 'GER',
      when: unnamed,
      options: ownPayers.map((key) => ({ key, msg: nationMsg[key], when: shownWhen(key, 'yellow') })),
    } as const,
    class: { ...axisRosterFields.class, when: unnamed },
    ...pfFields,
    city: cityField(rosters.axis, 'GER'),
  },
  proposes: (input, context) => {
    const got = wanted(input, input.nation, rosters.axis, context);
    if ('not' in got) return got.not;
    const { order } = got;
    const payer = ownPayers.find((nation) => nation === order.nation);
    if (!payer) return refuse(msg('bite.bar.onlyGifts', { nation: nationMsg[order.nation] }), '5.2');
    const price = priceOf(order.pf, order.unitClass, priceRules(context, payer));
    const says = msg('bite.says.bought', { what: order.called, pp: ppMsg(price) });
    const first = payer === 'GER' && !isFhq(input.block, order.unitClass, context) ? fhqFirst(context) : undefined;
    return allowUnless(order.bar ?? first ?? lacks(payer, price, context), says, [
      ...payments(payer, price, order.line, '7.3', context),
      ...order.facts,
    ]);
  },
});

const buySoviet = action({
  id: 'buy-soviet',
  msg: msg('bite.action.buy'),
  rule: '7.3',
  about: msg('bite.action.buy.about'),
  side: sides.soviet,
  group: groups.soviet,
  fields: {
    ...orderFields(rosters.soviet, ['SOV']),
    class: { ...sovietRosterFields.class, when: unnamed },
    guards: {
      kind: 'toggle',
      msg: msg('bite.field.ofGuards'),
      start: false,
      rule: '10.0',
      when: { all: [unnamed, { field: 'kind', is: 'rebuild' }] },
    },
    ...pfFields,
    lend: { kind: 'toggle', msg: msg('bite.field.lendFirst'), start: true, rule: '34.0', when: inUse('o34') },
    pocket: {
      kind: 'toggle',
      msg: msg('bite.field.inPocket'),
      hint: msg('bite.field.inPocket.hint'),
      start: false,
      rule: '12.3',
      when: inUse('a12'),
    },
    city: cityField(rosters.soviet, 'SOV'),
  },
  proposes: (input, context) => {
    const got = sovietPurchase(input, context);
    if ('not' in got) return got.not;
    const { order, price, lend } = got;
    if (input.pocket) return inPocket(order, got.full, context);
    const lent = { ...noPp, ...lend };
    const says = isNone(lent)
      ? msg('bite.says.bought', { what: order.called, pp: ppMsg(price) })
      : msg('bite.says.boughtLend', { what: order.called, pp: ppMsg(price), lend: ppMsg(lent) });
    return allowUnless(got.bar, says, [
      ...(['red', 'blue'] as const).flatMap((colour) =>
        lend[colour] > 0 ? [post(lendLease[colour], -lend[colour], order.line, '34.0')] : [],
      ),
      ...payments('SOV', price, order.line, '7.3', context),
      ...order.facts,
    ]);
  },
});

/** 12.3: in the pocket Leningrad's own PP pay, and only they. */
const inPocket = (order: Wanted, price: Pp, context: Context): Proposal => {
  const says = msg('bite.says.pocketBought', { what: order.called, pp: ppMsg(price) });
  const held = pocketPp(context);
  const short: Pp = {
    yellow: Math.max(0, price.yellow - held.yellow),
    red: Math.max(0, price.red - held.red),
    blue: price.blue,
    black: price.black,
  };
  const bar: Objection | undefined = !pocketHolds(context)
    ? { msg: msg('bite.bar.noPocket'), rule: '12.3' }
    : isNone(short)
      ? undefined
      : { msg: msg('bite.bar.pocketLacks', { pp: ppMsg(short) }), rule: '12.3' };
  return allowUnless(order.bar ?? bar, says, [
    ...pocketColours.flatMap((colour) =>
      price[colour] > 0 ? [post(pocketPurse[colour], -price[colour], order.line, '12.3')] : [],
    ),
    ...order.facts,
  ]);
};

const receivers = ['ITA', 'FIN', 'ROM', 'HUN', 'SVK'] as const;
/** 5.2: a month and ally. */
const mostGiven = 3;
const gift = action({
  id: 'gift',
  msg: msg('bite.action.gift'),
  rule: '5.2',
  about: msg('bite.action.gift.about'),
  side: sides.axis,
  group: groups.axis,
  fields: {
    nation: {
      kind: 'choice',
      msg: msg('bite.field.ally'),
      start: 'ROM',
      when: unnamed,
      options: receivers.map((key) => ({ key, msg: nationMsg[key] })),
      big: true,
    } as const,
    ...orderFields(rosters.axis, receivers),
    class: { ...axisRosterFields.class, when: unnamed },
    ...pfFields,
    own: {
      kind: 'count',
      msg: msg('bite.field.own'),
      start: 0,
      min: 0,
      max: 36,
      hint: msg('bite.field.own.hint'),
    },
    city: cityField(rosters.axis, 'ROM'),
  },
  proposes: (input, context) => {
    const got = wanted(input, input.nation, rosters.axis, context);
    if ('not' in got) return got.not;
    const { order } = got;
    const ally = receivers.find((nation) => nation === order.nation);
    if (!ally) return refuse(msg('bite.bar.noAlly', { nation: nationMsg[order.nation] }), '5.2');
    const price = priceOf(order.pf, order.unitClass, priceRules(context, ally));
    const payer = payers.find((nation) => nation === ally);
    const own = payer ? Math.min(input.own, price.yellow) : 0;
    // what is not yellow comes from Germany only where its gifts may have any colour
    const any = ruling(context, 'amb54') === 'any';
    const rest = { ...price, yellow: 0 };
    const given: Pp = { ...(any ? rest : noPp), yellow: price.yellow - own };
    const paid: Pp = { ...(any ? noPp : rest), yellow: own };
    const count = colours.reduce((sum, colour) => sum + given[colour], 0);
    const before = notedOf(context, taken.gift, ally);
    const says = isNone(paid)
      ? msg('bite.says.gift', { what: order.called, pp: ppMsg(given) })
      : msg('bite.says.giftOwn', { what: order.called, pp: ppMsg(given), own: ppMsg(paid) });
    const bar = (): Objection | undefined => {
      if (before + count > mostGiven)
        return {
          msg: msg('bite.bar.gifts', { nation: nationMsg[ally], count: Math.max(0, mostGiven - before) }),
          rule: '5.2',
        };
      const german = fhqFirst(context) ?? lacks('GER', given, context);
      if (german) return german;
      if (payer) return lacks(payer, paid, context);
      return isNone(paid)
        ? undefined
        : { msg: msg('bite.bar.lacks', { nation: nationMsg[ally], pp: ppMsg(paid) }), rule: '11.0' };
    };
    return allowUnless(order.bar ?? bar(), says, [
      ...payments('GER', given, msg('bite.book.gift', { nation: nationMsg[ally], what: order.line }), '5.2', context),
      ...(payer ? payments(payer, paid, order.line, '7.3', context) : []),
      thisMonth(context.turn, taken.gift, ally, before + count),
      ...order.facts,
    ]);
  },
});

const surrenders = (block: PoolBlock | undefined, context: Context): readonly Fact[] =>
  block ? [...stateFacts(block, 'surrendered', context), ...guardsFacts([{ block, to: 'surrendered' }], context)] : [];

/** 4.5, 12.5: PP for the enemy of a block that surrenders. */
const surrender = action({
  id: 'surrender-pp',
  msg: msg('bite.action.surrender'),
  rule: '4.5',
  about: msg('bite.action.surrender.about'),
  group: msg('bite.group.surrender'),
  fields: {
    side: { ...side, msg: msg('bite.field.surrenders'), when: unnamed },
    class: { ...sovietRosterFields.class, when: unnamed },
    block,
    count: { kind: 'count', msg: msg('bite.field.blocks'), start: 1, min: 1, max: 20, when: unnamed },
  },
  proposes: (input, context) => {
    const named = input.block !== '';
    const unit = named ? blockOf(context, input.block) : undefined;
    if (named && !unit) return nobodyNamed(input.block, blockOf(context, input.block));
    const unitClass = unit ? classOf(unit) : input.class;
    if (unitClass === undefined) return refuse(msg('bite.bar.noClass', { unit: name(unit?.name ?? '') }), '6.0');
    const soviet = unit ? (context.rosters[rosters.soviet]?.units ?? []).includes(unit) : input.side === sides.soviet;
    const many = unit ? 1 : input.count;
    const prize = prizeOf(soviet ? sides.soviet : sides.axis, Array<UnitClass>(many).fill(unitClass), context);
    const who = unit ? msg('bite.says.theBlock', { unit: name(unit.name) }) : classMsg[unitClass];
    const says = msg('bite.says.surrender', { who, count: many, nation: nationMsg[prize.payer], pp: ppMsg(prize.pp) });
    const gone = surrenders(unit && blockById(context, unit.id), context);
    return allowUnless(
      unitClass === 'static' ? { msg: msg('bite.bar.static'), rule: '4.5' } : undefined,
      offSaid(says, gone),
      [...prizeFacts(prize, says), ...gone],
    );
  },
});

export const buyingActions: readonly Action[] = [buyAxis, gift, buySoviet, surrender];
