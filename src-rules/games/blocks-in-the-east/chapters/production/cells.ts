import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells, eventCells, sideOf, sides } from '../../ids.ts';
import { routes } from '../../model/income.ts';
import { yes } from '../../model/keys.ts';
import { groups, purseMsg, purses } from '../../model/purses.ts';
import { msg } from './msg.ts';

export const incomeCells: readonly CellSpec[] = [
  ...[sides.axis, sides.soviet].map(
    (side): CellSpec => ({
      id: side === sides.axis ? cells.incomeChangeAxis : cells.incomeChangeSoviet,
      msg: msg('bite.cell.incomeChange'),
      rule: '3.6',
      kind: 'count',
      min: -99,
      max: 99,
      keys: purses
        .filter(({ nation }) => sideOf(nation) === side)
        .map(({ id, nation, colour }) => ({ key: id, msg: purseMsg(nation, colour) })),
      side,
      group: groups[side],
    }),
  ),
  {
    id: cells.sovietFuel,
    msg: msg('bite.cell.sovietFuel'),
    rule: 'SBE5',
    kind: 'choice',
    choices: yes,
    side: sides.soviet,
    group: groups.soviet,
  },
];

export const lendLeaseCells: readonly CellSpec[] = [
  {
    id: eventCells.routes,
    msg: msg('bite.cell.routes'),
    rule: '34.0',
    kind: 'choice',
    choices: [
      { value: 'open', msg: msg('bite.route.open') },
      { value: 'closed', msg: msg('bite.route.shut') },
    ],
    keys: routes.map((key) => ({ key, msg: msg(`bite.route.${key}`) })),
    side: sides.soviet,
    group: groups.soviet,
  },
];
