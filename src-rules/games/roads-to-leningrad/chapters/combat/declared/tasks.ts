import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { cells, ruling } from '../../../ids.ts';
import { nameOf } from '../../../model/fields.ts';
import { isIn } from '../../../model/phases.ts';
import { called } from '../../../model/propose.ts';
import { textIn, weatherOf } from '../../../model/reading.ts';
import { declaredIn } from '../fight/declared.ts';
import { msg } from '../msg.ts';
import { enteringIn, type Leaving, leavingIn } from '../results/after.ts';

/** What the phases ask of declared attacks. */

const any = (around: Around): boolean => declaredIn(around).length > 0;
const open = (around: Around) => {
  const hexes = called(declaredIn(around).map(({ hex }) => hex));
  return hexes ? msg('rtl.chk.status.declared', { what: hexes }) : undefined;
};
const offered = (id: string, msg: Task['msg'], rule: string, action: string, when?: Task['when']): Task => ({
  id,
  msg,
  rule,
  action,
  offered: true,
  status: open,
  ...(when ? { when } : {}),
});
/** 8.61, 8.64: in a Mobile sequence, not in rain. */
export const overrunTask: Task = {
  id: 'overrun',
  msg: msg('rtl.chk.task.overrun'),
  rule: '8.6',
  calc: { id: 'overrun' },
  offered: true,
  when: (around) => textIn(around, cells.sequence) !== 'assault' && weatherOf(around, around.turn) !== 'rain',
};
/** P7 */
export const chainTask: Task = {
  ...overrunTask,
  id: 'overrun-chain',
  msg: msg('rtl.chain.task'),
  calc: { id: 'overrun-chain' },
};
/** At the end of movement. */
export const declareTask = offered('declare', msg('rtl.chk.task.declare'), '9.1', 'declare');
export const reactionTasks: readonly Task[] = [
  { id: 'ahead', msg: msg('rtl.ahead.task'), rule: '9', calc: { id: 'ahead' }, offered: true, when: any, status: open },
  offered('refuse', msg('rtl.chk.task.refuse'), '9.2', 'refuse', any),
  offered('react', msg('rtl.chk.task.react'), '9.3', 'react', any),
  offered('no-retreat', msg('rtl.chk.task.noRetreat'), '9.4', 'no-retreat', any),
];
/** 13.21: by agreement all air units are assigned in secret, for every declared attack, before the first is fought. */
export const secretAirTask: Task = {
  id: 'secret-air',
  msg: msg('rtl.chk.task.secretAir'),
  rule: '13.21',
  when: (around) => ruling(around, 'air') === 'secret' && any(around),
  status: open,
};
/** 9.16: a declared attack is carried out. */
export const attackTask: Task = {
  id: 'attacks',
  msg: msg('rtl.chk.task.attacks'),
  rule: '9.16',
  calc: { id: 'attack' },
  when: any,
  status: open,
  debt: (around) => {
    const what = called(declaredIn(around).map(({ hex }) => hex));
    return what ? msg('rtl.chk.status.declared', { what }) : undefined;
  },
};

/** 11.3, 11.6: where units go after a fight, an overrun, a refusal. */
const went = (id: string, msg: Task['msg'], rule: string, of: (around: Around) => readonly Leaving[]): Task => ({
  id,
  msg,
  rule,
  action: id,
  offered: true,
  when: (around) => of(around).length > 0,
  status: (around) => called(of(around).map((one) => nameOf(around, one.id))),
});
export const afterTasks: readonly Task[] = [
  went('retreat', msg('rtl.chk.task.retreat'), '11.3', leavingIn),
  went('advance', msg('rtl.chk.task.advance'), '11.6', enteringIn),
];

export const declaredReminders = (around: Around): readonly Reminder[] => {
  const what = called(declaredIn(around).map(({ hex }) => hex));
  return what && isIn(around, 'combat')
    ? [{ id: 'declared', msg: msg('rtl.chk.remind.declared', { what }), rule: '9.16', due: true, at: around.place }]
    : [];
};
