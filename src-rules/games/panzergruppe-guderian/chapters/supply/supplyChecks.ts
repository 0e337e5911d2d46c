import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { sides } from '../../ids.ts';
import { verdictsBy } from './judged.ts';
import { msg } from './msg.ts';
import { freeze } from './status.ts';

/** 11.0: who is supplied, and in command. */
export const supplyChecks: MapSpec['supplyChecks'] = [
  {
    id: 'german',
    msg: msg('pgg.judge.german'),
    side: sides.german,
    rule: '11.1',
    of: (board, now, context) => [...verdictsBy(board, now, context, 'german').values()],
    freeze: freeze('german'),
  },
  {
    id: 'soviet',
    msg: msg('pgg.judge.soviet'),
    side: sides.soviet,
    rule: '11.2',
    of: (board, now, context) => [...verdictsBy(board, now, context, 'soviet').values()],
    freeze: freeze('soviet'),
  },
];
