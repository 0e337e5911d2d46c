import type { Chapter } from '#rules/kit/game/chapter.ts';
import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import { accounts, recordCells, sides } from '../../ids.ts';
import { anyHex, ofSoviet, onePerTurn, onMap, yes } from '../../model/cellKeys.ts';
import { markers } from '../../model/markers.ts';
import { msg } from './msg.ts';

/** Interdiction markers on the map (13.2, 13.4). */
export const interdictionCells: readonly CellSpec[] = [
  {
    id: recordCells.air,
    msg: msg('pgg.cell.air'),
    rule: '13.2',
    kind: 'choice',
    choices: yes,
    keys: anyHex,
    ...onMap,
    side: sides.german,
  },
  {
    id: recordCells.sovietMarker,
    msg: msg('pgg.cell.sovietMarker'),
    rule: '13.42',
    kind: 'text',
    ...onMap,
    side: sides.soviet,
  },
  {
    id: recordCells.sovietMarkerUses,
    msg: msg('pgg.cell.sovietMarkerUses'),
    rule: '13.41',
    kind: 'text',
    keys: onePerTurn,
    ...onMap,
    side: sides.soviet,
  },
];

export const interdictionAccounts: readonly AccountSpec[] = [
  {
    id: accounts.interdiction,
    msg: msg('pgg.account.interdiction'),
    rule: '13.41',
    min: 0,
    max: markers.interdiction,
    ...ofSoviet,
  },
];

/** Before turn 1. */
export const airStart = {
  balances: {
    [accounts.interdiction]: markers.interdiction,
  },
  cells: {
    [recordCells.air]: {},
    [recordCells.sovietMarker]: '',
    [recordCells.sovietMarkerUses]: {},
  },
} satisfies Chapter['start'];
