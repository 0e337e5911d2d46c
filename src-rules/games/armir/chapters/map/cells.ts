import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { unitKeys } from '../../model/keys.ts';
import { msg } from './msg.ts';

/** Where counters stand. */

const units = { group: groups.units, keys: unitKeys } as const;
export const cellSpecs: readonly CellSpec[] = [
  { id: cells.at, msg: msg('armir.cell.at'), rule: '1.3', kind: 'text', ...units },
];

export const start = {
  cells: { [cells.at]: {} },
} as const;
