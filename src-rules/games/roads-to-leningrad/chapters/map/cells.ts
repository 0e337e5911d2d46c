import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells } from '../../ids.ts';
import { groups, hexKeys, sideChoices } from '../../model/cells.ts';
import { msg } from './msg.ts';

/** 3.12: who crossed a hex last, and how it is corrected by hand. */

export const controlCells: readonly CellSpec[] = [
  {
    id: cells.control,
    msg: msg('rtl.cell.control'),
    rule: '3.12',
    kind: 'choice',
    choices: sideChoices,
    keys: hexKeys,
    group: groups.places,
  },
];
export const start = { cells: { [cells.control]: {} } };
