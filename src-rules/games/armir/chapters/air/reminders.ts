import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import { cells, sides } from '../../ids.ts';
import { isIn, phasePath } from '../../model/phases.ts';
import { caiDue } from './dice.ts';
import { msg } from './msg.ts';
import { airValue, firstAirTurn } from './values.ts';

/** 9: the air unit of the turn and the Italian aircraft. */

export const limits = (context: Context): readonly Limit[] => {
  const air = textIn(context, cells.air);
  return air === ''
    ? []
    : [
        {
          id: 'air',
          msg: msg('armir.guns.limit.air'),
          left: air === 'used' ? 0 : 1,
          of: 1,
          rule: '9.1',
          toUse: true,
          ...(air === sides.axis || air === sides.soviet ? { note: msg(`armir.guns.limit.air.${air}`) } : {}),
        },
      ];
};

export const reminders = (context: Context): readonly Reminder[] => {
  if (context.place === '') return [];
  const air = textIn(context, cells.air);
  return [
    ...(caiDue(context) && context.turn >= firstAirTurn
      ? [
          {
            id: 'cai-die',
            msg: msg('armir.guns.remind.cai'),
            rule: '9.2.1',
            due: isIn(context, 'initiative'),
            at: phasePath(context, 'initiative'),
            action: 'cai-die',
          },
        ]
      : []),
    ...(air === sides.axis || air === sides.soviet
      ? [
          {
            id: 'air-unused',
            msg: msg(`armir.guns.remind.air.${air}`, { value: airValue(air) }),
            rule: '9.1.1',
            due: isIn(context, 'bombardment2'),
            at: phasePath(context, 'bombardment2'),
          },
        ]
      : []),
  ];
};
