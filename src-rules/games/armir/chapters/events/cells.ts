import type { CellSpec } from '#rules/kit/game/specs.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, rosters, sides, startingGarrison, turns } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { unitKeys } from '../../model/keys.ts';
import { usualLength } from './cir.ts';
import { msg } from './msg.ts';

const soviet = { ...unitKeys, rosters: [rosters.soviet] } as const;
const die = (id: string, called: Msg, rule: string, group: Msg): CellSpec => ({
  id,
  msg: called,
  rule,
  group,
  kind: 'count',
  min: 1,
  max: 6,
  keys: Array.from({ length: turns }, (_, i) => ({
    key: String(i + 1),
    msg: msg('armir.fronts.turn', { n: i + 1 }),
  })),
});

export const cellSpecs: readonly CellSpec[] = [
  {
    id: cells.cirBoxes,
    msg: msg('armir.cir.cell.boxes'),
    rule: '16.1.1',
    group: groups.cir,
    side: sides.soviet,
    kind: 'count',
    min: 0,
    max: 20,
  },
  {
    id: cells.cirLength,
    msg: msg('armir.cir.cell.length'),
    rule: '16.1',
    group: groups.cir,
    kind: 'count',
    min: 1,
    max: 20,
  },
  {
    id: cells.cirReached,
    msg: msg('armir.cir.cell.reached'),
    rule: '16.1.4',
    group: groups.cir,
    side: sides.soviet,
    kind: 'count',
    min: 0,
    max: turns,
  },
  {
    id: cells.cirUnits,
    msg: msg('armir.cir.cell.units'),
    rule: '16.1',
    group: groups.cir,
    side: sides.soviet,
    kind: 'choice',
    choices: [
      { value: 'yes', msg: msg('armir.cir.unit.yes') },
      { value: 'in', msg: msg('armir.cir.unit.in') },
      { value: 'out', msg: msg('armir.cir.unit.out') },
    ],
    keys: soviet,
  },
  die(cells.cirRolls, msg('armir.cir.cell.rolls'), '16.1.1', groups.cir),
  {
    id: cells.garrison,
    msg: msg('armir.tem.cell.garrison'),
    rule: '16.3',
    group: groups.tem,
    side: sides.axis,
    kind: 'count',
    min: 0,
    max: 20,
  },
  {
    id: cells.temTaken,
    msg: msg('armir.tem.cell.taken'),
    rule: '16.3.2',
    group: groups.tem,
    side: sides.soviet,
    kind: 'count',
    min: 0,
    max: turns,
  },
  {
    id: cells.temUnits,
    msg: msg('armir.tem.cell.units'),
    rule: '16.3.1',
    group: groups.tem,
    side: sides.soviet,
    kind: 'choice',
    choices: [{ value: 'yes', msg: msg('armir.tem.unit.yes') }],
    keys: soviet,
  },
  die(cells.temDice, msg('armir.tem.cell.dice'), '16.3', groups.tem),
];

/** 18.3 */
export const start = {
  cells: {
    [cells.cirBoxes]: 0,
    [cells.cirLength]: usualLength,
    [cells.cirReached]: 0,
    [cells.cirUnits]: {},
    [cells.cirRolls]: {},
    [cells.garrison]: startingGarrison,
    [cells.temTaken]: 0,
    [cells.temUnits]: {},
    [cells.temDice]: {},
  },
} as const;
