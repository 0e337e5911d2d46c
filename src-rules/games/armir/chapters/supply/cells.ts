import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import { accounts, cells, sides, startingPa } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { unitKeys } from '../../model/keys.ts';
import { msg } from './msg.ts';

/** 8, 16.2: who is out of supply, the depot, the Italian supply points. */

const units = { group: groups.units, keys: unitKeys } as const;
const yes = [{ value: 'yes', msg: msg('armir.yes') }];

export const cellSpecs: readonly CellSpec[] = [
  { id: cells.oos, msg: msg('armir.cell.oos'), rule: '8.3', kind: 'choice', choices: yes, ...units },
  {
    id: cells.depot,
    msg: msg('armir.cell.depot'),
    rule: '8.1.1',
    kind: 'choice',
    choices: [
      { value: 'yes', msg: msg('armir.depot.yes') },
      { value: 'no', msg: msg('armir.depot.no') },
    ],
    side: sides.axis,
    group: groups.places,
  },
];

export const accountSpecs: readonly AccountSpec[] = [
  { id: accounts.pa, msg: msg('armir.guns.account.pa'), rule: '16.2', group: groups.pa, side: sides.axis, min: 0 },
];

export const start = {
  cells: { [cells.oos]: {}, [cells.depot]: 'yes' },
  balances: { [accounts.pa]: startingPa },
} as const;
