import { type Action, action } from '#rules/kit/game/action.ts';
import { post, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, recordCells, sides } from '../../ids.ts';
import { awayLeaders, leaderState } from '../../model/leaders.ts';
import { allowUnless } from '../../model/propose.ts';
import { placeOf } from '../../model/reading.ts';
import { ruling } from '../../model/rulings.ts';
import { leaders } from '../../model/schedule.ts';
import { plain } from '../../model/words.ts';
import { msg } from './msg.ts';
import { barsLeader, barsWithdrawal } from './withdrawal.ts';

const group = msg('pgg.group.leaders');

const leader = {
  kind: 'choice',
  msg: msg('pgg.field.leader'),
  start: leaders[0] ?? '',
  options: leaders.map((one) => ({ key: one, msg: plain(one) })),
  big: true,
} as const;

/** 10.4, optional: a leader in a full ring is lifted off the map. */
const withdraw = action({
  id: 'leader-withdraw',
  msg: msg('pgg.action.withdraw'),
  rule: '10.4',
  about: msg('pgg.action.withdraw.about'),
  side: sides.soviet,
  group,
  fields: {
    leader,
    // ruling A20: a full ring, or a pocket; the players look at the map
    surrounded: {
      kind: 'toggle',
      msg: msg('pgg.field.surrounded'),
      hint: msg('pgg.field.surrounded.hint'),
      // said by those who looked, never taken for granted
      start: false,
      when: { option: 'a20', is: 'ring' },
    },
    pocket: {
      kind: 'toggle',
      msg: msg('pgg.field.pocket'),
      hint: msg('pgg.field.pocket.hint'),
      start: false,
      when: { option: 'a20', is: 'pocket' },
    },
  },
  when: (context) =>
    ruling(context.options, 'withdrawal') === 'on' &&
    placeOf(context).side === 'sov' &&
    placeOf(context).name === 'movement',
  proposes: (input, context) =>
    allowUnless(
      barsWithdrawal(
        context,
        input.leader,
        ruling(context.options, 'a20') === 'pocket' ? input.pocket : input.surrounded,
      ),
      msg('pgg.says.withdraw', { leader: name(input.leader), n: context.turn + 1 }),
      [
        setAt(recordCells.withdrawals, String(context.turn), input.leader),
        setAt(recordCells.away, input.leader, context.turn),
        post(accounts.withdrawals, -1, msg('pgg.post.withdrawal', { leader: name(input.leader) }), '10.4'),
      ],
    ),
});

/** 10.4: he may return at X from the next turn on. */
const comeBack = action({
  id: 'leader-return',
  msg: msg('pgg.action.return'),
  rule: '10.4',
  side: sides.soviet,
  group,
  fields: { leader },
  when: (context) => awayLeaders(context).some(([, turn]) => turn < context.turn),
  proposes: (input, context) => {
    const away = awayLeaders(context).find(([one]) => one === input.leader);
    if (!away) return refuse(msg('pgg.bar.notAway', { leader: name(input.leader) }), '10.4');
    const early: Objection | undefined =
      away[1] < context.turn ? undefined : { msg: msg('pgg.bar.returnEarly', { n: away[1] + 1 }), rule: '10.4' };
    return allowUnless(early, msg('pgg.says.return', { leader: name(input.leader) }), [
      setAt(recordCells.away, input.leader, null),
    ]);
  },
});

/** 12.4: leaders do not come back. */
const lost = action({
  id: 'leader-lost',
  msg: msg('pgg.action.leaderLost'),
  rule: '10.24',
  side: sides.soviet,
  group: msg('pgg.group.losses'),
  fields: { leader },
  proposes: (input, context) => {
    const absent = barsLeader(context, input.leader);
    if (absent && leaderState(context, input.leader) === 'lost') return refuse(absent, '12.4');
    return allowUnless(
      absent && { msg: absent, rule: '10.24' },
      msg('pgg.says.leaderLost', { leader: name(input.leader) }),
      [setAt(recordCells.leaderLost, input.leader, true)],
    );
  },
});

export const leaderActions: readonly Action[] = [withdraw, comeBack, lost];
