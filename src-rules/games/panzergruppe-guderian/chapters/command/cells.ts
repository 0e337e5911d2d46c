import type { Chapter } from '#rules/kit/game/chapter.ts';
import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import { accounts, recordCells } from '../../ids.ts';
import { ofSoviet, onePerLeader, onePerTurn, yes } from '../../model/cellKeys.ts';
import { markers } from '../../model/markers.ts';
import { turns } from '../../model/turns.ts';
import { msg } from './msg.ts';

/** Leaders off the map (10.24, 10.4). */
export const leaderCells: readonly CellSpec[] = [
  {
    id: recordCells.withdrawals,
    msg: msg('pgg.cell.withdrawals'),
    rule: '10.4',
    kind: 'text',
    keys: onePerTurn,
    ...ofSoviet,
  },
  {
    id: recordCells.away,
    msg: msg('pgg.cell.away'),
    rule: '10.4',
    kind: 'count',
    min: 0,
    max: turns,
    keys: onePerLeader,
    ...ofSoviet,
  },
  {
    id: recordCells.leaderLost,
    msg: msg('pgg.cell.leaderLost'),
    rule: '10.24',
    kind: 'choice',
    choices: yes,
    keys: onePerLeader,
    ...ofSoviet,
  },
];

export const withdrawalAccounts: readonly AccountSpec[] = [
  {
    id: accounts.withdrawals,
    msg: msg('pgg.account.withdrawals'),
    rule: '10.4',
    min: 0,
    max: markers.withdrawals,
    ...ofSoviet,
  },
];

/** Before turn 1. */
export const commandStart = {
  balances: {
    [accounts.withdrawals]: markers.withdrawals,
  },
  cells: {
    [recordCells.withdrawals]: {},
    [recordCells.away]: {},
    [recordCells.leaderLost]: {},
  },
} satisfies Chapter['start'];
