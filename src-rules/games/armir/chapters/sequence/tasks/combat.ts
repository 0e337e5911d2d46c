import type { Context } from '#rules/kit/record/context.ts';
import { markedKeys, textIn } from '#rules/kit/record/readers.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, marks, sides } from '../../../ids.ts';
import { atTem } from '../../../model/members.ts';
import { hasInitiative } from '../../../model/phases.ts';
import { gunPoints } from '../../combat/bombardment/points.ts';
import { cirReached, cirRolled } from '../../events/cir.ts';
import { cirOwed, frontStatus } from '../../events/status.ts';
import { airportsHeld } from '../../victory/impetus.ts';
import { msg } from '../msg.ts';
import { kantemirovka, later, paLeft, retaken, stacking, strongpoint, taken, weatherGuns, whoseAir } from './shared.ts';

/** The tasks of the bombardments and of combat. */

export const bombardment: readonly Task[] = [
  {
    id: 'first',
    msg: msg('armir.task.bombardFirst'),
    rule: '11',
    offered: true,
    status: (context) => firstMsg(context),
  },
  {
    id: 'air',
    msg: msg('armir.task.air'),
    rule: '9.1.1',
    status: whoseAir,
    offered: true,
    when: later,
    calc: {
      id: 'bombard',
      input: (context) => ({ with: textIn(context, cells.air) === sides.soviet ? 'sovietAir' : 'axisAir' }),
    },
  },
  {
    id: 'heavy',
    msg: msg('armir.task.heavy'),
    rule: '10.1.1',
    offered: true,
    status: paLeft,
    calc: { id: 'bombard', input: () => ({ with: 'heavy' }) },
  },
  {
    id: 'soviet-guns',
    msg: msg('armir.task.sovietGuns'),
    rule: '10.2.1',
    offered: true,
    status: gunPoints,
    calc: { id: 'bombard', input: () => ({ with: 'army' }) },
  },
  weatherGuns,
  { id: 'once', msg: msg('armir.task.bombardOnce'), rule: '11', offered: true },
];

const firstMsg = (context: Context): Msg =>
  hasInitiative(context) ? msg('armir.status.sovietFirst') : msg('armir.status.axisFirst');

const fought = (context: Context): Msg =>
  msg('armir.status.attacked', { count: markedKeys(context, marks.attacked).length });

const dsgGoes: Task = { id: 'dsg', msg: msg('armir.task.dsg'), rule: '11.2.1', offered: true };

export const axisCombat: readonly Task[] = [
  { id: 'attacks', msg: msg('armir.task.attacks'), rule: '12', status: fought, calc: { id: 'combat' } },
  { id: 'don-attack', msg: msg('armir.task.donAttack'), rule: '14.2.1', offered: true },
  { id: 'support', msg: msg('armir.task.support'), rule: '10.1.2', offered: true, status: paLeft },
  retaken,
  dsgGoes,
  stacking,
];

const cir: Task = {
  id: 'cir',
  when: (context) => !cirReached(context) || cirRolled(context, context.turn),
  // the box may hold units that nobody has recorded
  offered: (context) => !cirOwed(context) && !cirRolled(context, context.turn),
  msg: msg('armir.task.cir'),
  rule: '16.1.1',
  action: 'cir-roll',
  status: frontStatus.cir,
};

export const sovietCombat: readonly Task[] = [
  { id: 'attacks', msg: msg('armir.task.attacks'), rule: '12', status: fought, calc: { id: 'combat' } },
  { id: 'support', msg: msg('armir.task.support'), rule: '10.1.2', offered: true, status: paLeft },
  weatherGuns,
  cir,
  {
    id: 'tem',
    msg: msg('armir.task.tem'),
    rule: '16.3.1',
    when: (context) => atTem(context).length > 0 && !airportsHeld(context),
    status: frontStatus.tem,
    calc: { id: 'tem-attack' },
  },
  taken,
  kantemirovka,
  strongpoint,
  dsgGoes,
  { ...stacking, msg: msg('armir.task.stackingSoviet') },
];
