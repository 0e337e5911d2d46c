import type { Msg } from '#rules/kit/words/message.ts';
import { hexPattern } from '../reading.ts';
import { t } from '../text/speak.ts';

/** Fields that several actions share. */
export const hex = (msg: Msg = t('pgg.field.hexNumber')) =>
  ({ kind: 'place', msg, hint: t('pgg.hex.hint'), start: '', pattern: hexPattern, big: true }) as const;
export const hexOrNone = (msg: Msg) =>
  ({ kind: 'place', msg, hint: t('pgg.hex.hint'), start: '', pattern: '^([0-9]{4})?$' }) as const;
export const face = (msg: Msg = t('pgg.field.die')) =>
  ({ kind: 'face', msg, start: null, sides: 6, big: true }) as const;
export const count = (msg: Msg, start: number, max: number, min = 0) =>
  ({ kind: 'count', msg, start, min, max, big: true }) as const;
/** More than any form needs: what the rules allow is for the action to say, which can be overruled. */
export const generous = 99;
export const side = {
  kind: 'choice',
  msg: t('pgg.field.side'),
  start: 'german',
  options: [
    { key: 'german', msg: t('pgg.side.german') },
    { key: 'soviet', msg: t('pgg.side.soviet') },
  ],
} as const;
export const pool = {
  kind: 'choice',
  msg: t('pgg.field.pool'),
  start: 'rifle',
  options: [
    { key: 'rifle', msg: t('pgg.pool.rifle') },
    { key: 'armor', msg: t('pgg.pool.armor') },
  ],
} as const;
