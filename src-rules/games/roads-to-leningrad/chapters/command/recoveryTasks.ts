import type { Task } from '#rules/kit/sequence/nodes.ts';
import { called } from '../../model/propose.ts';
import { count, some } from '../../model/tasks.ts';
import { msg } from './msg.ts';
import { activatedIds, disruptedIds, firedIds, freeNames, heldByZoc, spentIds } from './recovery.ts';

/** 3.75, 15.34: what is to do in the reorganisation. */

export const recovery: readonly Task[] = [
  {
    id: 'recovery-free',
    msg: msg('rtl.task.recoveryFree'),
    rule: '3.75',
    action: 'recovery-free',
    when: some(disruptedIds),
    status: (context) => called(freeNames(context)),
  },
  {
    id: 'recovery',
    msg: msg('rtl.task.recovery'),
    rule: '3.75',
    action: 'recovery',
    offered: true,
    when: some(disruptedIds),
    status: (context) => called(heldByZoc(context).map((one) => one.name)),
  },
  {
    id: 'command-ready',
    msg: msg('rtl.task.commandReady'),
    rule: '15.34',
    action: 'command-ready',
    when: some(spentIds),
    status: count(spentIds),
  },
  {
    id: 'artillery-ready',
    msg: msg('rtl.task.artilleryReady'),
    rule: '12.19',
    action: 'artillery-ready',
    when: some(firedIds),
    status: count(firedIds),
  },
  {
    id: 'activation-off',
    msg: msg('rtl.task.activationOff'),
    rule: '7.42',
    action: 'activation-off',
    when: some(activatedIds),
    status: count(activatedIds),
  },
];
