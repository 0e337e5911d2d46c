import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells, sides } from '../../ids.ts';
import { anyBlock } from '../../model/keys.ts';
import { msg } from './msg.ts';

const group = msg('bite.group.map');

/** What the record keeps of the map: where blocks stand, and who controls what. */
export const mapCells: readonly CellSpec[] = [
  {
    id: cells.at,
    msg: msg('bite.cell.at'),
    rule: '3.10',
    kind: 'text',
    keys: anyBlock,
    group,
  },
  {
    id: cells.control,
    msg: msg('bite.cell.control'),
    rule: '3.1',
    kind: 'choice',
    choices: [
      { value: sides.axis, msg: msg('bite.side.axis') },
      { value: sides.soviet, msg: msg('bite.side.soviet') },
    ],
    keys: { pattern: '^[\\w.-]{1,40}$', hint: msg('bite.cell.control.hint') },
    group,
  },
];
