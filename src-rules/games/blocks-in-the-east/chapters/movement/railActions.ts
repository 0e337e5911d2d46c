import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { post, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Objection, Proposal } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { inUse, sideOf, sides } from '../../ids.ts';
import { allowUnless } from '../../model/facts.ts';
import { noPp, type Payer, payersOf } from '../../model/income.ts';
import { lacks } from '../../model/paying.ts';
import { account, groups } from '../../model/purses.ts';
import { ruling } from '../../model/rules.ts';
import { nationMsg } from '../../model/units.ts';
import { railPayer, readHq } from '../command/forms.ts';
import { type Hq, isSupreme } from '../command/kinds.ts';
import { hqsOf, order } from '../command/orders.ts';
import { msg } from './msg.ts';
import { type RailArea, railCell, railCut, railCutCell, railLimit, railMade } from './rail.ts';

/** 7.4: strategic rail moves, counted against the limit of the month and paid. */

const moves = { kind: 'count', msg: msg('bite.field.moves'), start: 1, min: 1, max: 9, big: true } as const;
/** AMB-66: at BASE supreme HQs may act too. */
const hqsPay = { any: [inUse('a13'), { option: 'amb66', is: 'supreme' }] } as const;
const pay = {
  kind: 'choice',
  msg: msg('bite.field.pay'),
  start: 'pp',
  when: hqsPay,
  options: [
    { key: 'pp', msg: msg('bite.pay.pp') },
    { key: 'ap', msg: msg('bite.pay.ap') },
    { key: 'free', msg: msg('bite.pay.free') },
  ],
} as const;
const byHq = { all: [hqsPay, { field: 'pay', is: ['ap', 'free'] }] } as const;
const areaMsg = {
  soviet: msg('bite.rail.soviet'),
  ussr: msg('bite.rail.ussr'),
  scandinavia: msg('bite.rail.scandinavia'),
  outside: msg('bite.rail.outside'),
} as const;

const ride = (
  context: Context,
  move: {
    readonly count: number;
    readonly area: RailArea | 'outside';
    readonly payer: Payer;
    readonly pay: 'pp' | 'ap' | 'free';
    readonly hq: string;
  },
): Proposal => {
  const paid = move.pay === 'pp' ? { bar: undefined, facts: [], hq: undefined } : paidByHq(context, move);
  if ('not' in paid) return paid.not;
  const said = { count: move.count, area: areaMsg[move.area] };
  const says =
    move.pay === 'pp'
      ? msg('bite.says.rail', { ...said, nation: nationMsg[move.payer] })
      : paid.hq
        ? msg(move.pay === 'ap' ? 'bite.says.railApOf' : 'bite.says.railFreeOf', { ...said, hq: name(paid.hq.name) })
        : msg(move.pay === 'ap' ? 'bite.says.railAp' : 'bite.says.railFree', said);
  const counted = move.area !== 'outside' && !(move.pay === 'free' && ruling(context, 'amb71') === 'onTop');
  const area = move.area;
  const made = area === 'outside' ? 0 : railMade(context, area) + move.count;
  const bar = (): Objection | undefined => {
    if (area !== 'outside' && counted && made > railLimit(context, area))
      return { msg: msg('bite.bar.rail', { area: areaMsg[area], count: railLimit(context, area) }), rule: '7.4' };
    if (paid.bar) return paid.bar;
    return move.pay === 'pp' ? lacks(move.payer, { ...noPp, yellow: move.count }, context, '7.4') : undefined;
  };
  return allowUnless(bar(), says, [
    ...(area !== 'outside' && counted ? [setAt(railCell[area], String(context.turn), made)] : []),
    ...(move.pay === 'pp' ? [post(account(move.payer, 'yellow'), -move.count, says, '7.4')] : []),
    ...paid.facts,
  ]);
};

