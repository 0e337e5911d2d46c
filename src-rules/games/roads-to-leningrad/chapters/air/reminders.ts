import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { remindAt, type Said } from '../../model/reminding.ts';
import { flownUnits, readies, removalNow } from './display.ts';
import { removalTurn } from './missions.ts';
import { msg } from './msg.ts';

/** 13.12, S3.28: aircraft to be readied or taken off. */
export const airReminders = (around: Around): readonly Reminder[] => {
  const { turn } = around;
  const found: Reminder[] = [];
  const say = (...given: Said) => found.push(...remindAt(around, ...given));
  if (flownUnits(around).length > 0 && readies(around))
    say('readying', { id: 'ready', msg: msg('rtl.remind.ready'), rule: '13.12', due: false, action: 'air-ready' });
  const removal = removalNow(around);
  if (removalTurn(around) === turn && (removal?.left !== 0 || removal.among.length === 0))
    say('readying', {
      id: 'removal',
      msg: msg('rtl.remind.removal'),
      rule: 'S3.28',
      due: true,
      action: 'air-removal',
    });
  return found;
};
