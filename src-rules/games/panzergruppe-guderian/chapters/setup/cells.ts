import type { Chapter } from '#rules/kit/game/chapter.ts';
import type { CellSpec } from '#rules/kit/game/specs.ts';
import { recordCells } from '../../ids.ts';
import { ofSoviet, yes } from '../../model/cellKeys.ts';
import { armies } from '../../model/schedule.ts';
import { armyMsg } from '../../model/words.ts';
import { msg } from './msg.ts';

const onePerArmy = armies.map((army) => ({ key: army, msg: armyMsg(army) }));

/** Who is set up, and who may move on turn 1 (5.1, 5.21). */
export const setUpCells: readonly CellSpec[] = [
  {
    id: recordCells.setUp,
    msg: msg('pgg.cell.setUp'),
    rule: '5.1',
    kind: 'choice',
    choices: yes,
    keys: onePerArmy,
    ...ofSoviet,
  },
  {
    id: recordCells.army,
    msg: msg('pgg.cell.army'),
    rule: '5.21',
    kind: 'choice',
    choices: [
      { value: 'free', msg: msg('pgg.army.free') },
      { value: 'frozen', msg: msg('pgg.army.frozen') },
    ],
    keys: onePerArmy,
    ...ofSoviet,
  },
];

/** Before turn 1. */
export const setupStart = {
  cells: {
    [recordCells.setUp]: {},
    [recordCells.army]: {},
  },
} satisfies Chapter['start'];
