import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import { atTem, onCir, unitsMsg, waiting } from '../../model/members.ts';
import type { PhaseId } from '../../model/phases.ts';
import { remindAt } from '../../model/remind.ts';
import { cirBoxes, cirLength, cirReached } from './cir.ts';
import { entryAhead } from './cirActions.ts';
import { msg } from './msg.ts';
import { cirOwed } from './status.ts';
import { growingFaces, temOwed, temTaken } from './tem.ts';

/** What must not be forgotten of the Čir and the airports. */

export const limits = (context: Context): readonly Limit[] =>
  onCir(context).length === 0 || cirReached(context)
    ? []
    : [
        {
          id: 'cir',
          msg: msg('armir.cir.limit'),
          left: cirLength(context) - cirBoxes(context),
          of: cirLength(context),
          rule: '16.1',
        },
      ];

export const reminders = (context: Context): readonly Reminder[] => {
  const found: Reminder[] = [];
  if (context.place === end) return found;
  const say = (at: PhaseId, reminder: Omit<Reminder, 'at'>) => found.push(...remindAt(context, at, reminder));
  if (temOwed(context))
    say('reinforcements', {
      id: 'tem-die',
      msg: msg('armir.tem.remind.die', { p: growingFaces(context.turn) / 6 }),
      rule: '16.3',
      due: false,
      action: 'tem-die',
    });
  const inside = waiting(context);
  if (inside.length > 0) {
    const enter: Reminder = {
      id: 'cir-enter',
      msg: msg('armir.cir.remind.enter', { what: unitsMsg(context, inside), count: inside.length }),
      rule: '16.1.4',
      due: false,
      action: 'cir-enter',
    };
    // of a turn whose phase is over it is announced for the next one (turnColumns.ts)
    const entry = entryAhead(context);
    if (entry) say(entry, enter);
  }
  if (cirOwed(context))
    say('sovietCombat', {
      id: 'cir-roll',
      msg: msg('armir.cir.remind.roll'),
      rule: '16.1.1',
      due: false,
      action: 'cir-roll',
    });
  const box = atTem(context);
  if (box.length > 0 && !temTaken(context))
    say('sovietCombat', {
      id: 'tem-attack',
      msg: msg('armir.tem.remind.attack', { what: unitsMsg(context, box), count: box.length }),
      rule: '16.3.1',
      due: false,
    });
  return found;
};
