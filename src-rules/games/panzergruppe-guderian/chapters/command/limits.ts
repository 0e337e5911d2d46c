import type { Limit } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { accounts } from '../../ids.ts';
import { markers } from '../../model/markers.ts';
import { ruling } from '../../model/rulings.ts';
import { msg } from './msg.ts';

/** 10.4, where it is in use */
export const withdrawalLimits = (context: Context): readonly Limit[] =>
  ruling(context.options, 'withdrawal') === 'on'
    ? [
        {
          id: 'withdrawals',
          msg: msg('pgg.limit.withdrawals'),
          left: balance(context, accounts.withdrawals),
          of: markers.withdrawals,
          rule: '10.4',
          toUse: true,
        },
      ]
    : [];
