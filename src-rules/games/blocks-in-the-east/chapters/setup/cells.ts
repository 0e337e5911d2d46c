import type { CellSpec } from '#rules/kit/game/specs.ts';
import { poolCells } from '../../ids.ts';
import { anyBlock, yes } from '../../model/keys.ts';
import { msg } from './msg.ts';

export const placedCells: readonly CellSpec[] = [
  {
    id: poolCells.placed,
    msg: msg('bite.cell.placed'),
    rule: '2.3',
    kind: 'choice',
    choices: yes,
    keys: anyBlock,
    group: msg('bite.group.pool'),
  },
];
