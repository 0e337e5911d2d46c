import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells, sides } from '../../ids.ts';
import { yes } from '../../model/keys.ts';
import { msg } from './msg.ts';

export const combatCells: readonly CellSpec[] = [
  {
    id: cells.guardsLost,
    msg: msg('bite.cell.guardsLost'),
    rule: '10.0',
    kind: 'count',
    min: 0,
    max: 148,
    side: sides.soviet,
    group: msg('bite.group.blocks'),
  },
  {
    id: cells.italianCharge,
    msg: msg('bite.cell.italianCharge'),
    rule: '20.0',
    kind: 'choice',
    choices: yes,
    side: sides.axis,
    group: msg('bite.group.blocks'),
  },
];
