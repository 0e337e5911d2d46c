import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { unmark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, isSide, marks } from '../../../ids.ts';
import { areAdjacent } from '../../../model/hexes.ts';
import { operation } from '../../../model/phases.ts';
import { sideInAction } from '../../command/markers.ts';
import { passedBy } from '../../map/passed.ts';
import { msg } from '../msg.ts';
import { advanceOf } from '../results/advance.ts';
import { enteringIn, fightsNoMore, type LeavingUnit, leavingIn, retreated } from '../results/after.ts';

/** 11.3, 11.6: who had to leave or might enter a hex and is put elsewhere, on the map or by hand, has gone there. */

const put = (fact: Fact): { readonly id: string; readonly hex: string } | undefined =>
  fact.kind === 'set' && fact.cell === cells.at && fact.key !== undefined && typeof fact.value === 'string'
    ? { id: fact.key, hex: fact.value }
    : undefined;

const calledIn = ({ name: called }: LeavingUnit): JsonObject => (called === undefined ? {} : { called });
/** As its form says it; where no name was noted the hex alone. */
const saysOf = (how: 'retreat' | 'advance', to: Json | undefined, called: Json | undefined): Msg => {
  const hex = name(String(to));
  return called === undefined
    ? msg(`rtl.res.stands.${how}`, { hex })
    : msg(`rtl.res.says.${how}`, { hex, what: name(String(called)) });
};

export const hasRetreated: StandingRule = {
  id: 'has-retreated',
  v: 1,
  rule: '11.3',
  when: (fact) => put(fact) !== undefined,
  inputs: (state, fact) => {
    const to = put(fact);
    const from = leavingIn(state).find(({ id }) => id === to?.id);
    if (!to || from === undefined || from.hex === to.hex) return undefined;
    const target = state.marks[marks.declared]?.[to.hex] !== undefined;
    return {
      ...to,
      ...calledIn(from),
      until: target ? operation({ place: state.place.path, turn: state.place.turn }) : '',
    };
  },
  effect: ({ id, hex, until, called }) => ({
    says: saysOf('retreat', hex, called),
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
    const entering = enteringIn(state).find(({ id }) => id === to?.id);
    if (!to || entering === undefined) return undefined;
    const { hex: into, crt } = entering;
    if (to.hex === textAt(before, cells.at, to.id)) return undefined;
    // no unit goes farther: all else puts a counter right
    const farthest = advanceOf({ class: 'mot', disrupted: false }, crt).hexes;
    if (to.hex !== into && (farthest < 2 || !areAdjacent(to.hex, into))) return undefined;
    const place = state.place.path;
    const until = operation({ place, turn: state.place.turn });
    return {
      ...to,
      ...calledIn(entering),
      into,
      until,
      side: sideInAction({ cells: state.cells, who: '', place }) ?? '',
    };
  },
  effect: ({ id, hex, into, until, side, called }) => ({
    says: saysOf('advance', hex, called),
    facts: [
      unmark(marks.enters, String(id)),
      fightsNoMore(String(id), String(until)),
      ...(isSide(side) ? passedBy([String(into), String(hex)], side) : []),
    ],
  }),
};
