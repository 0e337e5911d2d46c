import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { called } from '../../model/propose.ts';
import { type PhaseReminder, remindAt } from '../../model/reminding.ts';
import { msg } from './msg.ts';
import { freeNames, heldByZoc } from './recovery.ts';

/** 3.75: who recovers, and who has to check. */
export const recoveryReminders = (context: Context): readonly Reminder[] => {
  const found: Reminder[] = [];
  const say = (...given: PhaseReminder) => found.push(...remindAt(context, ...given));
  const held = called(heldByZoc(context).map((one) => one.name));
  if (held)
    say('recovery', {
      id: 'check',
      msg: msg('rtl.remind.check', { what: held }),
      rule: '3.75',
      due: false,
      action: 'recovery',
    });
  const free = called(freeNames(context));
  if (free)
    say('recovery', {
      id: 'free',
      msg: msg('rtl.remind.free', { what: free }),
      rule: '3.75',
      due: false,
      action: 'recovery-free',
    });
  return found;
};
