import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells, sides } from '../../ids.ts';
import { groups, hexKeys, sideMsg, unitKeys } from '../../model/cells.ts';
import { msg } from './msg.ts';

/** 14.25, 16.2: what is built, and how it is corrected by hand. */

export const constructionCells: readonly CellSpec[] = [
  {
    id: cells.strongpoints,
    msg: msg('rtl.cell.strongpoints'),
    rule: '14.25',
    kind: 'choice',
    choices: [sides.german, sides.soviet].flatMap((side) =>
      (['building', 'done'] as const).map((state) => ({
        value: `${side}:${state}`,
        msg: msg(`rtl.strongpoint.${state}`, { side: sideMsg(side) }),
      })),
    ),
    keys: hexKeys,
    group: groups.places,
  },
  {
    id: cells.bridges,
    msg: msg('rtl.cell.bridges'),
    rule: '16.2',
    kind: 'text',
    keys: unitKeys,
    group: groups.places,
  },
];
export const start = { cells: { [cells.strongpoints]: {}, [cells.bridges]: {} } };
