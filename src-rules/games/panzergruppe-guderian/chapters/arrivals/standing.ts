import { setAt } from '#rules/kit/record/facts.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { otherPhases, phases, playerTurns, recordCells } from '../../ids.ts';
import { entered } from '../../model/standing.ts';
import { msg } from './msg.ts';

/** 14.13: a provisional division that did not enter in its phase is lost. */
export const provisionalLost: StandingRule = {
  id: 'provisional-lost',
  v: 1,
  rule: '14.13',
  when: (fact) => {
    const to = entered(fact);
    return (
      to !== undefined &&
      to.side !== otherPhases.setup &&
      !(to.side === playerTurns.soviet && to.phase === phases.movement)
    );
  },
  inputs: (state) => {
    const open = Object.entries(mapIn(state, recordCells.provisional)).find(([, how]) => how === 'open');
    return open ? { turn: open[0] } : undefined;
  },
  effect: ({ turn }) => ({
    says: msg('pgg.stands.provisionalLost', { n: Number(turn) }),
    facts: [setAt(recordCells.provisional, String(turn), 'lost')],
  }),
};
