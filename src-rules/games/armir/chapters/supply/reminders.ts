import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import { balance, textIn } from '#rules/kit/record/readers.ts';
import { accounts, cells, sides, startingPa } from '../../ids.ts';
import { unitsMsg } from '../../model/members.ts';
import { phasePath } from '../../model/phases.ts';
import { placesOf } from '../../model/places.ts';
import { remindAt } from '../../model/remind.ts';
import { msg } from './msg.ts';
import { attritionCount, temUnmarked } from './outOfSupply.ts';

/** 8, 16.2, 16.3.3: markers, dice and losses of who is out of supply; the Italian supply points and their depot. */

export const limits = (context: Context): readonly Limit[] => {
  const pa = balance(context, accounts.pa);
  return [
    {
      id: 'pa',
      msg: msg('armir.guns.account.pa'),
      left: pa,
      of: startingPa,
      rule: '16.2',
      ...(pa === 0 ? { note: msg('armir.guns.limit.paNone') } : {}),
    },
  ];
};

/** 16.2.1 */
const depot = (context: Context): readonly Reminder[] =>
  textIn(context, cells.depot) === 'yes' &&
  placesOf(context).some(({ name, holder }) => /^kant[ei]/i.test(name) && holder === sides.soviet)
    ? [
        {
          id: 'depot',
          msg: msg('armir.remind.depot'),
          rule: '16.2.1',
          due: true,
          action: 'kantemirovka',
        },
      ]
    : [];

/** 16.2b */
const noPa = (context: Context): readonly Reminder[] =>
  balance(context, accounts.pa) === 0
    ? [
        {
          id: 'pa-none',
          msg: msg('armir.guns.remind.noPa'),
          rule: '10.1.4',
          due: false,
          at: phasePath(context, 'bombardment2'),
        },
        {
          id: 'pa-none-move',
          msg: msg('armir.guns.remind.noPaMove'),
          rule: '5.4',
          due: false,
          at: phasePath(context, 'axisMotorised'),
        },
      ]
    : [];

const outOfSupply = (context: Context): readonly Reminder[] => {
  const { now, roll } = temUnmarked(context);
  const owed = attritionCount(context);
  return [
    ...(roll.length > 0
      ? remindAt(context, 'supply', {
          id: 'tem-die-corps',
          msg: msg('armir.tem.remind.roll', { what: unitsMsg(context, roll) }),
          rule: '8.4',
          due: false,
          action: 'corps-die',
        })
      : []),
    ...(now.length > 0
      ? remindAt(context, 'supply', {
          id: 'tem-supply',
          msg: msg('armir.tem.remind.oos', { what: unitsMsg(context, now), count: now.length }),
          rule: '16.3.3',
          due: false,
          action: 'tem-supply',
        })
      : []),
    ...(owed > 0
      ? remindAt(context, 'attrition', {
          id: 'attrition',
          msg: msg('armir.attrition.remind', { count: owed }),
          rule: '8.6',
          due: false,
          action: 'attrition',
        })
      : []),
  ];
};

export const reminders = (context: Context): readonly Reminder[] => [
  ...(context.place === end ? [] : depot(context)),
  ...(context.place === '' ? [] : noPa(context)),
  ...(context.place === end ? [] : outOfSupply(context)),
];