interface Paid {
  readonly bar?: Objection | undefined;
  readonly facts: readonly Fact[];
  /** who ordered it; undefined: nobody said */
  readonly hq: Hq | undefined;
}
/** 7.4, 13.8: an AP for each move, or the one a supreme HQ orders free; without a name it is the payer's own. */
const paidByHq = (
  context: Context,
  move: { readonly count: number; readonly payer: Payer; readonly pay: 'pp' | 'ap' | 'free'; readonly hq: string },
): Paid | { readonly not: Proposal } => {
  const side = sideOf(move.payer);
  const own = hqsOf(context, side).find((hq) => isSupreme(hq) && hq.nation === move.payer);
  if (move.hq.trim() === '')
    return move.pay === 'free' && own ? rides(context, own, move) : { bar: noHq, facts: [], hq: undefined };
  const read = readHq(context, side, move.hq);
  return 'not' in read ? read : rides(context, read.hq, move);
};
const noHq: Objection = { msg: msg('bite.hq.bar.whichHq'), rule: '13.4' };
const rides = (
  context: Context,
  hq: Hq,
  move: { readonly count: number; readonly pay: 'pp' | 'ap' | 'free' },
): Paid => {
  const { bar, facts } = order(context, hq, 'rail', [], move.count);
  const p0 = { hq: name(hq.name) };
  if (isSupreme(hq) !== (move.pay === 'free'))
    return {
      bar: { msg: msg(isSupreme(hq) ? 'bite.hq.bar.railFree' : 'bite.hq.bar.railAp', p0), rule: '7.4' },
      facts,
      hq,
    };
  return { bar, facts, hq };
};

const railAxis = action({
  id: 'rail-axis',
  msg: msg('bite.action.rail'),
  rule: '7.4',
  about: msg('bite.action.rail.about'),
  side: sides.axis,
  group: groups.rail,
  fields: {
    count: moves,
    area: {
      kind: 'choice',
      msg: msg('bite.field.area'),
      start: 'ussr',
      options: (['ussr', 'scandinavia', 'outside'] as const).map((key) => ({ key, msg: areaMsg[key] })),
    } as const,
    payer: {
      kind: 'choice',
      msg: msg('bite.field.payer'),
      start: 'GER',
      options: payersOf(sides.axis).map((key) => ({ key, msg: nationMsg[key] })),
    } as const,
    pay,
    hq: { ...railPayer(sides.axis), when: byHq },
  },
  proposes: (input, context) => ride(context, input),
});
const railSoviet = action({
  id: 'rail-soviet',
  msg: msg('bite.action.rail'),
  rule: '7.4',
  about: msg('bite.action.rail.about'),
  side: sides.soviet,
  group: groups.rail,
  fields: { count: moves, pay, hq: { ...railPayer(sides.soviet), when: byHq } },
  proposes: (input, context) => ride(context, { ...input, area: 'soviet', payer: 'SOV' }),
});

const reasons = ['stations', 'evacuated', 'moscow', 'other'] as const;
/** 7.4: what the map tells takes moves off the limit of this month. */
const less = (id: 'rail-less-axis' | 'rail-less-soviet') => {
  const axis = id === 'rail-less-axis';
  const area: RailArea = axis ? 'ussr' : 'soviet';
  return action({
    id,
    msg: msg('bite.action.railLess'),
    rule: '7.4',
    about: msg('bite.action.railLess.about'),
    side: axis ? sides.axis : sides.soviet,
    group: groups.rail,
    fields: {
      count: { ...moves, msg: msg('bite.field.fewer') },
      reason: {
        kind: 'choice',
        msg: msg('bite.field.reason'),
        start: 'stations',
        options: reasons
          .filter((key) => !axis || key === 'stations' || key === 'other')
          .map((key) => ({ key, msg: msg(`bite.railLess.${key}`) })),
      } as const,
    },
    proposes: ({ count, reason }, context) => ({
      ok: true,
      says: msg('bite.says.railLess', { count, area: areaMsg[area], why: msg(`bite.railLess.${reason}`) }),
      facts: [setAt(railCutCell[area] ?? '', String(context.turn), railCut(context, area) + count)],
    }),
  });
};

export const railActions: readonly Action[] = [railAxis, railSoviet, less('rail-less-axis'), less('rail-less-soviet')];
