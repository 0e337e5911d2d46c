import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { unitKeys } from '../../model/keys.ts';
import { msg } from './msg.ts';

/** 2.1: the steps of counters. */

export const cellSpecs: readonly CellSpec[] = [
  {
    id: cells.steps,
    msg: msg('armir.cell.steps'),
    rule: '2.1',
    kind: 'count',
    min: 0,
    max: 12,
    group: groups.units,
    keys: unitKeys,
  },
];

export const start = {
  cells: { [cells.steps]: {} },
} as const;
