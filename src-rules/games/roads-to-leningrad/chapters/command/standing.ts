import { set, setAt } from '#rules/kit/record/facts.ts';
import type { Fact, State } from '#rules/kit/record/journal.ts';
import { mapIn, textIn } from '#rules/kit/record/readers.ts';
import { entersFirst, type StandingRule } from '#rules/kit/record/standing.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells } from '../../ids.ts';
import { turnCode } from '../../model/calendar.ts';
import { isAhead, phaseIn } from '../../model/phases.ts';
import { msg } from './msg.ts';

/** Whatever was under way in the last turn is over, and nothing of this one has begun. */
const beginsTurn = (fact: Fact, before: State): boolean =>
  fact.kind === 'go' && fact.turn > before.place.turn && isAhead({ place: fact.to }, 'initiative');

/** What the record has of the operational sequence that is played. */
const inHand = [cells.active, cells.sequence, cells.drawn, cells.acting] as const;
const emptied = inHand.map((cell) => set(cell, ''));
/** 7.25: with a new turn nobody is in operation, whatever stood written down of the last sequence. */
const sequencesOver: StandingRule = {
  id: 'sequences-over',
  v: 1,
  rule: '7.25',
  entered: true,
  when: (fact, _state, before) => beginsTurn(fact, before),
  inputs: (state) => (inHand.every((cell) => textIn(state, cell) === '') ? undefined : { turn: state.place.turn }),
  effect: ({ turn }) => ({
    says: msg('rtl.act.stands.over', { turn: name(turnCode(Number(turn))) }),
    facts: emptied,
  }),
};

/** 7.26: at the initiative of a turn every marker is out of cup, pool and hand again; no side is in operation. */
const newTurn: StandingRule = {
  id: 'markers-back',
  v: 1,
  rule: '7.26',
  entered: true,
  when: (fact, _state, before) => entersFirst(fact, before, (path) => phaseIn(path) === 'initiative'),
  inputs: (state) => {
    const back = Object.entries(mapIn(state, cells.markers)).flatMap(([id, value]) =>
      value === 'cup' || value === 'pool' || value === 'played' ? [id] : [],
    );
    const hand = textIn(state, cells.active) + textIn(state, cells.drawn) + textIn(state, cells.acting);
    return back.length === 0 && hand === '' ? undefined : { back, turn: state.place.turn };
  },
  effect: ({ back, turn }) => ({
    says: msg('rtl.act.stands.back', { turn: name(turnCode(Number(turn))) }),
    facts: [
      ...emptied,
      ...(Array.isArray(back) ? back.map(String) : []).map((id) =>
        // markers that are only counted are counted anew
        setAt(cells.markers, id, id.includes(':') ? null : 'out'),
      ),
    ],
  }),
};
export const standing: readonly StandingRule[] = [sequencesOver, newTurn];
