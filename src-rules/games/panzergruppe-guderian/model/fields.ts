import type { Msg } from '#rules/kit/words/message.ts';
import { msg } from './msg.ts';
import { hexPattern } from './reading.ts';

/** Fields that several actions share. */
export const hex = (said: Msg = msg('pgg.field.hexNumber')) =>
  ({ kind: 'place', msg: said, hint: msg('pgg.hex.hint'), start: '', pattern: hexPattern, big: true }) as const;

export const hexOrNone = (said: Msg) =>
  ({ kind: 'place', msg: said, hint: msg('pgg.hex.hint'), start: '', pattern: '^([0-9]{4})?$' }) as const;

export const face = (said: Msg = msg('pgg.field.die')) =>
  ({ kind: 'face', msg: said, start: null, sides: 6, big: true }) as const;

export const count = (msg: Msg, start: number, max: number, min = 0) =>
  ({ kind: 'count', msg, start, min, max, big: true }) as const;

/** More than any form needs: what the rules allow is for the action to say, which can be overruled. */
export const generous = 99;

export const side = {
  kind: 'choice',
  msg: msg('pgg.field.side'),
  start: 'german',
  options: [
    { key: 'german', msg: msg('pgg.side.german') },
    { key: 'soviet', msg: msg('pgg.side.soviet') },
  ],
} as const;

export const pool = {
  kind: 'choice',
  msg: msg('pgg.field.pool'),
  start: 'rifle',
  options: [
    { key: 'rifle', msg: msg('pgg.pool.rifle') },
    { key: 'armor', msg: msg('pgg.pool.armor') },
  ],
} as const;

export const markerGroup = msg('pgg.group.markers');
