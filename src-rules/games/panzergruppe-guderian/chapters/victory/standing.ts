import { textsIn } from '#rules/kit/base/json.ts';
import { post, set, setAt } from '#rules/kit/record/facts.ts';
import type { State } from '#rules/kit/record/journal.ts';
import { balance, countIn, hasAt, mapIn } from '#rules/kit/record/readers.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { list } from '#rules/kit/words/message.ts';
import { accounts, otherPhases, recordCells } from '../../ids.ts';
import { objectives } from '../../model/objectives.ts';
import { isSet, number } from '../../model/standing.ts';
import { plain } from '../../model/words.ts';
import { swFront, swPrice } from '../arrivals/southWest.ts';
import { recapturePoints } from './levels.ts';
import { msg } from './msg.ts';
import { isGerman, lineOpen } from './points.ts';

/** 14.23, 15.12: banked points are what the counts say, whichever count was corrected. */
const pointsFollow = (
  id: string,
  account: string,
  rule: string,
  on: StandingRule['when'],
  due: (state: State) => number,
): StandingRule => ({
  id,
  v: 1,
  rule,
  when: on,
  inputs: (state) => {
    const missing = due(state) - balance(state, account);
    return missing === 0 ? undefined : { missing };
  },
  effect: ({ missing }) => {
    const count = number(missing);
    const why = id === 'sw-points' ? msg('pgg.post.swPoints', { count }) : msg('pgg.post.recapture', { count });
    return { says: why, facts: [post(account, count, why, rule)] };
  },
});

export const swPoints = pointsFollow(
  'sw-points',
  accounts.swPoints,
  '14.23',
  (fact) => fact.kind === 'post' && fact.account === accounts.swFront,
  (state) => swPrice(swFront.most - (state.balances[accounts.swFront] ?? swFront.most)),
);

export const recapturesPoints = pointsFollow(
  'recapture-points',
  accounts.recapturePoints,
  '15.12',
  (fact) => isSet(fact, recordCells.recaptures),
  (state) =>
    recapturePoints *
    Object.values(mapIn(state, recordCells.recaptures)).reduce((sum: number, n) => sum + number(n), 0),
);

/** 15.12: when B6 is done without a word, the snapshot is what the record holds. */
export const snapshotTaken: StandingRule = {
  id: 'snapshot',
  v: 1,
  rule: '15.12',
  when: (fact) => fact.kind === 'go' && fact.to.endsWith(`/${otherPhases.end}`),
  inputs: (state) => {
    if (countIn(state, recordCells.snapshotTurn) === state.place.turn) return undefined;
    return {
      turn: state.place.turn,
      german: objectives
        .filter((one) => one.city && isGerman(state, one.id) && lineOpen(state, one.id))
        .map((one) => one.id),
      was: objectives.filter((one) => hasAt(state, recordCells.snapshot, one.id)).map((one) => one.id),
    };
  },
  effect: ({ turn, german, was }) => {
    const held = textsIn(german);
    const names = list(objectives.filter((one) => held.includes(one.id)).map((one) => plain(one.name)));
    return {
      says: names ? msg('pgg.stands.snapshot', { what: names }) : msg('pgg.stands.snapshotNone'),
      facts: [
        ...textsIn(was)
          .filter((id) => !held.includes(id))
          .map((id) => setAt(recordCells.snapshot, id, null)),
        ...held.map((id) => setAt(recordCells.snapshot, id, true)),
        set(recordCells.snapshotTurn, number(turn)),
      ],
    };
  },
};
