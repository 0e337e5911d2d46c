import { unmark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, isSide, marks } from '../../../ids.ts';
import { areAdjacent } from '../../../model/hexes.ts';
import { operation } from '../../../model/phases.ts';
import { sideInAction } from '../../command/markers.ts';
import { passedBy } from '../../map/passed.ts';
import { msg } from '../msg.ts';
import { advanceOf } from '../results/advance.ts';
import { enteringIn, fightsNoMore, leavingIn, retreated } from '../results/after.ts';

/** 11.3, 11.6: who had to leave or might enter a hex and is put elsewhere, on the map or by hand, has gone there. */

const put = (fact: Fact): { readonly id: string; readonly hex: string } | undefined =>
  fact.kind === 'set' && fact.cell === cells.at && fact.key !== undefined && typeof fact.value === 'string'
    ? { id: fact.key, hex: fact.value }
    : undefined;

export const hasRetreated: StandingRule = {
  id: 'has-retreated',
  v: 1,
  rule: '11.3',
  when: (fact) => put(fact) !== undefined,
  inputs: (state, fact) => {
    const to = put(fact);
    const from = leavingIn(state).find(({ id }) => id === to?.id)?.hex;
    if (!to || from === undefined || from === to.hex) return undefined;
    const target = state.marks[marks.declared]?.[to.hex] !== undefined;
    return { ...to, until: target ? operation({ place: state.place.path, turn: state.place.turn }) : '' };
  },
  effect: ({ id, hex, until }) => ({
    says: msg('rtl.res.stands.retreat', { hex: name(String(hex)) }),
    facts: retreated(String(id), { until: until === '' ? undefined : String(until), owed: true }),
  }),
};

export const hasAdvanced: StandingRule = {
  id: 'has-advanced',
  v: 1,
  rule: '11.6',
  when: (fact) => put(fact) !== undefined,
  inputs: (state, fact, before) => {
    const to = put(fact);
    const { hex: into, crt } = enteringIn(state).find(({ id }) => id === to?.id) ?? {};
    if (!to || into === undefined || crt === undefined) return undefined;
    if (to.hex === textAt(before, cells.at, to.id)) return undefined;
    // no unit goes farther: all else puts a counter right
    const farthest = advanceOf({ class: 'mot', disrupted: false }, crt).hexes;
    if (to.hex !== into && (farthest < 2 || !areAdjacent(to.hex, into))) return undefined;
    const place = state.place.path;
    const until = operation({ place, turn: state.place.turn });
    return { ...to, into, until, side: sideInAction({ cells: state.cells, who: '', place }) ?? '' };
  },
  effect: ({ id, hex, into, until, side }) => ({
    says: msg('rtl.res.stands.advance', { hex: name(String(hex)) }),
    facts: [
      unmark(marks.enters, String(id)),
      fightsNoMore(String(id), String(until)),
      ...(isSide(side) ? passedBy([String(into), String(hex)], side) : []),
    ],
  }),
};
