import { setAt } from '#rules/kit/record/facts.ts';
import { mapIn, textAt } from '#rules/kit/record/readers.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells } from '../../ids.ts';
import { strongpointAt } from '../../model/strongpoints.ts';
import { msg } from './msg.ts';

/** 14.26: what the rules do with strongpoints by themselves. */

/** 14.26b: a builder that leaves its hex, alone there, leaves no strongpoint under construction. */
export const builderLeft: StandingRule = {
  id: 'builder-left',
  v: 1,
  rule: '14.26',
  when: (fact) => fact.kind === 'set' && fact.cell === cells.at && fact.key !== undefined,
  inputs: (state, fact, before) => {
    if (fact.kind !== 'set' || fact.key === undefined) return undefined;
    const hex = textAt(before, cells.at, fact.key);
    if (hex === '' || textAt(state, cells.at, fact.key) === hex) return undefined;
    if (strongpointAt(state, hex)?.state !== 'building') return undefined;
    const bridges = mapIn(state, cells.bridges);
    const stays = Object.entries(mapIn(state, cells.at)).some(([id, at]) => at === hex && !Object.hasOwn(bridges, id));
    return stays ? undefined : { hex };
  },
  effect: ({ hex }) => ({
    says: msg('rtl.stands.builderLeft', { hex: name(String(hex)) }),
    facts: [setAt(cells.strongpoints, String(hex), null)],
  }),
};
