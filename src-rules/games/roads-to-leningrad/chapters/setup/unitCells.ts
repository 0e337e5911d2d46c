import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells } from '../../ids.ts';
import { groups, unitKeys } from '../../model/cells.ts';
import { msg } from './msg.ts';

/** What is written down of a unit from the set-up on, and how it is corrected by hand. */

const yes = [{ value: 'yes', msg: msg('rtl.yes') }];
const units = { group: groups.units, keys: unitKeys } as const;
const yesNo = { kind: 'choice', choices: yes, ...units } as const;

export const unitCells: readonly CellSpec[] = [
  { id: cells.steps, msg: msg('rtl.cell.steps'), rule: '3.61', kind: 'count', min: 0, max: 2, ...units },
  { id: cells.at, msg: msg('rtl.cell.at'), rule: '2.1', kind: 'text', ...units },
  { id: cells.disrupted, msg: msg('rtl.cell.disrupted'), rule: '3.7', ...yesNo },
  {
    id: cells.supply,
    msg: msg('rtl.cell.supply'),
    rule: '6.12',
    kind: 'choice',
    choices: [
      { value: 'emergency', msg: msg('rtl.supply.emergency') },
      { value: 'oos', msg: msg('rtl.supply.oos') },
    ],
    ...units,
  },
  { id: cells.fired, msg: msg('rtl.cell.fired'), rule: '12.19', ...yesNo },
  { id: cells.spent, msg: msg('rtl.cell.spent'), rule: '15.32', ...yesNo },
];
export const start = { cells: Object.fromEntries(unitCells.map(({ id }) => [id, {}])) };
