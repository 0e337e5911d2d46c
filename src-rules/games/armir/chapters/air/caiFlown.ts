import { set } from '#rules/kit/record/facts.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { cells } from '../../ids.ts';
import { asNumber } from '../../model/reading.ts';
import { msg } from './msg.ts';

/** 9.2.1, AMB-19: the turn of its use is what the next turn's die goes by. */
export const caiFlown: StandingRule = {
  id: 'cai-flown',
  v: 1,
  rule: '9.2.1',
  when: (fact) => fact.kind === 'set' && fact.cell === cells.cai && fact.value === 'used',
  inputs: (state) => ({ turn: state.place.turn }),
  effect: ({ turn }) => ({
    says: msg('armir.guns.stands.cai', { n: asNumber(turn) }),
    facts: [set(cells.caiUsed, asNumber(turn))],
  }),
};
