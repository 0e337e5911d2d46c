import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textAt, textIn } from '#rules/kit/record/readers.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { cells, otherSide, ruling } from '../../../ids.ts';
import { nameOf } from '../../../model/fields.ts';
import { isIn } from '../../../model/phases.ts';
import { called } from '../../../model/propose.ts';
import { countersOf, hexOf } from '../../../model/reading.ts';
import { weatherNow } from '../../events/weather.ts';
import { activeSide, declaredIn } from '../fight/declared.ts';
import { msg } from '../msg.ts';
import { noneFit } from '../overrun/fit.ts';
import { enteringIn, type LeavingUnit, leavingIn } from '../results/after.ts';
import { reactingTo } from './fields.ts';
import { refusalIn } from './refusing.ts';

/** What the phases ask of declared attacks. */

const any = (context: Context): boolean => declaredIn(context).length > 0;
const open = (context: Context) => {
  const hexes = called(declaredIn(context).map(({ hex }) => hex));
  return hexes ? msg('rtl.chk.status.declared', { what: hexes }) : undefined;
};
const offered = (
  id: string,
  msg: Task['msg'],
  rule: string,
  action: string,
  { when, status = open }: Pick<Task, 'when' | 'status'> = {},
): Task => ({ id, msg, rule, action, offered: true, status, ...(when ? { when } : {}) });
/** Of the enemy reaction the record and the map are asked while it is made; before and after it what was declared is named. */
const asked =
  (known: NonNullable<Task['status']>): Task['status'] =>
  (context) =>
    isIn(context, 'reaction') ? known(context) : open(context);
/** 9.2: the hexes that may refuse; where none may, why not. */
const mayRefuse = asked((context) => {
  const all = declaredIn(context).map(({ hex }) => ({ hex, bars: refusalIn(context, hex).bars }));
  const what = called(all.flatMap(({ hex, bars }) => (bars.length === 0 ? [hex] : [])));
  return what ? msg('rtl.chk.status.mayRefuse', { what }) : all[0]?.bars[0]?.msg;
});
/** 9.3: who may try to react, as far as the record knows where the side stands. */
const mayTry = asked((context) => {
  const all = declaredIn(context);
  const side = otherSide(activeSide(context));
  const known = countersOf(context).some((one) => one.side === side && textAt(context, cells.at, one.id) !== '');
  if (!known) return open(context);
  const names = new Set(all.flatMap((one) => reactingTo(one, context).map(({ name }) => name)));
  const what = called([...names]);
  return what ? msg('rtl.chk.status.may', { what }) : msg('rtl.chk.status.nobody');
});
/** 8.61, 8.62, 8.64: in a Mobile sequence, not in rain, and not where all who act are on foot. */
export const mayOverrun = (context: Context): boolean =>
  textIn(context, cells.sequence) !== 'assault' && weatherNow(context) !== 'rain' && !noneFit(context);
export const overrunTask: Task = {
  id: 'overrun',
  msg: msg('rtl.chk.task.overrun'),
  rule: '8.6',
  calc: { id: 'overrun' },
  offered: true,
  when: mayOverrun,
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
  offered('refuse', msg('rtl.chk.task.refuse'), '9.2', 'refuse', { when: any, status: mayRefuse }),
  offered('react', msg('rtl.chk.task.react'), '9.3', 'react', { when: any, status: mayTry }),
  offered('no-retreat', msg('rtl.chk.task.noRetreat'), '9.4', 'no-retreat', { when: any }),
];
/** 13.21: by agreement all air units are assigned in secret, for every declared attack, before the first is fought. */
export const secretAirTask: Task = {
  id: 'secret-air',
  msg: msg('rtl.chk.task.secretAir'),
  rule: '13.21',
  when: (context) => ruling(context, 'air') === 'secret' && any(context),
  status: open,
};
/** 9.16: a declared attack is carried out in its own sequence: what the next one declares its phase does not owe. */
export const attackTask: Task = {
  id: 'attacks',
  msg: msg('rtl.chk.task.attacks'),
  rule: '9.16',
  calc: { id: 'attack' },
  when: any,
  status: open,
};

/** 11.3, 11.6: where units go after a fight, an overrun, a refusal. */
const went = (
  id: string,
  msg: Task['msg'],
  rule: string,
  of: (context: Context) => readonly LeavingUnit[],
  offered: NonNullable<Task['offered']>,
): Task => ({
  id,
  msg,
  rule,
  action: id,
  offered,
  when: (context) => of(context).length > 0,
  status: (context) => called(of(context).map((one) => nameOf(context, one.id))),
});
export const afterTasks: readonly Task[] = [
  // nobody may stay; where the record has nobody of them in a hex there is nothing to keep up
  went(
    'retreat',
    msg('rtl.chk.task.retreat'),
    '11.3',
    leavingIn,
    (context) => !leavingIn(context).some(({ id }) => hexOf(context, id) !== undefined),
  ),
  went('advance', msg('rtl.chk.task.advance'), '11.6', enteringIn, true),
];

export const declaredReminders = (context: Context): readonly Reminder[] => {
  const what = called(declaredIn(context).map(({ hex }) => hex));
  return what && isIn(context, 'combat')
    ? [{ id: 'declared', msg: msg('rtl.chk.remind.declared', { what }), rule: '9.16', due: true, at: context.place }]
    : [];
};
