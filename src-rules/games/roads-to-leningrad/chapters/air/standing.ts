import { setAt } from '#rules/kit/record/facts.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells } from '../../ids.ts';
import { turnCode } from '../../model/calendar.ts';
import { msg } from './msg.ts';

/** 13.24: what the rules do with missions by themselves. */

/** 13.24: missions do not carry over: the counters go back as a turn begins. */
export const newTurn: StandingRule = {
  id: 'new-missions',
  v: 1,
  rule: '13.24',
  entered: true,
  when: (fact, _state, before) => fact.kind === 'go' && fact.turn > before.place.turn,
  inputs: (state, fact) => {
    const flown = Object.keys(mapIn(state, cells.missions));
    return fact.kind !== 'go' || flown.length === 0 ? undefined : { turn: fact.turn, flown };
  },
  effect: ({ turn, flown }) => ({
    says: msg('rtl.stands.newTurn', { turn: name(turnCode(Number(turn))) }),
    facts: (Array.isArray(flown) ? flown : []).map((key) => setAt(cells.missions, String(key), null)),
  }),
};
