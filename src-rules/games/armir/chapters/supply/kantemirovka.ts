import { action } from '#rules/kit/game/action.ts';
import { post, rolled, set } from '#rules/kit/record/facts.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { balance, textIn } from '#rules/kit/record/readers.ts';
import { accounts, cells, sides } from '../../ids.ts';
import { die } from '../../model/fields.ts';
import { groups } from '../../model/groups.ts';
import { allowUnless } from '../../model/propose.ts';
import { msg } from './msg.ts';

/** 16.2.1, 9.2.1: the first Soviet units enter Kantemirovka. */
export const kantemirovka = action({
  id: 'kantemirovka',
  msg: msg('armir.action.kantemirovka'),
  about: msg('armir.action.kantemirovka.about'),
  rule: '16.2.1',
  side: sides.soviet,
  group: groups.places,
  fields: { die: die() },
  when: (context) => textIn(context, cells.depot) === 'yes',
  proposes: (input, context) => {
    if (textIn(context, cells.depot) !== 'yes') return refuse(msg('armir.bar.depotGone'), '16.2.1');
    if (input.die === null) return refuse(msg('armir.bar.noDie'), '16.2.1');
    const lost = Math.min(input.die, Math.max(0, balance(context, accounts.pa)));
    return allowUnless(undefined, msg('armir.says.kantemirovka', { n: input.die, count: lost }), [
      rolled('kantemirovka', input.die),
      ...(lost > 0 ? [post(accounts.pa, -lost, msg('armir.post.kantemirovka'), '16.2.1')] : []),
      set(cells.depot, 'no'),
      set(cells.cai, 'lost'),
    ]);
  },
});
