import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { eventCells, type SideId, sides } from '../../ids.ts';
import { numberAt } from '../../model/cells.ts';
import { activeSide, on } from '../../model/rules.ts';
import { activated, activationOf } from './activation.ts';
import { acting, stepOf } from './blocks.ts';
import { msg } from './msg.ts';
import { barActivating, hqsOf, type Means, meansOf, supremesAct } from './orders.ts';
import { inReserve } from './reserve.ts';
import { tooEarly } from './rest.ts';
import { fhqLacks, fhqOf, fhqPrice, stavkaFalls } from './seats.ts';
import { unitsMsg } from './words.ts';

/** What is left of every HQ at work, and what of headquarters must not be forgotten. */

const atWork = (around: Around, side: SideId): readonly Means[] =>
  activated(around).length > 0 && supremesAct(around)
    ? hqsOf(around, side).flatMap((hq) => {
        const activation = activationOf(around, hq.id);
        return activation ? [meansOf(around, hq, activation)] : [];
      })
    : [];

/** "Stavka 2 of 4, Guderian 0 of 3". */
export const apStatus =
  (side: SideId) =>
  (around: Around): Msg | undefined =>
    list(
      atWork(around, side).map(({ hq, left, of }) =>
        left === undefined || of === undefined
          ? msg('bite.hq.status.active', { hq: name(hq.name) })
          : msg('bite.hq.status.left', { hq: name(hq.name), n: left, of }),
      ),
    );
export const attemptsStatus =
  (side: SideId) =>
  (around: Around): Msg | undefined =>
    list(
      atWork(around, side)
        .filter(({ attempts }) => attempts.of > 0)
        .map(({ hq, attempts: { of, made } }) =>
          msg('bite.hq.status.attempts', { hq: name(hq.name), n: Math.max(0, of - made), of }),
        ),
    );
export const reserveStatus =
  (side: SideId, kind: 'extra' | 'reaction') =>
  (around: Around): Msg | undefined =>
    unitsMsg(inReserve(around, side, kind));
/** 13.8.2, AMB-49: what comes first in production. */
export const fhqStatus = (around: Around): Msg | undefined => {
  const count = fhqLacks(around);
  if (count === 0) return undefined;
  const pp = fhqPrice(around);
  return pp ? msg('bite.hq.status.fhqPrice', { count, pp }) : msg('bite.hq.status.fhq', { count });
};

export const hqLimits = (around: Around): readonly Limit[] =>
  [sides.axis, sides.soviet].flatMap((side) =>
    atWork(around, side).flatMap(({ hq, left, of, attempts }): readonly Limit[] => [
      ...(left === undefined || of === undefined
        ? []
        : [{ id: `hq-${hq.id}`, msg: msg('bite.hq.limit.ap', { hq: name(hq.name) }), left, of, rule: '13.4' }]),
      ...(attempts.of > 0
        ? [
            {
              id: `recon-${hq.id}`,
              msg: msg('bite.hq.limit.recon', { hq: name(hq.name) }),
              left: Math.max(0, attempts.of - attempts.made),
              of: attempts.of,
              rule: '19.1',
            },
          ]
        : []),
    ]),
  );

export const hqReminders = (around: Around): readonly Reminder[] => {
  if (!supremesAct(around)) return [];
  const active = activeSide(around);
  const at = `t${around.turn}/${active ?? ''}`;
  const step = stepOf(around);
  const found: Reminder[] = [];
  const due = (id: string, msg: Msg, rule: string, where: string, action: string): void => {
    found.push({ id, msg, rule, due: true, at: `${at}/${where}`, action });
  };
  if (active === sides.axis && step === 'production') {
    const what = fhqStatus(around);
    if (what) due('fhq-repair', msg('bite.hq.remind.fhq', { what }), '13.8.2', 'production', 'fhq-repair');
  }
  const fhq = fhqOf(around);
  if (active === sides.axis && (step === 'rail' || step === 'movement') && fhq && !barActivating(around, fhq))
    due('fhq-active', msg('bite.hq.remind.activate', { hq: name(fhq.name) }), '13.8.2', 'rail', 'hq-activate-axis');
  if (active && activated(around).length > 0 && !tooEarly(around) && step !== 'extra')
    due('hq-rest', msg('bite.hq.remind.rest', { count: activated(around).length }), '13.6', 'blitz', 'hq-rest');
  if (active && step === 'extra' && activated(around).length > 0)
    due('hq-rest', msg('bite.hq.remind.restExtra', { count: activated(around).length }), '13.7', 'extra', 'hq-rest');
  if (stavkaFalls(around))
    found.push({
      id: 'stavka-falls',
      msg: msg('bite.hq.remind.stavka'),
      rule: '13.8.1',
      due: true,
      action: 'stavka-falls',
    });
  // from Rastenburg, in the month in which the first Soviet unit is in Germany
  if (fhq && numberAt(around, eventCells.crossed, 'germany') === around.turn)
    found.push({
      id: 'fhq-berlin',
      msg: msg('bite.hq.remind.berlin', { hq: name(fhq.name) }),
      rule: '13.8.2',
      due: false,
    });
  return on(around, 'o31') ? [...found, ...reserveReminders(around, at)] : found;
};

const reserveReminders = (around: Around, at: string): readonly Reminder[] => {
  const side = acting(around);
  const step = stepOf(around);
  if (!side || (step !== 'extra' && step !== 'reaction')) return [];
  const what = unitsMsg(inReserve(around, side, step));
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
