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
    when: (around) => flownUnits(around).length > 0 && readies(around),
    status: count(flownUnits),
  },
  {
    id: 'air-rain',
    msg: msg('rtl.task.airRain'),
    rule: '13.12',
    offered: true,
    when: (around) => flownUnits(around).length > 0 && !readies(around),
    status: count(flownUnits),
  },
  {
    id: 'air-removal',
    msg: msg('rtl.task.airRemoval'),
    rule: 'S3.28',
    action: 'air-removal',
    when: (around) => removalTurn(around) === around.turn,
    status: (around) => {
      const removal = removalNow(around);
      return removal && removal.among.length > 0 ? msg('rtl.status.removal', { count: removal.left }) : undefined;
    },
  },
];
