import type { Offer } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { turns } from '../ids.ts';
import { hexKeys } from './keys.ts';
import { msg } from './msg.ts';
import type { Counter } from './units.ts';

/** Fields that several actions share. */
export const die = (called: Msg = msg('armir.field.die')) =>
  ({ kind: 'face', msg: called, start: null, sides: 6, big: true }) as const;
export const hex = {
  kind: 'place',
  msg: msg('armir.field.hex'),
  hint: msg('armir.hex.hint'),
  start: '',
  pattern: `(?:${hexKeys.pattern.slice(1, -1)})?`,
} as const;
/** A unit by its name on the roster, or by any name while nobody typed one. */
export const unit = (fits: (context: Context) => readonly Counter[]) =>
  ({
    kind: 'text',
    msg: msg('armir.field.unit'),
    hint: msg('armir.unit.hint'),
    start: '',
    max: 60,
    big: true,
    offers: (context: Context): readonly Offer[] => fits(context).map(({ name }) => ({ name })),
    begins: (context: Context) => fits(context)[0]?.name,
  }) as const;

export const turnField = {
  kind: 'count',
  msg: msg('armir.guns.field.turn'),
  start: 1,
  min: 1,
  max: turns,
  from: 'turn',
  rule: '1.2',
} as const;
