import type { Chapter } from '#rules/kit/game/chapter.ts';
import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import { accounts, recordCells } from '../../ids.ts';
import { ofGerman, ofSoviet, onePerDivision, onePerLeader, onePerTurn, yes } from '../../model/cellKeys.ts';
import { sovietSchedule } from '../../model/schedule.ts';
import { turns } from '../../model/turns.ts';
import { sovietLineMsg } from '../../model/words.ts';
import { msg } from './msg.ts';
import { swFront } from './southWest.ts';

const onePerLine = sovietSchedule.map((line) => ({ key: line.id, msg: sovietLineMsg(line) }));

/** German divisions that have entered (16.2). */
export const germanInCells: readonly CellSpec[] = [
  {
    id: recordCells.germanIn,
    msg: msg('pgg.cell.germanIn'),
    rule: '16.2',
    kind: 'count',
    min: 0,
    max: turns,
    keys: onePerDivision,
    ...ofGerman,
  },
];

/** What has entered of the Soviet (14.1, 14.2, 16.1). */
export const sovietInCells: readonly CellSpec[] = [
  {
    id: recordCells.rifleIn,
    msg: msg('pgg.cell.rifleIn'),
    rule: '16.1',
    kind: 'count',
    min: 0,
    max: 6,
    keys: onePerLine,
    ...ofSoviet,
  },
  {
    id: recordCells.armorIn,
    msg: msg('pgg.cell.armorIn'),
    rule: '16.1',
    kind: 'count',
    min: 0,
    max: 2,
    keys: onePerLine,
    ...ofSoviet,
  },
  {
    id: recordCells.leaderIn,
    msg: msg('pgg.cell.leaderIn'),
    rule: '16.1',
    kind: 'choice',
    choices: yes,
    keys: onePerLeader,
    ...ofSoviet,
  },
  {
    id: recordCells.provisionalDie,
    msg: msg('pgg.cell.provisionalDie'),
    rule: '14.11',
    kind: 'count',
    min: 0,
    max: 6,
    keys: onePerTurn,
    ...ofSoviet,
  },
  {
    id: recordCells.provisionalHex,
    msg: msg('pgg.cell.provisionalHex'),
    rule: '14.12',
    kind: 'text',
    keys: onePerTurn,
    ...ofSoviet,
  },
  {
    id: recordCells.provisional,
    msg: msg('pgg.cell.provisional'),
    rule: '14.13',
    kind: 'choice',
    choices: [
      { value: 'open', msg: msg('pgg.provisional.open') },
      { value: 'entered', msg: msg('pgg.provisional.entered') },
      { value: 'lost', msg: msg('pgg.provisional.lost') },
    ],
    keys: onePerTurn,
    ...ofSoviet,
  },
  {
    id: recordCells.swByTurn,
    msg: msg('pgg.cell.swByTurn'),
    rule: '14.21',
    kind: 'count',
    min: 0,
    max: swFront.perTurn,
    keys: onePerTurn,
    ...ofSoviet,
  },
];

export const frontAccounts: readonly AccountSpec[] = [
  { id: accounts.swFront, msg: msg('pgg.account.swFront'), rule: '14.21', min: 0, max: swFront.most, ...ofSoviet },
];

/** Before turn 1. */
export const arrivalsStart = {
  balances: {
    [accounts.swFront]: swFront.most,
  },
  cells: {
    [recordCells.germanIn]: {},
    [recordCells.rifleIn]: {},
    [recordCells.armorIn]: {},
    [recordCells.leaderIn]: {},
    [recordCells.provisionalDie]: {},
    [recordCells.provisionalHex]: {},
    [recordCells.provisional]: {},
    [recordCells.swByTurn]: {},
  },
} satisfies Chapter['start'];
