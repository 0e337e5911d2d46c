import { post } from '#rules/kit/record/facts.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { list } from '#rules/kit/words/message.ts';
import { type SideId, sides } from '../../ids.ts';
import { colours, noPp, type Payer, type Pp, payersOf } from '../../model/income.ts';
import { isNone, ppBy } from '../../model/pp.ts';
import { ppMsg } from '../../model/ppWords.ts';
import { account, inHand, lendInHand, lendLease } from '../../model/purses.ts';
import { nationMsg } from '../../model/units.ts';
import { letGo, tooMany } from './income/storage.ts';
import { msg } from './msg.ts';

/** What goes by itself: Lend-Lease with the production phase, what storage cannot keep with the last phase that spends. */

const leaving =
  (end: string): StandingRule['when'] =>
  (fact, _, before) =>
    fact.kind === 'go' && before.place.path.endsWith(end) && fact.to !== before.place.path;
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const lapse: StandingRule = {
  id: 'lend-lease-lapses',
  v: 1,
  rule: '34.0',
  when: leaving('/soviet/production'),
  inputs: (state) => {
    const { red, blue } = lendInHand(state);
    return red > 0 || blue > 0 ? { red: Math.max(0, red), blue: Math.max(0, blue) } : undefined;
  },
  effect: (slice) => {
    const left = { red: number(slice.red), blue: number(slice.blue) };
    const says = msg('bite.stands.lapses', { pp: ppMsg({ ...noPp, ...left }) });
    return {
      says,
      facts: (['red', 'blue'] as const).flatMap((colour) =>
        left[colour] > 0 ? [post(lendLease[colour], -left[colour], says, '34.0')] : [],
      ),
    };
  },
};

/** 11.2: rail moves are the last that PP pay for in a player-turn. */
const storage = (side: SideId): StandingRule => ({
  id: `storage-${side}`,
  v: 1,
  rule: '11.2',
  when: leaving(`/${side}/rail`),
  inputs: (state) => {
    const held = payersOf(side).map((nation) => [nation, inHand(state, nation)] as const);
    return held.some(([, pp]) => tooMany(pp) > 0)
      ? Object.fromEntries(held.map(([nation, pp]) => [nation, { ...pp }]))
      : undefined;
  },
  effect: (slice) => {
    const gone = payersOf(side).flatMap((nation): readonly (readonly [Payer, Pp])[] => {
      const pp = letGo(read(slice[nation]));
      return isNone(pp) ? [] : [[nation, pp]];
    });
    const what = list(
      gone.map(([nation, pp]) => msg('bite.says.nationPp', { nation: nationMsg[nation], pp: ppMsg(pp) })),
    );
    if (!what) return undefined;
    const says = msg('bite.says.notKept', { what });
    return {
      says,
      facts: gone.flatMap(([nation, pp]) =>
        colours.flatMap((colour) => (pp[colour] > 0 ? [post(account(nation, colour), -pp[colour], says, '11.2')] : [])),
      ),
    };
  },
});
const read = (value: unknown): Pp => {
  if (typeof value !== 'object' || value === null) return noPp;
  const of = (colour: string): number => number(Object.entries(value).find(([key]) => key === colour)?.[1]);
  return ppBy(of);
};

export const standing: readonly StandingRule[] = [lapse, storage(sides.axis), storage(sides.soviet)];
