import type { Context } from '#rules/kit/record/context.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { called } from '../../model/propose.ts';
import { count, some } from '../../model/tasks.ts';
import { msg } from './msg.ts';
import { activatedIds, disruptedIds, freeNames, hasChecked, readyIds, spentIds, toCheck } from './recovery.ts';

/** 3.75, 15.34: what is to do in the reorganisation. */

/** Passed over it is owed for those who had it when the phase ended: what stays turned would be wrong in the next turn. */
const owed = (
  id: 'rtl.debt.command' | 'rtl.debt.artillery' | 'rtl.debt.activation',
  ids: (context: Context) => readonly string[],
): Pick<Task, 'debt' | 'carries'> => ({
  debt: (context) => (ids(context).length === 0 ? undefined : msg(id, { count: ids(context).length })),
  carries: 'phase',
});

export const recovery: readonly Task[] = [
  {
    id: 'recovery-free',
    msg: msg('rtl.task.recoveryFree'),
    rule: '3.75',
    action: 'recovery-free',
    // whom the map knows in an enemy ZOC recovers by a check alone
    when: some(freeNames),
    status: (context) => called(freeNames(context)),
  },
  {
    id: 'recovery',
    msg: msg('rtl.task.recovery'),
    rule: '3.75',
    action: 'recovery',
    // where the map knows nobody in an enemy ZOC it is for the players to say
    offered: (context) => toCheck(context).length === 0,
    done: hasChecked,
    when: (context) => disruptedIds(context).length > 0 || hasChecked(context),
    status: (context) => called(toCheck(context).map((one) => one.name)),
  },
  {
    id: 'command-ready',
    msg: msg('rtl.task.commandReady'),
    rule: '15.34',
    action: 'command-ready',
    when: some(spentIds),
    status: count(spentIds),
    ...owed('rtl.debt.command', spentIds),
  },
  {
    id: 'artillery-ready',
    msg: msg('rtl.task.artilleryReady'),
    rule: '12.19',
    action: 'artillery-ready',
    // what stays fired is nobody's to do
    when: some(readyIds),
    status: count(readyIds),
    ...owed('rtl.debt.artillery', readyIds),
  },
  {
    id: 'activation-off',
    msg: msg('rtl.task.activationOff'),
    rule: '7.42',
    action: 'activation-off',
    when: some(activatedIds),
    status: count(activatedIds),
    ...owed('rtl.debt.activation', activatedIds),
  },
];
