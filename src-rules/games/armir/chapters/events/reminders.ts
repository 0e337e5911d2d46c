import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import { atTem, onCir, unitsMsg, waiting } from '../../model/members.ts';
import { isAhead, type PhaseId } from '../../model/phases.ts';
import { remindAt } from '../../model/remind.ts';
import { cirBoxes, cirLength, cirReached } from './cir.ts';
import { entryPhases } from './cirActions.ts';
import { msg } from './msg.ts';
import { cirOwed } from './status.ts';
import { growingFaces, temOwed, temTaken } from './tem.ts';

/** What must not be forgotten of the Čir and the airports. */

export const limits = (around: Around): readonly Limit[] =>
  onCir(around).length === 0 || cirReached(around)
    ? []
    : [
        {
          id: 'cir',
          msg: msg('armir.cir.limit'),
          left: cirLength(around) - cirBoxes(around),
          of: cirLength(around),
          rule: '16.1',
        },
      ];

export const reminders = (around: Around): readonly Reminder[] => {
  const found: Reminder[] = [];
  if (around.place === end) return found;
  const say = (at: PhaseId, reminder: Omit<Reminder, 'at'>) => found.push(...remindAt(around, at, reminder));
  if (temOwed(around))
    say('reinforcements', {
      id: 'tem-die',
      msg: msg('armir.tem.remind.die', { p: growingFaces(around.turn) / 6 }),
      rule: '16.3',
      due: false,
      action: 'tem-die',
    });
  const inside = waiting(around);
  if (inside.length > 0) {
    const enter: Reminder = {
      id: 'cir-enter',
      msg: msg('armir.cir.remind.enter', { what: unitsMsg(around, inside), count: inside.length }),
      rule: '16.1.4',
      due: false,
      action: 'cir-enter',
    };
    const entry = entryPhases(around).find((id) => isAhead(around, id));
    // of a turn whose phase is over it is said for the next one
    if (entry) say(entry, enter);
    else found.push(enter);
  }
  if (cirOwed(around))
    say('sovietCombat', {
      id: 'cir-roll',
      msg: msg('armir.cir.remind.roll'),
      rule: '16.1.1',
      due: false,
      action: 'cir-roll',
    });
  const box = atTem(around);
  if (box.length > 0 && !temTaken(around))
    say('sovietCombat', {
      id: 'tem-attack',
      msg: msg('armir.tem.remind.attack', { what: unitsMsg(around, box), count: box.length }),
      rule: '16.3.1',
      due: false,
    });
  return found;
};
