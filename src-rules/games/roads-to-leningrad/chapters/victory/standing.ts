import { post, set, setAt } from '#rules/kit/record/facts.ts';
import { balance, mapIn, textAt } from '#rules/kit/record/readers.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { instantEnd } from '#rules/kit/record/standing.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, cells, sides } from '../../ids.ts';
import { isSetUp } from '../../model/phases.ts';
import { addedVp, isChecked, isImmediate } from './immediate.ts';
import { msg } from './msg.ts';
import { captures, immediateTurn, placeAt } from './places.ts';

/** S1.23: a Soviet capture is charged as soon as it is recorded, once, and stays charged. */
const charge: StandingRule = {
  id: 'capture',
  v: 1,
  rule: 'S1.23',
  when: (fact) => fact.kind === 'set' && fact.cell === cells.places && fact.value === sides.soviet,
  inputs: (state, fact) => {
    if (fact.kind !== 'set' || fact.key === undefined) return undefined;
    const place = captures.find(({ hex }) => hex === fact.key);
    if (!place || textAt(state, cells.charged, place.hex) === 'yes') return undefined;
    return { hex: place.hex, name: place.name, vp: place.vp };
  },
  effect: ({ hex, name: called, vp }) => {
    const what = msg('rtl.place', { what: name(String(called)), hex: name(String(hex)) });
    return {
      says: msg('rtl.stands.capture', { what, n: Number(vp) }),
      facts: [
        post(accounts.vp, Number(vp), msg('rtl.vp.capture', { what }), 'S1.23'),
        setAt(cells.charged, String(hex), 'yes'),
      ],
    };
  },
};

/** S1.22: who crosses a place is its controller. */
const crossed: StandingRule = {
  id: 'place-crossed',
  v: 1,
  rule: 'S1.22',
  when: (fact) => fact.kind === 'set' && fact.cell === cells.control && fact.key !== undefined && placeAt.has(fact.key),
  inputs: (state, fact) => {
    if (fact.kind !== 'set' || fact.key === undefined) return undefined;
    const place = placeAt.get(fact.key);
    const side = textAt(state, cells.control, fact.key);
    if (!place || side === '' || textAt(state, cells.places, place.hex) === side) return undefined;
    return { hex: place.hex, name: place.name, side };
  },
  effect: ({ hex, name: called, side }) => ({
    says: msg(side === sides.german ? 'rtl.stands.crossedGerman' : 'rtl.stands.crossedSoviet', {
      what: msg('rtl.place', { what: name(String(called)), hex: name(String(hex)) }),
    }),
    facts: [setAt(cells.places, String(hex), String(side))],
  }),
};

const victory = instantEnd({
  id: 'immediate-victory',
  rule: 'S3.33',
  says: msg('rtl.over.immediate'),
  inputs: (state) => (isImmediate(state) ? { vp: balance(state, accounts.vp) } : undefined),
});

/** S3.33b: before 15PM the VP of places come off the total again. */
const takenOff: StandingRule = {
  id: 'places-off',
  v: 1,
  rule: 'S3.33',
  when: (fact) => fact.kind === 'go' && fact.turn > immediateTurn,
  inputs: (state) => (isChecked(state) ? { n: addedVp(state) } : undefined),
  effect: ({ n }) => ({
    says: msg('rtl.stands.placesOff', { n: -Number(n) }),
    facts: [
      ...(Number(n) === 0 ? [] : [post(accounts.vp, -Number(n), msg('rtl.vp.placesOff'), 'S3.33')]),
      set(cells.immediate, null),
    ],
  }),
};

/** 4.13: what is reduced in the set-up begins so and has lost nothing. */
const begun: StandingRule = {
  id: 'began-reduced',
  v: 1,
  rule: '4.13',
  when: (fact, _, before) =>
    fact.kind === 'set' && fact.cell === cells.steps && fact.key !== undefined && isSetUp({ place: before.place.path }),
  inputs: (state, fact) => {
    if (fact.kind !== 'set' || fact.key === undefined) return undefined;
    const left = mapIn(state, cells.steps)[fact.key];
    const was = mapIn(state, cells.began)[fact.key];
    return left === was ? undefined : { unit: fact.key, left: typeof left === 'number' ? left : null };
  },
  effect: ({ unit, left }) => ({
    says: msg(left === null ? 'rtl.stands.beganFull' : 'rtl.stands.beganReduced'),
    facts: [setAt(cells.began, String(unit), left === null ? null : Number(left))],
  }),
};

export const standing: readonly StandingRule[] = [crossed, charge, begun, victory, takenOff];
