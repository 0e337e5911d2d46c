import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { eventCells, type SideId, sides } from '../../ids.ts';
import { activeSide, on } from '../../model/rules.ts';
import { activated, activationNow, anyActivated, isOver } from './activation.ts';
import { acting, stepOf } from './blocks.ts';
import type { Hq } from './kinds.ts';
import { msg } from './msg.ts';
import { barActivating, hqsOf, type Means, meansOf, supremesAct } from './orders.ts';
import { inReserve } from './reserve.ts';
import { restedMsg, resting } from './rest.ts';
import { fhqLacks, fhqOf, fhqPrice, stavkaFalls } from './seats.ts';
import { unitsMsg } from './words.ts';

/** What is left of every HQ at work, and what of headquarters must not be forgotten. */

const atWork = (context: Context, side: SideId): readonly Means[] =>
  anyActivated(context) && supremesAct(context)
    ? hqsOf(context, side).flatMap((hq) => {
        const activation = activationNow(context, hq.id);
        return activation ? [meansOf(context, hq, activation)] : [];
      })
    : [];

/** "Stavka 2 of 4, Guderian 0 of 3". */
export const apStatus =
  (side: SideId, fits: (hq: Hq) => boolean = () => true) =>
  (context: Context): Msg | undefined =>
    list(
      atWork(context, side)
        .filter(({ hq }) => fits(hq))
        .map(({ hq, left, of }) =>
          left === undefined || of === undefined
            ? msg('bite.hq.status.active', { hq: name(hq.name) })
            : msg('bite.hq.status.left', { hq: name(hq.name), n: left, of }),
        ),
    );
/** 13.6: who comes to rest with this Blitz; what an earlier one left is owed there, and not once more here. */
const restingNow = (context: Context) => activated(context).filter(([, activation]) => !isOver(activation, context));
/** 13.6: the AP on the blocks once they have rested, and not what is left of their orders. */
export const restStatus = (context: Context): Msg | undefined => {
  const what = restedMsg(resting(context, restingNow(context)).rested);
  return what && msg('bite.hq.status.rest', { what });
};
/** 13.6: owed with the end of the Blitz, by both sides; it is paid there. */
export const restOwed = (context: Context): Msg | undefined => {
  const { length } = restingNow(context);
  return length > 0 ? msg('bite.hq.remind.rest', { count: length }) : undefined;
};
export const attemptsStatus =
  (side: SideId) =>
  (context: Context): Msg | undefined =>
    list(
      atWork(context, side)
        .filter(({ attempts }) => attempts.of > 0)
        .map(({ hq, attempts: { of, made } }) =>
          msg('bite.hq.status.attempts', { hq: name(hq.name), n: Math.max(0, of - made), of }),
        ),
    );
export const reserveStatus =
  (side: SideId, kind: 'extra' | 'reaction') =>
  (context: Context): Msg | undefined =>
    unitsMsg(inReserve(context, side, kind));
/** 13.8.2, AMB-49: what comes first in production. */
export const fhqStatus = (context: Context): Msg | undefined => {
  const count = fhqLacks(context);
  if (count === 0) return undefined;
  const pp = fhqPrice(context);
  return pp ? msg('bite.hq.status.fhqPrice', { count, pp }) : msg('bite.hq.status.fhq', { count });
};

export const hqLimits = (context: Context): readonly Limit[] =>
  [sides.axis, sides.soviet].flatMap((side) =>
    atWork(context, side).flatMap(({ hq, left, of, attempts }): readonly Limit[] => [
      ...(left === undefined || of === undefined
        ? []
        : [
            {
              id: `hq-${hq.id}`,
              msg: msg('bite.hq.limit.ap', { hq: name(hq.name) }),
              left,
              of,
              rule: '13.4',
              toUse: true as const,
            },
          ]),
      ...(attempts.of > 0
        ? [
            {
              id: `recon-${hq.id}`,
              msg: msg('bite.hq.limit.recon', { hq: name(hq.name) }),
              left: Math.max(0, attempts.of - attempts.made),
              of: attempts.of,
              rule: '19.1',
              toUse: true as const,
            },
          ]
        : []),
    ]),
  );

export const hqReminders = (context: Context): readonly Reminder[] => {
  if (!supremesAct(context)) return [];
  const active = activeSide(context);
  const at = `t${context.turn}/${active ?? ''}`;
  const step = stepOf(context);
  const found: Reminder[] = [];
  const due = (id: string, msg: Msg, rule: string, where: string, action: string): void => {
    found.push({ id, msg, rule, due: true, at: `${at}/${where}`, action });
  };
  if (active === sides.axis && step === 'production') {
    const what = fhqStatus(context);
    if (what) due('fhq-repair', msg('bite.hq.remind.fhq', { what }), '13.8.2', 'production', 'fhq-repair');
  }
  const fhq = fhqOf(context);
  if (active === sides.axis && (step === 'rail' || step === 'movement') && fhq && !barActivating(context, fhq))
    due('fhq-active', msg('bite.hq.remind.activate', { hq: name(fhq.name) }), '13.8.2', 'rail', 'hq-activate-axis');
  const owed = step === 'blitz' ? restOwed(context) : undefined;
  if (active && owed) due('hq-rest', owed, '13.6', 'blitz', 'hq-rest');
  if (active && step === 'extra' && anyActivated(context))
    due('hq-rest', msg('bite.hq.remind.restExtra', { count: activated(context).length }), '13.7', 'extra', 'hq-rest');
  if (stavkaFalls(context))
    found.push({
      id: 'stavka-falls',
      msg: msg('bite.hq.remind.stavka'),
      rule: '13.8.1',
      due: true,
      action: 'stavka-falls',
    });
  // from Rastenburg, in the month in which the first Soviet unit is in Germany
  if (fhq && (countAt(context, eventCells.crossed, 'germany') ?? 0) === context.turn)
    found.push({
      id: 'fhq-berlin',
      msg: msg('bite.hq.remind.berlin', { hq: name(fhq.name) }),
      rule: '13.8.2',
      due: false,
    });
  return on(context, 'o31') ? [...found, ...reserveReminders(context, at)] : found;
};

const reserveReminders = (context: Context, at: string): readonly Reminder[] => {
  const side = acting(context);
  const step = stepOf(context);
  if (!side || (step !== 'extra' && step !== 'reaction')) return [];
  const what = unitsMsg(inReserve(context, side, step));
  return what
    ? [
        {
          id: 'reserves',
          msg: msg('bite.hq.remind.reserves', { what }),
          rule: '31.0',
          due: true,
          at: `${at}/${step}`,
          action: `reserve-moves-${side}`,
        },
      ]
    : [];
};
