import type { Task } from '#rules/kit/sequence/nodes.ts';
import { msg } from './msg.ts';
import { isSealed, secretId } from './objectives.ts';

/** 17.1: the objectives are chosen before turn 1. */
export const sealObjectives: Task = {
  id: 'choose',
  msg: msg('armir.task.choose'),
  rule: '17.1',
  secret: { id: secretId, part: 'seal' },
  status: (context) => msg(isSealed(context) ? 'armir.status.sealed' : 'armir.status.open'),
  debt: (context) => (isSealed(context) ? undefined : msg('armir.debt.objectives')),
};
/** 17.2: where a note was sealed it is opened. */
export const openObjectives = { secret: { id: secretId, part: 'open' } } as const satisfies Pick<Task, 'secret'>;
