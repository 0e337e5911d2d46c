import { isObject, textsIn } from '#rules/kit/base/json.ts';
import { setAt, unmark } from '#rules/kit/record/facts.ts';
import { hasAt } from '#rules/kit/record/readers.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { list } from '#rules/kit/words/message.ts';
import { cells, marks, phases, playerTurns } from '../../ids.ts';
import { disruptedMarks } from '../../model/reading.ts';
import { divisionOfUnit } from '../../model/schedule.ts';
import { goesTo, isSet, number } from '../../model/standing.ts';
import { stepsLeft } from '../../model/steps.ts';
import { divisionMsg, markedMsg, nameOnMark } from '../../model/words.ts';
import { msg } from './msg.ts';
import { hasIntegrity } from './steps.ts';

/** 6.63: disruption ends for all units of the side in its removal phase (ruling A47). */
export const disruptionEnds = (side: 'german' | 'soviet'): StandingRule => ({
  id: `disruption-${side}`,
  v: 1,
  rule: '6.63',
  when: (fact) => goesTo(fact, playerTurns[side], phases.disruption),
  inputs: (state) => {
    const marked = disruptedMarks(state, side);
    const names = Object.fromEntries(
      marked.flatMap(([key, mark]) => {
        const called = nameOnMark(mark);
        return called === undefined ? [] : [[key, called]];
      }),
    );
    if (marked.length === 0) return undefined;
    return { keys: marked.map(([key]) => key), ...(Object.keys(names).length > 0 ? { names } : {}) };
  },
  effect: ({ keys, names }) => {
    const units = textsIn(keys);
    const called = isObject(names) ? names : {};
    const what = list(units.map((key) => markedMsg([key, { value: { name: called[key] ?? null } }])));
    if (!what) return undefined;
    return { says: msg('pgg.stands.disruption', { what }), facts: units.map((key) => unmark(marks.disrupted, key)) };
  },
});

/** 7.3: once a regiment is gone, its division's integrity is gone for the game. */
export const integrityLost: StandingRule = {
  id: 'integrity-lost',
  v: 1,
  rule: '7.3',
  when: (fact) => isSet(fact, cells.steps) && fact.value === 0,
  inputs: (state, fact) => {
    if (!isSet(fact, cells.steps) || fact.key === undefined) return undefined;
    const division = divisionOfUnit(fact.key);
    if (!division || !hasIntegrity(division) || hasAt(state, cells.divisionLost, division.id)) return undefined;
    return { unit: fact.key, left: division.units.filter((unit) => stepsLeft(state, unit) > 0).length };
  },
  effect: ({ unit, left }) => {
    const division = divisionOfUnit(String(unit));
    if (!division) return undefined;
    const says =
      number(left) === 0
        ? msg('pgg.stands.divisionGone', { division: divisionMsg(division) })
        : msg('pgg.stands.integrityLost', { division: divisionMsg(division) });
    return { says, facts: [setAt(cells.divisionLost, division.id, true)] };
  },
};
