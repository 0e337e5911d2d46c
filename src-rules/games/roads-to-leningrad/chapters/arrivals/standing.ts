import { post } from '#rules/kit/record/facts.ts';
import { balance } from '#rules/kit/record/readers.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { accounts, ruling } from '../../ids.ts';
import { phaseIn } from '../../model/phases.ts';
import { replacementSteps } from './arrivalActions.ts';
import { msg } from './msg.ts';

/** S3.26: what the rules do with replacements by themselves. */

/** S3.26, AMB-25: the eight steps come in one phase: once some were taken, the rest is lost with it. */
export const replacementsLapse: StandingRule = {
  id: 'replacements-lapse',
  v: 1,
  rule: 'S3.26',
  when: (fact, _state, before) =>
    fact.kind === 'go' && phaseIn(before.place.path) === 'reinforcements' && fact.to !== before.place.path,
  inputs: (state) => {
    const left = balance(state, accounts.replacements);
    return ruling(state, 'amb25') === 'one' && left > 0 && left < replacementSteps ? { left } : undefined;
  },
  effect: ({ left }) => ({
    says: msg('rtl.stands.replacementsLapse', { count: Number(left) }),
    facts: [post(accounts.replacements, -Number(left), msg('rtl.post.lapse'), 'S3.26')],
  }),
};
