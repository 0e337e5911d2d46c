import type { Context } from '#rules/kit/record/context.ts';
import { balance } from '#rules/kit/record/readers.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { accounts } from '../../ids.ts';
import { isIn } from '../../model/phases.ts';
import { some } from '../../model/tasks.ts';
import { sideInAction } from '../command/markers.ts';
import { openArrivals, openMsg, undecided } from './arrivals.ts';
import { msg } from './msg.ts';
import { waitingIn } from './waiting.ts';

/** 5.2: what is to do about reinforcements and replacements. */

export const reinforcements: readonly Task[] = [
  {
    id: 'optional',
    msg: msg('rtl.task.optional'),
    rule: '5.2',
    action: 'optional-group',
    when: some(undecided),
    status: (context) => openMsg(undecided(context)),
    // a group of several turns may still be decided in the next
    debt: (context) => openMsg(undecided(context).filter((one) => (one.to ?? one.turn) === context.turn)),
  },
  {
    id: 'arrive',
    msg: msg('rtl.task.arrive'),
    rule: '5.2',
    action: 'arrive',
    when: some(openArrivals),
    status: (context) => openMsg(openArrivals(context)),
    debt: (context) => (isIn(context, 'reinforcements') ? undefined : openMsg(openArrivals(context))),
  },
  {
    id: 'replace',
    msg: msg('rtl.task.replace'),
    rule: 'S3.26',
    action: 'replace',
    when: (context) => balance(context, accounts.replacements) > 0,
    status: (context) => msg('rtl.status.steps', { count: balance(context, accounts.replacements) }),
  },
];
/** 5.22: they enter in the movement of their own side. */
const enters = (context: Context) => openArrivals(context, sideInAction(context)).filter(({ entry }) => entry);
export const movement: readonly Task[] = [
  {
    id: 'enter',
    msg: msg('rtl.task.enter'),
    rule: '5.22',
    action: 'arrive',
    offered: true,
    when: some(enters),
    status: (context) => openMsg(enters(context)),
  },
  {
    id: 'waiting',
    msg: msg('rtl.task.waiting'),
    rule: '5.22',
    offered: true,
    when: some(waitingIn),
    status: (context) => openMsg(waitingIn(context)),
  },
];
