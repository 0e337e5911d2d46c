import { action } from '#rules/kit/game/action.ts';
import { post, set } from '#rules/kit/record/facts.ts';
import { accounts, cells, sides } from '../../ids.ts';
import { type Bar, never, unless } from '../../propose.ts';
import { balance } from '../../reading.ts';
import { t } from '../../text/speak-table.ts';
import { groups } from '../cells.ts';
import { hasInitiative, isIn } from '../order.ts';

/** 4, 16.4.3: the Soviet takes the initiative of this turn for 1 PS. */
export const buyInitiative = action({
  id: 'initiative-buy',
  msg: t('armir.action.initiative'),
  about: t('armir.action.initiative.about'),
  rule: '4',
  side: sides.soviet,
  group: groups.turn,
  fields: {},
  when: (around) => isIn(around, 'initiative') && !hasInitiative(around),
  proposes: (_input, around) => {
    if (hasInitiative(around)) return never(t('armir.bar.bought'), '4');
    const left = balance(around, accounts.ps) - 1;
    const bar: Bar | undefined =
      around.turn === 1
        ? { msg: t('armir.bar.firstTurn'), rule: '18.4' }
        : !isIn(around, 'initiative')
          ? { msg: t('armir.bar.phaseOver'), rule: '4' }
          : left <= 0
            ? { msg: t('armir.bar.lastPs'), rule: '17' }
            : undefined;
    return unless(bar, t('armir.says.initiative', { n: Math.max(0, left) }), [
      set(cells.initiative, around.turn),
      ...(left < 0 ? [] : [post(accounts.ps, -1, t('armir.post.initiative'), '16.4.3')]),
    ]);
  },
});
