import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { post, set } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { accounts, cells, sides } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { hasInitiative, isIn } from '../../model/phases.ts';
import { allowUnless } from '../../model/propose.ts';
import { msg } from './msg.ts';

/** Why the initiative of this turn is not to be had now. */
export const initiativeBar = (context: Context): Objection | undefined =>
  context.turn === 1
    ? { msg: msg('armir.bar.firstTurn'), rule: '18.4' }
    : !isIn(context, 'initiative')
      ? { msg: msg('armir.bar.phaseOver'), rule: '4' }
      : balance(context, accounts.ps) <= 1
        ? { msg: msg('armir.bar.lastPs'), rule: '17' }
        : undefined;

/** 4, 16.4.3: the Soviet takes the initiative of this turn for 1 PS. */
export const buyInitiative = action({
  id: 'initiative-buy',
  msg: msg('armir.action.initiative'),
  about: msg('armir.action.initiative.about'),
  rule: '4',
  verb: 'buy',
  side: sides.soviet,
  group: groups.turn,
  fields: {},
  when: (context) => isIn(context, 'initiative') && !hasInitiative(context),
  proposes: (_input, context) => {
    if (hasInitiative(context)) return refuse(msg('armir.bar.bought'), '4');
    const left = balance(context, accounts.ps) - 1;
    return allowUnless(initiativeBar(context), msg('armir.says.initiative', { n: Math.max(0, left) }), [
      set(cells.initiative, context.turn),
      ...(left < 0 ? [] : [post(accounts.ps, -1, msg('armir.post.initiative'), '16.4.3')]),
    ]);
  },
});
