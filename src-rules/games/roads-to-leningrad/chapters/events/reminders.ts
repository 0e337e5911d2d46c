import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { remindAt } from '../../model/reminding.ts';
import { msg } from './msg.ts';
import { weatherNow } from './weather.ts';

/** 5.13: what rain forbids. */
export const weatherReminders = (context: Context): readonly Reminder[] =>
  weatherNow(context) === 'rain'
    ? remindAt(context, 'movement', { id: 'rain', msg: msg('rtl.remind.rain'), rule: '5.13', due: false }, false)
    : [];
