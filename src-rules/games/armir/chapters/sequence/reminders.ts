import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { accounts } from '../../ids.ts';
import { hasInitiative } from '../../model/phases.ts';
import { remindAt } from '../../model/remind.ts';
import { msg } from './msg.ts';

/** 3, 4, 18.4: what the turn itself brings. */

export const reminders = (context: Context): readonly Reminder[] => {
  const { turn } = context;
  if (context.place === end) return [];
  if (turn === 1)
    return [
      ...remindAt(context, 'axisMotorised', {
        id: 'one-counter',
        msg: msg('armir.remind.oneCounter'),
        rule: '18.4',
        due: false,
      }),
      ...remindAt(context, 'axisMotorised', {
        id: 'weather',
        msg: msg('armir.remind.weather'),
        rule: '18.4.1',
        due: false,
      }),
      ...remindAt(context, 'sovietCombat', {
        id: 'first-cir',
        msg: msg('armir.remind.cir'),
        rule: '16.1.1',
        due: false,
      }),
    ];
  const ps = balance(context, accounts.ps);
  return hasInitiative(context) || ps <= 0
    ? []
    : remindAt(
        context,
        'initiative',
        {
          id: 'initiative',
          msg: ps === 1 ? msg('armir.remind.noInitiative') : msg('armir.remind.initiative', { n: ps - 1 }),
          rule: ps === 1 ? '17' : '4',
          due: ps === 1,
          ...(ps === 1 ? {} : { action: 'initiative-buy' }),
        },
        ps > 1,
      );
};
