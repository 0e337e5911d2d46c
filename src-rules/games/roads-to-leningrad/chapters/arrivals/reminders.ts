import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { accounts } from '../../ids.ts';
import { sideMsg } from '../../model/cells.ts';
import { type PhaseReminder, remindAt } from '../../model/reminding.ts';
import { openArrivals, openMsg, stateOf, undecided } from './arrivals.ts';
import { msg } from './msg.ts';

/** 5.2: who comes, is owed or waits for a decision. */
export const arrivalReminders = (context: Context): readonly Reminder[] => {
  const { turn } = context;
  const found: Reminder[] = [];
  const say = (...given: PhaseReminder) => found.push(...remindAt(context, ...given));
  for (const one of undecided(context))
    say('reinforcements', {
      id: `decide-${one.id}`,
      msg: msg('rtl.remind.decide', { side: sideMsg(one.side), what: one.msg, n: one.vp }),
      rule: one.rule,
      due: (one.to ?? one.turn) === turn,
      action: 'optional-group',
    });
  const open = openArrivals(context);
  for (const late of [true, false]) {
    const what = openMsg(open.filter((one) => (stateOf(context, one) === 'delayed') === late));
    if (what)
      say('reinforcements', {
        id: late ? 'owed' : 'arrive',
        msg: msg(late ? 'rtl.remind.owed' : 'rtl.remind.arrive', { what }),
        rule: late ? '5.25' : '5.2',
        due: late,
        action: 'arrive',
      });
  }
  if (open.some(({ entry }) => entry))
    say('movement', { id: 'plug', msg: msg('rtl.remind.plug'), rule: '5.21', due: false }, false);
  const steps = balance(context, accounts.replacements);
  if (steps > 0)
    say('reinforcements', {
      id: 'replacements',
      msg: msg('rtl.remind.replacements', { count: steps }),
      rule: 'S3.26',
      due: true,
      action: 'replace',
    });
  return found;
};
