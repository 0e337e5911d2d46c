import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { unitKeys } from '../../model/keys.ts';
import { msg } from './msg.ts';

/** 5.3: the sides of HQs and guns. */

const units = { group: groups.units, keys: unitKeys } as const;
export const cellSpecs: readonly CellSpec[] = [
  {
    id: cells.up,
    msg: msg('armir.cell.up'),
    rule: '5.3',
    kind: 'choice',
    choices: [
      { value: 'range', msg: msg('armir.up.range') },
      { value: 'movement', msg: msg('armir.up.movement') },
    ],
    ...units,
  },
];

export const start = {
  cells: { [cells.up]: {} },
} as const;
