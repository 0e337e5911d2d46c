import { post } from '#rules/kit/record/facts.ts';
import type { State } from '#rules/kit/record/journal.ts';
import { balance, countAt, textAt } from '#rules/kit/record/readers.ts';
import { entersFirst, instantEnd, type StandingRule } from '#rules/kit/record/standing.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { accounts, cells, phases, sides } from '../../ids.ts';
import { phaseIn } from '../../model/phases.ts';
import { airportsHeld } from './impetus.ts';
import { msg } from './msg.ts';

/** What the rules do by themselves: booked as entries of their own when their trigger is recorded. */

/** 16.4.2: 1 PS less in the Axis reinforcements while the airports are not Soviet; before any gain (AMB-55). */
const airports: StandingRule = {
  id: 'airports',
  v: 1,
  rule: '16.4.2',
  entered: true,
  when: (fact, _state, before) => entersFirst(fact, before, (path) => phaseIn(path) === phases.reinforcements),
  inputs: (state) => {
    const ps = balance(state, accounts.ps);
    return airportsHeld(state) || ps <= 0 ? undefined : { ps };
  },
  effect: ({ ps }) => ({
    says: msg('armir.stands.airports', { n: Number(ps) - 1 }),
    facts: [post(accounts.ps, -1, msg('armir.post.airports'), '16.4.2')],
  }),
};

/** 16.4.1: PS follow the control of the starred places; never below 0. */
const places: StandingRule = {
  id: 'starred-places',
  v: 1,
  rule: '16.4.1',
  when: (fact) => fact.kind === 'set' && fact.cell === cells.control,
  inputs: (state, fact, before) => {
    if (fact.kind !== 'set' || fact.key === undefined || fact.value === null) return undefined;
    const worth = countAt(state, cells.worth, fact.key);
    const was = textAt(before, cells.control, fact.key) || (fact.value === sides.soviet ? sides.axis : sides.soviet);
    if (worth === undefined || was === fact.value) return undefined;
    const n = fact.value === sides.soviet ? worth : -Math.min(worth, Math.max(0, balance(state, accounts.ps)));
    return n === 0 ? undefined : { n, ps: balance(state, accounts.ps) + n };
  },
  effect: ({ n, ps }) => {
    const by = Number(n);
    return by > 0
      ? {
          says: msg('armir.stands.placeTaken', { count: by, n: Number(ps) }),
          facts: [post(accounts.ps, by, msg('armir.post.placeTaken'), '16.4.1')],
        }
      : {
          says: msg('armir.stands.placeBack', { count: -by, n: Number(ps) }),
          facts: [post(accounts.ps, by, msg('armir.post.placeBack'), '16.4.1')],
        };
  },
};

/** 17: whether the Soviet has nothing left, where a game is kept. */
export const isDefeated = ({ balances }: Pick<State, 'balances'>): boolean => {
  const ps = balances[accounts.ps];
  return ps !== undefined && ps <= 0;
};
/** 17: an end that interrupts any phase. */
export const gameOver = (context: Pick<State, 'balances'>): { readonly msg: Msg; readonly rule: string } | undefined =>
  isDefeated(context) ? { msg: msg('armir.defeat'), rule: '17' } : undefined;
/** Booked as an entry of its own, which can be undone. */
const defeat = instantEnd({
  id: 'defeat',
  rule: '17',
  says: msg('armir.defeat'),
  inputs: (state) => (isDefeated(state) ? { ps: balance(state, accounts.ps) } : undefined),
});

export const standing: readonly StandingRule[] = [airports, places, defeat];
