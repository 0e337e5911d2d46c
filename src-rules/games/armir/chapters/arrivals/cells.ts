import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells, formations, sides } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { hexKeys, turnCount } from '../../model/keys.ts';
import { formationMsg } from '../../model/units.ts';
import { msg } from './msg.ts';
import { arrivals } from './schedule.ts';

/** 15, 18.5: what has come, what fell, what was replaced. */

export const cellSpecs: readonly CellSpec[] = [
  { id: cells.taken, msg: msg('armir.cell.taken'), rule: '15.1', keys: hexKeys, group: groups.places, ...turnCount },
  {
    id: cells.fell,
    msg: msg('armir.cell.fell'),
    rule: '5.5',
    keys: formations.map((key) => ({ key, msg: formationMsg[key] })),
    group: groups.places,
    ...turnCount,
  },
  {
    id: cells.arrived,
    msg: msg('armir.cell.arrived'),
    rule: '18.5',
    keys: arrivals.map(({ id, msg }) => ({ key: id, msg })),
    group: groups.arrivals,
    side: sides.axis,
    ...turnCount,
  },
  {
    id: cells.putOff,
    msg: msg('armir.cell.putOff'),
    rule: '18.5',
    keys: arrivals.map(({ id, msg }) => ({ key: id, msg })),
    group: groups.arrivals,
    side: sides.axis,
    ...turnCount,
  },
  {
    id: cells.julia,
    msg: msg('armir.cell.julia'),
    rule: '15.1.3',
    group: groups.arrivals,
    side: sides.axis,
    ...turnCount,
  },
  {
    id: cells.complementi,
    msg: msg('armir.cell.complementi'),
    rule: '15.4',
    group: groups.arrivals,
    side: sides.axis,
    ...turnCount,
  },
  {
    id: cells.replaced,
    msg: msg('armir.cell.replaced'),
    rule: '15.3',
    group: groups.arrivals,
    side: sides.axis,
    ...turnCount,
  },
];

export const start = {
  cells: {
    [cells.taken]: {},
    [cells.fell]: {},
    [cells.arrived]: {},
    [cells.putOff]: {},
    [cells.julia]: 0,
    [cells.complementi]: 0,
    [cells.replaced]: 0,
  },
} as const;
