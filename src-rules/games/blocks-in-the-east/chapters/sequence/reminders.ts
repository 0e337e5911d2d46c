import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { cells } from '../../ids.ts';
import { numberOf } from '../../model/cells.ts';
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
export const reminders = (around: Around): readonly Reminder[] => {
  const { turn } = around;
  const monthPhase = `t${turn}/month`;
  const victory = `t${turn}/victory`;
  const { from } = weatherIn(turn, around);
  /** the start of the month is still ahead, or now */
  const opening = !isOver(around, 'month');
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
    ...(italianDieNow(around)
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
    ...news(around),
    ...techReminders(around),
    ...eventReminders(around),
    ...wornReminders(around),
    ...airWarReminders(around),
    ...(firstWinter(around) ? [{ id: 'winter', msg: msg('bite.remind.winter'), rule: '33.0', due: false }] : []),
    ...productionReminders(around),
    ...siteReminders(around),
    ...arrivalReminders(around),
    ...battleReminders(around),
    ...hqReminders(around),
    ...barrelReminders(around),
    ...(leavesBySchedule(around)
      ? [{ id: 'italy', msg: msg('bite.remind.italy'), rule: '7.11', due: true, at: victory, action: 'italy-out' }]
      : []),
    ...(dieNow(around)
      ? [{ id: 'die', msg: msg('bite.remind.dortmund'), rule: 'SBE9', due: true, at: victory, action: 'victory-die' }]
      : []),
  ];
};

/** What a month or a game has only so much of. */
export const limits = (around: Around): readonly Limit[] => [
  ...productionLimits(around),
  ...eventLimits(around),
  ...hqLimits(around),
  ...(on(around, 'o20')
    ? [
        {
          id: 'italian-charge',
          msg: msg('bite.limit.italianCharge'),
          left: around.cells[cells.italianCharge] === 'yes' ? 0 : 1,
          of: 1,
          rule: '20.0',
        },
      ]
    : []),
  ...(around.scenario === 'SBE7'
    ? [
        {
          id: 'guards',
          msg: msg('bite.limit.guards'),
          left: Math.max(0, 8 - numberOf(around, cells.guardsLost)),
          of: 8,
          rule: 'SBE7',
        },
      ]
    : []),
];
