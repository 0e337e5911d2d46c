import { post } from '#rules/kit/record/facts.ts';
import { balance } from '#rules/kit/record/readers.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { accounts, phases, playerTurns } from '../../../ids.ts';
import { goesTo, number } from '../../../model/standing.ts';
import { msg } from '../msg.ts';
import { rail } from './rail.ts';

/** 6.31: the rail quota is whole again at the start of each Soviet movement phase. */
export const railAgain: StandingRule = {
  id: 'rail-again',
  v: 1,
  rule: '6.31',
  when: (fact) => goesTo(fact, playerTurns.soviet, phases.movement),
  inputs: (state) => {
    const missing = rail.quota - balance(state, accounts.rail);
    return missing === 0 ? undefined : { missing };
  },
  effect: ({ missing }) => ({
    says: msg('pgg.stands.rail', { n: rail.quota }),
    facts: [post(accounts.rail, number(missing), msg('pgg.post.railAgain'), '6.31')],
  }),
};
