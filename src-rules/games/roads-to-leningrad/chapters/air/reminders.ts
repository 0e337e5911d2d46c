import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type PhaseReminder, remindAt } from '../../model/reminding.ts';
import { flownUnits, readies, removalNow } from './display.ts';
import { removalTurn } from './missions.ts';
import { msg } from './msg.ts';

/** 13.12, S3.28: aircraft to be readied or taken off. */
export const airReminders = (context: Context): readonly Reminder[] => {
  const { turn } = context;
  const found: Reminder[] = [];
  const say = (...given: PhaseReminder) => found.push(...remindAt(context, ...given));
  if (flownUnits(context).length > 0 && readies(context))
    say('readying', { id: 'ready', msg: msg('rtl.remind.ready'), rule: '13.12', due: false, action: 'air-ready' });
  const removal = removalNow(context);
  if (removalTurn(context) === turn && (removal?.left !== 0 || removal.among.length === 0))
    say('readying', {
      id: 'removal',
      msg: msg('rtl.remind.removal'),
      rule: 'S3.28',
      due: true,
      action: 'air-removal',
    });
  return found;
};
