import { textsIn } from '#rules/kit/base/json.ts';
import { set, setAt } from '#rules/kit/record/facts.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { name } from '#rules/kit/words/message.ts';
import { phases, playerTurns, recordCells } from '../../ids.ts';
import { airHexes } from '../../model/markers.ts';
import { goesTo } from '../../model/standing.ts';
import { msg } from './msg.ts';

/** 13.33: German air markers go at the end of the Soviet movement phase (ruling A23). */
export const airLifted: StandingRule = {
  id: 'air-lifted',
  v: 1,
  rule: '13.33',
  when: (fact) => goesTo(fact, playerTurns.soviet, phases.combat),
  inputs: (state) => {
    const hexes = airHexes(state);
    return hexes.length > 0 ? { hexes } : undefined;
  },
  effect: ({ hexes }) => {
    const at = textsIn(hexes);
    return {
      says: msg('pgg.stands.airLifted', { count: at.length }),
      facts: at.map((hex) => setAt(recordCells.air, hex, null)),
    };
  },
};

/** 13.46: the Soviet marker goes at the end of the German player-turn. */
export const sovietLifted: StandingRule = {
  id: 'interdiction-lifted',
  v: 1,
  rule: '13.46',
  when: (fact) => goesTo(fact, playerTurns.german, phases.interdiction),
  inputs: (state) => {
    const hex = textIn(state, recordCells.sovietMarker);
    return hex === '' ? undefined : { hex };
  },
  effect: ({ hex }) => ({
    says: msg('pgg.stands.sovietLifted', { hex: name(String(hex)) }),
    facts: [set(recordCells.sovietMarker, '')],
  }),
};
