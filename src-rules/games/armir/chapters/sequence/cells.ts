import type { CellSpec } from '#rules/kit/game/specs.ts';
import { turnLabelSpec } from '#rules/kit/game/turnLabel.ts';
import { cells, sides, turns } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { turnCount } from '../../model/keys.ts';
import { msg } from './msg.ts';

/** 4, 1.2: the initiative, and the names of turns. */

export const cellSpecs: readonly CellSpec[] = [
  {
    id: cells.initiative,
    msg: msg('armir.cell.initiative'),
    rule: '4',
    side: sides.soviet,
    ...turnCount,
    group: groups.turn,
  },
  turnLabelSpec(groups.corrections, turns),
];

export const start = {
  cells: { [cells.initiative]: 0 },
} as const;
