import type { Context } from '#rules/kit/record/context.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { cells } from '../../ids.ts';
import { called } from '../../model/propose.ts';
import { some } from '../../model/tasks.ts';
import { msg } from './msg.ts';
import { abandoned, completableNow, countersLeft, lost } from './strongpoints.ts';

/** 14, 16: what is to do about strongpoints and bridges. */

const bridge: Task = {
  id: 'bridge',
  msg: msg('rtl.task.bridge'),
  rule: '16.22',
  action: 'bridge',
  offered: true,
};
const complete: Task = {
  id: 'strongpoint-done',
  msg: msg('rtl.task.complete'),
  rule: '14.25',
  action: 'strongpoint-done',
  when: some(completableNow),
  status: (context) => called(completableNow(context).map(({ hex }) => hex)),
};
/** 14.25: those begun earlier first, then new ones. */
export const construction: readonly Task[] = [
  { ...complete, offered: true },
  {
    id: 'strongpoint',
    msg: msg('rtl.task.begin'),
    rule: '14.22',
    action: 'strongpoint',
    offered: true,
    status: (context) => {
      const counters = countersLeft(context);
      return counters && msg('rtl.status.strongpointCounters', { n: counters.left, of: counters.of });
    },
  },
  bridge,
];
export const passed: readonly Task[] = [bridge];
const removable = (context: Context) => [...lost(context), ...abandoned(context)];
export const works: readonly Task[] = [
  {
    id: 'strongpoint-off',
    msg: msg('rtl.task.strongpointOff'),
    rule: '14.26',
    action: 'strongpoint-off',
    offered: true,
    when: (context) => Object.keys(mapIn(context, cells.strongpoints)).length > 0,
    status: (context) => called(removable(context).map(({ hex }) => hex)),
  },
  complete,
  bridge,
];
