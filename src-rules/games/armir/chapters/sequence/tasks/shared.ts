import type { Context } from '#rules/kit/record/context.ts';
import { balance, mapIn, textIn } from '#rules/kit/record/readers.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { accounts, cells } from '../../../ids.ts';
import { msg } from '../msg.ts';

/** What tasks of several phases share, and tasks that stand in several of them. */

const say = (called: Parameters<typeof msg>[0], count: (context: Context) => number) => (context: Context) =>
  msg(called, { n: count(context) });

export const paLeft = say('armir.status.pa', (context) => balance(context, accounts.pa));

export const psLeft = say('armir.status.ps', (context) => balance(context, accounts.ps));

export const onlyTurn = (n: number) => ({ turn: { from: n, to: n } });

export const later = { turn: { from: 2 } } as const;

export const holds = (cell: string, value: string) => (context: Context) =>
  Object.values(mapIn(context, cell)).includes(value);

export const whoseAir = (context: Context): Msg | undefined => {
  const air = textIn(context, cells.air);
  if (air === '') return undefined;
  return air === 'used' ? msg('armir.air.used') : air === 'axis' ? msg('armir.side.axis') : msg('armir.side.soviet');
};

export const stacking: Task = {
  id: 'stacking',
  msg: msg('armir.task.stacking'),
  rule: '6',
  offered: true,
  calc: { id: 'stack' },
};

export const retaken: Task = {
  id: 'places-back',
  msg: msg('armir.task.placesBack'),
  rule: '16.4.1',
  action: 'place-control',
  offered: true,
};

export const taken: Task = {
  id: 'places',
  msg: msg('armir.task.places'),
  rule: '16.4.1',
  action: 'place-control',
  offered: true,
};

export const strongpoint: Task = {
  id: 'strongpoint',
  msg: msg('armir.task.strongpoint'),
  rule: '15.1',
  action: 'strongpoint-taken',
  offered: true,
};

export const kantemirovka: Task = {
  id: 'kantemirovka',
  msg: msg('armir.task.kantemirovka'),
  rule: '16.2.1',
  action: 'kantemirovka',
  offered: true,
  when: (context) => textIn(context, cells.depot) === 'yes',
};

/** 18.4.1: Italian artillery, in the bombardment and in the combat of turn 1. */
export const weatherGuns: Task = {
  id: 'weather-guns',
  msg: msg('armir.task.weatherGuns'),
  rule: '18.4.1',
  when: onlyTurn(1),
  offered: true,
};
