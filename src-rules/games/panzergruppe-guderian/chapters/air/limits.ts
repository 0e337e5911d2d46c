import type { Limit } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { accounts } from '../../ids.ts';
import { airHexes, markers } from '../../model/markers.ts';
import { msg } from './msg.ts';

/** 13.1, 13.41 */
export const interdictionLimits = (context: Context): readonly Limit[] => [
  {
    id: 'air',
    msg: msg('pgg.limit.air'),
    left: markers.air - airHexes(context).length,
    of: markers.air,
    rule: '13.1',
    toUse: true,
  },
  {
    id: 'interdiction',
    msg: msg('pgg.limit.interdiction'),
    left: balance(context, accounts.interdiction),
    of: markers.interdiction,
    rule: '13.41',
    toUse: true,
  },
];
