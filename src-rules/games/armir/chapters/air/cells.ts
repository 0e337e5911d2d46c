import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells, sides, turns } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { msg } from './msg.ts';

/** 9: whose the air unit is, and the Italian aircraft. */

const inTurn = { group: groups.turn } as const;

const turnKeys = Array.from({ length: turns }, (_, i) => ({
  key: String(i + 1),
  msg: msg('armir.guns.turn', { n: i + 1 }),
}));

export const cellSpecs: readonly CellSpec[] = [
  {
    id: cells.air,
    msg: msg('armir.cell.air'),
    rule: '9.1',
    kind: 'choice',
    choices: [
      { value: '', msg: msg('armir.air.none') },
      { value: 'axis', msg: msg('armir.side.axis') },
      { value: 'soviet', msg: msg('armir.side.soviet') },
      { value: 'used', msg: msg('armir.air.used') },
    ],
    ...inTurn,
  },
  {
    id: cells.cai,
    msg: msg('armir.cell.cai'),
    rule: '9.2.1',
    kind: 'choice',
    choices: [
      { value: 'ready', msg: msg('armir.cai.ready') },
      { value: 'used', msg: msg('armir.cai.used') },
      { value: 'lost', msg: msg('armir.cai.lost') },
    ],
    side: sides.axis,
    ...inTurn,
  },
  {
    id: cells.airDice,
    msg: msg('armir.guns.cell.airDice'),
    rule: '9.1',
    group: groups.air,
    kind: 'choice',
    choices: [
      { value: sides.axis, msg: msg('armir.guns.side.axis') },
      { value: sides.soviet, msg: msg('armir.guns.side.soviet') },
    ],
    keys: turnKeys,
  },
  {
    id: cells.caiUsed,
    msg: msg('armir.guns.cell.caiUsed'),
    rule: '9.2.1',
    group: groups.air,
    side: sides.axis,
    kind: 'count',
    min: 0,
    max: turns,
  },
];

export const start = {
  cells: { [cells.air]: '', [cells.cai]: 'ready', [cells.airDice]: {}, [cells.caiUsed]: 0 },
} as const;
