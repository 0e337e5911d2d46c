import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { awayLeaders } from '../../model/leaders.ts';
import { sovietMovementAt } from '../../model/reminding.ts';
import { msg } from './msg.ts';

/** 10.4: withdrawn leaders that may come back. */
export const returnReminders = (context: Context): readonly Reminder[] =>
  awayLeaders(context)
    .filter(([, since]) => since < context.turn)
    .map(([leader]) => ({
      id: `return-${leader}`,
      msg: msg('pgg.remind.return', { leader: name(leader) }),
      rule: '10.4',
      due: false,
      at: sovietMovementAt(context),
      action: 'leader-return',
    }));
