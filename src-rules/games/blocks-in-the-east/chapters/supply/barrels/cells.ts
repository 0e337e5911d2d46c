import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells } from '../../../ids.ts';
import { anyBlock } from '../../../model/keys.ts';
import { msg } from '../msg.ts';

export const barrelsCells: readonly CellSpec[] = [
  {
    id: cells.barrels,
    msg: msg('bite.cell.barrels'),
    rule: '4.4',
    kind: 'choice',
    choices: [{ value: 'yes', msg: msg('bite.yes') }],
    keys: anyBlock,
    group: msg('bite.group.barrels'),
  },
];
