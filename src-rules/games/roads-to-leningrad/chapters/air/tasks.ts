import type { Task } from '#rules/kit/sequence/nodes.ts';
import { count } from '../../model/tasks.ts';
import { flownUnits, readies, removalNow } from './display.ts';
import { removalTurn } from './missions.ts';
import { msg } from './msg.ts';

/** 13.12: what is to do on the air display. */

export const readying: readonly Task[] = [
  {
    id: 'air-ready',
    msg: msg('rtl.task.airReady'),
    rule: '13.12',
    action: 'air-ready',
    when: (context) => flownUnits(context).length > 0 && readies(context),
    status: count(flownUnits),
  },
  {
    id: 'air-rain',
    msg: msg('rtl.task.airRain'),
    rule: '13.12',
    offered: true,
    when: (context) => flownUnits(context).length > 0 && !readies(context),
    status: count(flownUnits),
  },
  {
    id: 'air-removal',
    msg: msg('rtl.task.airRemoval'),
    rule: 'S3.28',
    action: 'air-removal',
    when: (context) => removalTurn(context) === context.turn,
    status: (context) => {
      const removal = removalNow(context);
      return removal && removal.among.length > 0 ? msg('rtl.status.removal', { count: removal.left }) : undefined;
    },
  },
];
