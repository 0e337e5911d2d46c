import type { Task } from '#rules/kit/sequence/nodes.ts';
import { accounts } from '../../ids.ts';
import { isIn } from '../../model/phases.ts';
import { balance } from '../../model/reading.ts';
import { some } from '../../model/tasks.ts';
import { openArrivals, openMsg, undecided } from './arrivals.ts';
import { msg } from './msg.ts';

/** 5.2: what is to do about reinforcements and replacements. */

export const reinforcements: readonly Task[] = [
  {
    id: 'optional',
    msg: msg('rtl.task.optional'),
    rule: '5.2',
    action: 'optional-group',
    when: some(undecided),
    status: (around) => openMsg(undecided(around)),
    // a group of several turns may still be decided in the next
    debt: (around) => openMsg(undecided(around).filter((one) => (one.to ?? one.turn) === around.turn)),
  },
  {
    id: 'arrive',
    msg: msg('rtl.task.arrive'),
    rule: '5.2',
    action: 'arrive',
    when: some(openArrivals),
    status: (around) => openMsg(openArrivals(around)),
    debt: (around) => (isIn(around, 'reinforcements') ? undefined : openMsg(openArrivals(around))),
  },
  {
    id: 'replace',
    msg: msg('rtl.task.replace'),
    rule: 'S3.26',
    action: 'replace',
    when: (around) => balance(around, accounts.replacements) > 0,
    status: (around) => msg('rtl.status.steps', { count: balance(around, accounts.replacements) }),
  },
];
export const movement: readonly Task[] = [
  {
    id: 'enter',
    msg: msg('rtl.task.enter'),
    rule: '5.22',
    action: 'arrive',
    offered: true,
    when: (around) => openArrivals(around).some(({ entry }) => entry),
    status: (around) => openMsg(openArrivals(around).filter(({ entry }) => entry)),
  },
];
