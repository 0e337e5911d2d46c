import { countAt } from '#rules/kit/record/readers.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { cells, ruling } from '../../../ids.ts';
import { waiting } from '../../../model/members.ts';
import { complementiLeft, gebirgsOf } from '../../arrivals/arrivals.ts';
import { frontStatus } from '../../events/status.ts';
import { lockedNow } from '../../movement/locked.ts';
import { frontLockedIn } from '../../movement/locks.ts';
import { msg } from '../msg.ts';
import { kantemirovka, later, onlyTurn, paLeft, retaken, stacking, strongpoint, taken } from './shared.ts';

/** The tasks of normal and motorised movement. */

const frontLock: Task = {
  id: 'front-lock',
  msg: msg('armir.task.frontLock'),
  rule: '5.5',
  offered: true,
  when: (context) => frontLockedIn(context, 'axisMovement') && lockedNow(context).length > 0,
};

const gebirgsStays: Task = {
  id: 'gebirgs-stays',
  msg: msg('armir.task.gebirgsStays'),
  rule: '15.2',
  offered: true,
  when: (context) => gebirgsOf(context).onMap && gebirgsOf(context).steps < 4,
};

const assaults: Task = {
  id: 'assaults',
  msg: msg('armir.task.assaults'),
  rule: '13',
  offered: true,
  calc: { id: 'mobile-assault' },
};

const complementi: Task = {
  id: 'complementi',
  msg: msg('armir.task.complementi'),
  rule: '15.4',
  action: 'complementi',
  offered: true,
  when: complementiLeft,
};

const bokovskaya: Task = {
  id: 'bokovskaya',
  msg: msg('armir.task.bokovskaya'),
  rule: '16.1.4',
  action: 'cir-enter',
  when: (context) => waiting(context).length > 0,
  status: frontStatus.waiting,
};

/** 18.4: in turn 1 the Axis moves one counter, and the weather costs MP. */
const weather: Task = {
  id: 'weather',
  msg: msg('armir.task.weather'),
  rule: '18.4.1',
  when: onlyTurn(1),
  offered: true,
};

const motorisedOnly: Task = {
  id: 'motorised',
  msg: msg('armir.task.motorised'),
  rule: '5.2',
  offered: true,
  calc: { id: 'move' },
};

const xxivRange: Task = {
  id: 'xxiv-range',
  msg: msg('armir.task.xxivRange'),
  rule: '15.1.2',
  offered: true,
  when: (context) => (countAt(context, cells.arrived, 'xxivHq') ?? 0) > 0,
};

const don: Task = { id: 'don', msg: msg('armir.task.don'), rule: '14.2.1', offered: true };

export const axisMovement: readonly Task[] = [
  { id: 'axis-sides', msg: msg('armir.task.axisSides'), rule: '5.3', action: 'turn-up', offered: true },
  { id: 'pa', msg: msg('armir.task.pa'), rule: '5.4', action: 'pa-movement', offered: true, status: paLeft },
  frontLock,
  { id: 'alpine-hq', msg: msg('armir.task.alpineHq'), rule: '5.5.1', offered: true },
  xxivRange,
  gebirgsStays,
  don,
  assaults,
  retaken,
  complementi,
  stacking,
];

export const sovietMovement: readonly Task[] = [
  bokovskaya,
  { id: 'rail', msg: msg('armir.task.rail'), rule: '5.1.2', offered: true },
  { id: 'exits', msg: msg('armir.task.exits'), rule: '16.3.1', action: 'tem-enter', offered: true },
  assaults,
  taken,
  kantemirovka,
  strongpoint,
  { ...stacking, msg: msg('armir.task.stackingSoviet') },
];

export const axisMotorised: readonly Task[] = [
  { id: 'one-counter', msg: msg('armir.task.oneCounter'), rule: '18.4', when: onlyTurn(1) },
  weather,
  motorisedOnly,
  {
    id: 'pa',
    msg: msg('armir.task.pa'),
    rule: '5.4',
    action: 'pa-movement',
    offered: true,
    when: later,
    status: paLeft,
  },
  // in turn 1 one counter of 27 Pz. moves, whatever the front does (18.4)
  {
    ...frontLock,
    when: (context) => context.turn > 1 && frontLockedIn(context, 'axisMotorised') && lockedNow(context).length > 0,
  },
  // HQs stay where they are in this phase (5.2)
  { id: 'alpine-range', msg: msg('armir.task.alpineRange'), rule: '5.5.1', offered: true, when: later },
  xxivRange,
  gebirgsStays,
  { ...don, when: later },
  { ...assaults, when: later },
  { ...retaken, when: later },
  complementi,
  stacking,
];

export const sovietMotorised: readonly Task[] = [
  weather,
  motorisedOnly,
  {
    ...bokovskaya,
    when: (context) => ruling(context, 'amb50') === 'motorised' && waiting(context).length > 0,
  },
  { id: 'rail', msg: msg('armir.task.rail'), rule: '5.1.2', offered: true },
  { id: 'exits', msg: msg('armir.task.exits'), rule: '16.3.1', action: 'tem-enter', offered: true },
  assaults,
  taken,
  kantemirovka,
  strongpoint,
  { ...stacking, msg: msg('armir.task.stackingSoviet') },
];
