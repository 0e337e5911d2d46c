import type { AccountSpec } from '#rules/kit/game/specs.ts';
import { inUse, sideOf, sides } from '../../ids.ts';
import { colourMsg, groups, lendLease, purseMsg, purses, shownWhen } from '../../model/purses.ts';
import { msg } from './msg.ts';
import { pocketColours, pocketPurse } from './sites/pocket.ts';

export const pocketAccounts = (group: AccountSpec['group']): readonly AccountSpec[] =>
  pocketColours.map((colour) => ({
    id: pocketPurse[colour],
    msg: msg(`bite.account.pocket.${colour}`),
    rule: '12.3',
    group,
    side: sides.soviet,
    min: 0,
    when: { all: [inUse('a12'), ...(colour === 'red' ? [inUse('a11')] : [])] },
  }));
export const accountSpecs: readonly AccountSpec[] = [
  ...purses.map(
    ({ id, nation, colour }): AccountSpec => ({
      id,
      msg: purseMsg(nation, colour),
      rule: colour === 'yellow' ? '3.6' : '11.0',
      group: groups[sideOf(nation)],
      side: sideOf(nation),
      min: 0,
      when: shownWhen(nation, colour),
    }),
  ),
  ...(['red', 'blue'] as const).map(
    (colour): AccountSpec => ({
      id: lendLease[colour],
      msg: msg('bite.account.lend', { colour: colourMsg[colour] }),
      rule: '34.0',
      group: groups.soviet,
      side: sides.soviet,
      min: 0,
      lapses: msg('bite.account.lend.lapses'),
      when: inUse('o34'),
    }),
  ),
  ...pocketAccounts(groups.soviet),
];
