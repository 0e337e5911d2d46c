import { mapIn } from '#rules/kit/record/readers.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { cells } from '../../ids.ts';
import { msg } from './msg.ts';

/** The passes of both sides count for the next initiative (7.13). */
export const turnRecord: readonly Task[] = [
  {
    id: 'passes',
    msg: msg('rtl.task.passes'),
    rule: '7.13',
    // each is noted as it is made: nothing is left open
    offered: true,
    status: (context) => {
      const of = (side: string): number => Number(mapIn(context, cells.passes)[`t${context.turn}/${side}`] ?? 0);
      return msg('rtl.status.passes', { g: of('german'), s: of('soviet') });
    },
  },
];
