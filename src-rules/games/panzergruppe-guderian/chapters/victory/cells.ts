import type { Scalar } from '#rules/kit/base/json.ts';
import type { Chapter } from '#rules/kit/game/chapter.ts';
import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, recordCells, sides } from '../../ids.ts';
import { yes } from '../../model/cellKeys.ts';
import { objectives } from '../../model/objectives.ts';
import { turns } from '../../model/turns.ts';
import { msg } from './msg.ts';

const onePerObjective = objectives.map((objective) => ({
  key: objective.id,
  msg: msg('pgg.say', { what: name(objective.name) }),
}));

const onePerCity = onePerObjective.filter((_, i) => objectives[i]?.city);

const cities = { group: msg('pgg.group.cities') };

const each = <V extends Scalar>(keys: readonly string[], value: V): { readonly [key: string]: V } =>
  Object.fromEntries(keys.map((key) => [key, value]));

/** Objectives and their lines, cities taken down and retaken (15.11, 15.12). */
export const cityCells: readonly CellSpec[] = [
  {
    id: recordCells.control,
    msg: msg('pgg.cell.control'),
    rule: '15.11',
    kind: 'choice',
    choices: [
      { value: 'soviet', msg: msg('pgg.control.soviet') },
      { value: 'german', msg: msg('pgg.control.german') },
      { value: 'split', msg: msg('pgg.control.split') },
    ],
    keys: onePerObjective,
    ...cities,
  },
  {
    id: recordCells.line,
    msg: msg('pgg.cell.line'),
    rule: '15.11',
    kind: 'choice',
    choices: [
      { value: 'open', msg: msg('pgg.line.open') },
      { value: 'cut', msg: msg('pgg.line.cut') },
    ],
    keys: onePerObjective,
    ...cities,
  },
  {
    id: recordCells.controlSince,
    msg: msg('pgg.cell.controlSince'),
    rule: '13.2',
    kind: 'count',
    min: 0,
    max: turns,
    keys: onePerObjective,
    ...cities,
  },
  {
    id: recordCells.snapshot,
    msg: msg('pgg.cell.snapshot'),
    rule: '15.12',
    kind: 'choice',
    choices: yes,
    keys: onePerCity,
    ...cities,
  },
  {
    id: recordCells.snapshotTurn,
    msg: msg('pgg.cell.snapshotTurn'),
    rule: '15.12',
    kind: 'count',
    min: 0,
    max: turns,
    ...cities,
  },
  {
    id: recordCells.recaptures,
    msg: msg('pgg.cell.recaptures'),
    rule: '15.12',
    kind: 'count',
    min: 0,
    max: turns,
    keys: onePerCity,
    ...cities,
  },
];

export const pointAccounts: readonly AccountSpec[] = [
  {
    id: accounts.swPoints,
    msg: msg('pgg.account.swPoints'),
    rule: '14.23',
    min: 0,
    group: msg('pgg.group.points'),
    side: sides.german,
  },
  {
    id: accounts.recapturePoints,
    msg: msg('pgg.account.recapturePoints'),
    rule: '15.12',
    min: 0,
    group: msg('pgg.group.points'),
    side: sides.soviet,
  },
];

/** Before turn 1. */
export const victoryStart = {
  balances: {
    [accounts.swPoints]: 0,
    [accounts.recapturePoints]: 0,
  },
  cells: {
    [recordCells.control]: each(
      objectives.map(({ id }) => id),
      'soviet',
    ),
    [recordCells.line]: each(
      objectives.map(({ id }) => id),
      'cut',
    ),
    [recordCells.controlSince]: {},
    [recordCells.snapshot]: {},
    [recordCells.snapshotTurn]: 0,
    [recordCells.recaptures]: {},
  },
} satisfies Chapter['start'];
