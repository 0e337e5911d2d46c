import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { type SideId, sides, taken } from '../../ids.ts';
import { notedOf } from '../../model/cells.ts';
import { firstLendLease, noPp, payersOf } from '../../model/income.ts';
import { ppMsg } from '../../model/ppWords.ts';
import { inHand, lendInHand } from '../../model/purses.ts';
import { on } from '../../model/rules.ts';
import { nationMsg } from '../../model/units.ts';
import { moscowGone, moscowMsg, type RailArea, railAreas, railLimit, railMade } from '../movement/rail.ts';
import { owedTo } from './income/income.ts';
import { tooMany } from './income/storage.ts';
import { msg } from './msg.ts';

/** What production must not forget, and how many rail moves are left. */

export const storageStatus =
  (side: SideId) =>
  (context: Context): Msg | undefined =>
    list(
      payersOf(side).flatMap((nation) => {
        const count = tooMany(inHand(context, nation));
        return count > 0 ? [msg('bite.status.storage', { nation: nationMsg[nation], count })] : [];
      }),
    );
export const railStatus =
  (...areas: readonly RailArea[]) =>
  (context: Context): Msg | undefined =>
    list(
      areas.map((area) => {
        const of = railLimit(context, area);
        return msg('bite.status.rail', {
          area: msg(`bite.rail.${area}`),
          n: Math.max(0, of - railMade(context, area)),
          of,
        });
      }),
    );

/** 3.6: a month's income that nobody has taken. */
export const incomeOwed =
  (side: SideId) =>
  (context: Context): Msg | undefined => {
    const who = list(owedTo(context, side).map((nation) => nationMsg[nation]));
    return who && msg('bite.remind.income', { who });
  };

const lendLeaseOwed = (context: Context): boolean =>
  on(context, 'o34') && context.turn >= firstLendLease && notedOf(context, taken.lendLease, 'SOV') === 0;

export const productionReminders = (context: Context): readonly Reminder[] => {
  const found: Reminder[] = [];
  for (const side of [sides.axis, sides.soviet]) {
    const at = `t${context.turn}/${side}/production`;
    if (context.place !== at && context.place !== `t${context.turn}/${side}/rail`) continue;
    const income = incomeOwed(side)(context);
    if (income)
      found.push({
        id: `income-${side}`,
        msg: income,
        rule: '3.6',
        due: true,
        at,
        action: `income-${side}`,
      });
    const over = on(context, 'a11') ? storageStatus(side)(context) : undefined;
    if (over)
      found.push({
        id: `storage-${side}`,
        msg: msg('bite.remind.storage', { what: over }),
        rule: '11.2',
        due: true,
        at,
        action: `storage-${side}`,
      });
    if (side !== sides.soviet || context.place !== at) continue;
    if (lendLeaseOwed(context))
      found.push({
        id: 'lend-lease',
        msg: msg('bite.remind.lendLease'),
        rule: '34.0',
        due: true,
        at,
        action: 'lend-lease',
      });
    const { red, blue } = lendInHand(context);
    if (red > 0 || blue > 0)
      found.push({
        id: 'lend-lease-lapses',
        msg: msg('bite.remind.lapses', { pp: ppMsg({ ...noPp, red, blue }) }),
        rule: '34.0',
        due: true,
        at,
        action: 'buy-soviet',
      });
  }
  return found;
};

export const productionLimits = (context: Context): readonly Limit[] =>
  railAreas.map((area) => {
    const of = railLimit(context, area);
    const gone = area === 'soviet' ? moscowGone(context) : undefined;
    return {
      id: `rail-${area}`,
      msg: msg('bite.limit.rail', { area: msg(`bite.rail.${area}`) }),
      left: Math.max(0, of - railMade(context, area)),
      of,
      rule: '7.4',
      ...(gone ? { note: moscowMsg[gone] } : {}),
    };
  });
