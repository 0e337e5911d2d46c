import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import { post, setAt } from '#rules/kit/record/facts.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, recordCells, sides } from '../cells-ids.ts';
import { leaders } from '../data/schedule.ts';
import { awayLeaders, leaderState } from '../leaders.ts';
import type { Bar } from '../markers.ts';
import { barsLeader, barsWithdrawal } from '../markers.ts';
import { ruling } from '../options.ts';
import { placeOf } from '../reading.ts';
import { t } from '../text/speak.ts';
import { plain } from '../words.ts';
import { never, unless } from './propose.ts';

const group = t('pgg.group.leaders');
const leader = {
  kind: 'choice',
  msg: t('pgg.field.leader'),
  start: leaders[0] ?? '',
  options: leaders.map((one) => ({ key: one, msg: plain(one) })),
  big: true,
} as const;

/** 10.4, optional: a leader in a full ring is lifted off the map. */
const withdraw = action({
  id: 'leader-withdraw',
  msg: t('pgg.action.withdraw'),
  rule: '10.4',
  about: t('pgg.action.withdraw.about'),
  side: sides.soviet,
  group,
  fields: {
    leader,
    // ruling A20: a full ring, or a pocket; the players look at the map
    surrounded: {
      kind: 'toggle',
      msg: t('pgg.field.surrounded'),
      hint: t('pgg.field.surrounded.hint'),
      // said by those who looked, never taken for granted
      start: false,
      when: { option: 'a20', is: 'ring' },
    },
    pocket: {
      kind: 'toggle',
      msg: t('pgg.field.pocket'),
      hint: t('pgg.field.pocket.hint'),
      start: false,
      when: { option: 'a20', is: 'pocket' },
    },
  },
  when: (around) =>
    ruling(around.options, 'withdrawal') === 'on' &&
    placeOf(around).side === 'sov' &&
    placeOf(around).name === 'movement',
  proposes: (input, around) =>
    unless(
      barsWithdrawal(
        around,
        input.leader,
        ruling(around.options, 'a20') === 'pocket' ? input.pocket : input.surrounded,
      ),
      t('pgg.says.withdraw', { leader: name(input.leader), n: around.turn + 1 }),
      [
        setAt(recordCells.withdrawals, String(around.turn), input.leader),
        setAt(recordCells.away, input.leader, around.turn),
        post(accounts.withdrawals, -1, t('pgg.post.withdrawal', { leader: name(input.leader) }), '10.4'),
      ],
    ),
});

/** 10.4: he may return at X from the next turn on. */
const comeBack = action({
  id: 'leader-return',
  msg: t('pgg.action.return'),
  rule: '10.4',
  side: sides.soviet,
  group,
  fields: { leader },
  when: (around) => awayLeaders(around).some(([, turn]) => turn < around.turn),
  proposes: (input, around) => {
    const away = awayLeaders(around).find(([one]) => one === input.leader);
    if (!away) return never(t('pgg.bar.notAway', { leader: name(input.leader) }), '10.4');
    const early: Bar | undefined =
      away[1] < around.turn ? undefined : { msg: t('pgg.bar.returnEarly', { n: away[1] + 1 }), rule: '10.4' };
    return unless(early, t('pgg.says.return', { leader: name(input.leader) }), [
      setAt(recordCells.away, input.leader, null),
    ]);
  },
});

/** 12.4: leaders do not come back. */
const lost = action({
  id: 'leader-lost',
  msg: t('pgg.action.leaderLost'),
  rule: '10.24',
  side: sides.soviet,
  group: t('pgg.group.losses'),
  fields: { leader },
  proposes: (input, around) => {
    const absent = barsLeader(around, input.leader);
    if (absent && leaderState(around, input.leader) === 'lost') return never(absent, '12.4');
    return unless(absent && { msg: absent, rule: '10.24' }, t('pgg.says.leaderLost', { leader: name(input.leader) }), [
      setAt(recordCells.leaderLost, input.leader, true),
    ]);
  },
});

export const leaderActions: readonly Action[] = [withdraw, comeBack, lost];
