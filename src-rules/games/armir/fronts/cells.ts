import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells, rosters, sides, startingGarrison, turns } from '../ids.ts';
import { unitKeys } from '../record/cells.ts';
import { r } from '../text/speak-fronts.ts';
import { usualLength } from './cir.ts';
import { groups } from './forms.ts';

const soviet = { ...unitKeys, rosters: [rosters.soviet] } as const;
const die = (id: string, msg: ReturnType<typeof r>, rule: string, group: ReturnType<typeof r>): CellSpec => ({
  id,
  msg,
  rule,
  group,
  kind: 'count',
  min: 1,
  max: 6,
  keys: Array.from({ length: turns }, (_, i) => ({
    key: String(i + 1),
    msg: r('armir.fronts.turn', { n: i + 1 }),
  })),
});

export const cellSpecs: readonly CellSpec[] = [
  {
    id: cells.cirBoxes,
    msg: r('armir.cir.cell.boxes'),
    rule: '16.1.1',
    group: groups.cir,
    side: sides.soviet,
    kind: 'count',
    min: 0,
    max: 20,
  },
  {
    id: cells.cirLength,
    msg: r('armir.cir.cell.length'),
    rule: '16.1',
    group: groups.cir,
    kind: 'count',
    min: 1,
    max: 20,
  },
  {
    id: cells.cirReached,
    msg: r('armir.cir.cell.reached'),
    rule: '16.1.4',
    group: groups.cir,
    side: sides.soviet,
    kind: 'count',
    min: 0,
    max: turns,
  },
  {
    id: cells.cirUnits,
    msg: r('armir.cir.cell.units'),
    rule: '16.1',
    group: groups.cir,
    side: sides.soviet,
    kind: 'choice',
    choices: [
      { value: 'yes', msg: r('armir.cir.unit.yes') },
      { value: 'in', msg: r('armir.cir.unit.in') },
      { value: 'out', msg: r('armir.cir.unit.out') },
    ],
    keys: soviet,
  },
  die(cells.cirRolls, r('armir.cir.cell.rolls'), '16.1.1', groups.cir),
  {
    id: cells.garrison,
    msg: r('armir.tem.cell.garrison'),
    rule: '16.3',
    group: groups.tem,
    side: sides.axis,
    kind: 'count',
    min: 0,
    max: 20,
  },
  {
    id: cells.temTaken,
    msg: r('armir.tem.cell.taken'),
    rule: '16.3.2',
    group: groups.tem,
    side: sides.soviet,
    kind: 'count',
    min: 0,
    max: turns,
  },
  {
    id: cells.temUnits,
    msg: r('armir.tem.cell.units'),
    rule: '16.3.1',
    group: groups.tem,
    side: sides.soviet,
    kind: 'choice',
    choices: [{ value: 'yes', msg: r('armir.tem.unit.yes') }],
    keys: soviet,
  },
  die(cells.temDice, r('armir.tem.cell.dice'), '16.3', groups.tem),
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
