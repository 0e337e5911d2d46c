import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countIn, textIn } from '#rules/kit/record/readers.ts';
import { cells } from '../../ids.ts';
import { isOver } from '../../model/progress.ts';
import { firstWinter, on } from '../../model/rules.ts';
import { weatherIn } from '../../model/weather.ts';
import { airWarReminders, wornReminders } from '../air/airWar.ts';
import { arrivalReminders } from '../arrivals/arrivals.ts';
import { battleReminders } from '../combat/hexes/battles.ts';
import { hqLimits, hqReminders } from '../command/remind.ts';
import { italianDieNow, leavesBySchedule } from '../events/italy.ts';
import { eventLimits, eventReminders } from '../events/remind.ts';
import { productionLimits, productionReminders } from '../production/remind.ts';
import { siteReminders } from '../production/sites/remind.ts';
import { barrelReminders } from '../supply/barrels/remind.ts';
import { dieNow } from '../victory/die.ts';
import { msg } from './msg.ts';
import { news } from './news.ts';
import { techReminders } from './techChanges.ts';

/** What must not be forgotten this month; ochre is what is owed. */
export const reminders = (context: Context): readonly Reminder[] => {
  const { turn } = context;
  const monthPhase = `t${turn}/month`;
  const victory = `t${turn}/victory`;
  const { from } = weatherIn(turn, context);
  /** the start of the month is still ahead, or now */
  const opening = !isOver(context, 'month');
  return [
    ...(from === 'roll'
      ? [
          {
            id: 'weather-die',
            msg: msg('bite.remind.weatherDie'),
            rule: '9.0',
            due: true,
            at: monthPhase,
            action: 'weather-die',
          },
        ]
      : []),
    ...(from === 'ours' && opening
      ? [{ id: 'weather', msg: msg('bite.remind.weather'), rule: '9.0', due: false, at: monthPhase, action: 'weather' }]
      : []),
    ...(italianDieNow(context)
      ? [
          {
            id: 'italian-die',
            msg: msg('bite.remind.italianDie'),
            rule: '36.0',
            due: true,
            at: monthPhase,
            action: 'italian-die',
          },
        ]
      : []),
    ...news(context),
    ...techReminders(context),
    ...eventReminders(context),
    ...wornReminders(context),
    ...airWarReminders(context),
    ...(firstWinter(context) ? [{ id: 'winter', msg: msg('bite.remind.winter'), rule: '33.0', due: false }] : []),
    ...productionReminders(context),
    ...siteReminders(context),
    ...arrivalReminders(context),
    ...battleReminders(context),
    ...hqReminders(context),
    ...barrelReminders(context),
    ...(leavesBySchedule(context)
      ? [{ id: 'italy', msg: msg('bite.remind.italy'), rule: '7.11', due: true, at: victory, action: 'italy-out' }]
      : []),
    ...(dieNow(context)
      ? [{ id: 'die', msg: msg('bite.remind.dortmund'), rule: 'SBE9', due: true, at: victory, action: 'victory-die' }]
      : []),
  ];
};

/** What a month or a game has only so much of. */
export const limits = (context: Context): readonly Limit[] => [
  ...productionLimits(context),
  ...eventLimits(context),
  ...hqLimits(context),
  ...(on(context, 'o20')
    ? [
        {
          id: 'italian-charge',
          msg: msg('bite.limit.italianCharge'),
          left: textIn(context, cells.italianCharge) === 'yes' ? 0 : 1,
          of: 1,
          rule: '20.0',
          toUse: true as const,
        },
      ]
    : []),
  ...(context.scenario === 'SBE7'
    ? [
        {
          id: 'guards',
          msg: msg('bite.limit.guards'),
          left: Math.max(0, 8 - countIn(context, cells.guardsLost)),
          of: 8,
          rule: 'SBE7',
          toUse: true as const,
        },
      ]
    : []),
];
