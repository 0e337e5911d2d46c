import type { Limit } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { accounts } from '../../../ids.ts';
import { brokenRails, markers } from '../../../model/markers.ts';
import { msg } from '../msg.ts';
import { rail } from './rail.ts';

/** 6.31, 6.37 */
export const railLimits = (context: Context): readonly Limit[] => [
  {
    id: 'rail',
    msg: msg('pgg.limit.rail'),
    left: balance(context, accounts.rail),
    of: rail.quota,
    rule: '6.31',
  },
  {
    id: 'brokenRail',
    msg: msg('pgg.limit.brokenRail'),
    left: markers.brokenRail - brokenRails(context).length,
    of: markers.brokenRail,
    rule: '6.37',
  },
];
