import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { weatherOf } from '../../model/reading.ts';
import { remindAt } from '../../model/reminding.ts';
import { msg } from './msg.ts';

/** 5.13: what rain forbids. */
export const weatherReminders = (around: Around): readonly Reminder[] =>
  weatherOf(around, around.turn) === 'rain'
    ? remindAt(around, 'movement', { id: 'rain', msg: msg('rtl.remind.rain'), rule: '5.13', due: false }, false)
    : [];
