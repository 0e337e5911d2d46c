import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list } from '#rules/kit/words/message.ts';
import { otherPhases, playerTurns } from '../../ids.ts';
import { isAhead, phaseAt } from '../../model/reminding.ts';
import { plain } from '../../model/words.ts';
import { msg } from './msg.ts';
import { recaptureCandidates } from './points.ts';
import { notedOtherwise } from './pointsTool.ts';

/** 15.12 */
export const recaptureReminders = (context: Context): readonly Reminder[] => {
  const at = phaseAt(context, playerTurns.soviet, otherPhases.recapture);
  const taken = list(recaptureCandidates(context).map((city) => plain(city.name)));
  return taken && isAhead(context, at)
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

/** 15.11: before the cities are recorded, what the map has otherwise than the record: the score counts by the record. */
export const lineReminders = (context: Context): readonly Reminder[] => {
  const at = phaseAt(context, playerTurns.german, otherPhases.cities);
  const what = context.place === at ? notedOtherwise(context) : undefined;
  return what ? [{ id: 'lines', msg: msg('pgg.remind.lines', { what }), rule: '15.11', due: true, at }] : [];
};
