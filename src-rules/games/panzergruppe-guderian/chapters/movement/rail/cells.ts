import type { Chapter } from '#rules/kit/game/chapter.ts';
import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import { accounts, recordCells } from '../../../ids.ts';
import { anyHex, ofSoviet, onMap } from '../../../model/cellKeys.ts';
import { turns } from '../../../model/turns.ts';
import { msg } from '../msg.ts';
import { rail } from './rail.ts';

/** Broken rails (6.37). */
export const brokenRailCells: readonly CellSpec[] = [
  {
    id: recordCells.brokenRail,
    msg: msg('pgg.cell.brokenRail'),
    rule: '6.37',
    kind: 'count',
    min: 0,
    max: turns,
    keys: anyHex,
    ...onMap,
  },
];

export const railAccounts: readonly AccountSpec[] = [
  {
    id: accounts.rail,
    msg: msg('pgg.account.rail'),
    rule: '6.31',
    min: 0,
    max: rail.quota,
    lapses: msg('pgg.account.rail.lapses'),
    ...ofSoviet,
  },
];

/** Before turn 1. */
export const movementStart = {
  balances: {
    [accounts.rail]: rail.quota,
  },
  cells: {
    [recordCells.brokenRail]: {},
  },
} satisfies Chapter['start'];
