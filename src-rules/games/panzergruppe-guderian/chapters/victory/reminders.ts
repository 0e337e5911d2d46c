import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { list } from '#rules/kit/words/message.ts';
import { otherPhases, playerTurns } from '../../ids.ts';
import { isAhead, phaseAt } from '../../model/reminding.ts';
import { plain } from '../../model/words.ts';
import { msg } from './msg.ts';
import { recaptureCandidates } from './points.ts';

/** 15.12 */
export const recaptureReminders = (around: Around): readonly Reminder[] => {
  const at = phaseAt(around, playerTurns.soviet, otherPhases.recapture);
  const taken = list(recaptureCandidates(around).map((city) => plain(city.name)));
  return taken && isAhead(around, at)
    ? [
        {
          id: 'recapture',
          msg: msg('pgg.remind.recapture', { what: taken }),
          rule: '15.12',
          due: false,
          at,
          action: 'recapture',
        },
      ]
    : [];
};
