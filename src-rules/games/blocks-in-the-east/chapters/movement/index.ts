import type { Chapter } from '#rules/kit/game/chapter.ts';
import { cells, poolMarks } from '../../ids.ts';
import { hexCosts } from '../../model/printed.ts';
import { airTool } from './airTool.ts';
import { areasTool } from './areasTool.ts';
import { blitz } from './blitzCalculator.ts';
import { railCells } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { mines } from './minesCalculator.ts';
import { move } from './moveCalculator.ts';
import { portsTool } from './portsTool.ts';
import { railActions } from './railActions.ts';
import { railTool } from './railTool.ts';
import { moves, reachTool, wholeTool } from './reachTool.ts';
import { reference } from './reference.ts';
import { seaActions } from './sea.ts';
import { stack } from './stackCalculator.ts';
import { stackingTool } from './stackingTool.ts';
import { thaw } from './thawAction.ts';

/**
 * Movement: costs and allowances (7.5, 9.2, 14.0), ranges of aircraft (7.5.2), stacks (3.10), rail moves (7.4, 33.1), sea and
 * mines (11.3, 18.0), blitz and extra movement (7.8, 7.10), frozen units (3.21), where allies may go (5.3).
 */
export const movement: Chapter = {
  id: 'movement',
  calculators: [move, stack, blitz, mines],
  actions: [...railActions, ...seaActions, thaw],
  cells: [...railCells],
  map: { tools: [reachTool, wholeTool, airTool, railTool, portsTool, stackingTool, areasTool], moves },
  printed: [hexCosts],
  marks: [
    {
      id: poolMarks.thawed,
      about: 'Attacked in the first month: no longer frozen (3.21).',
      key: 'block id',
      value: '1',
      takes: 'count',
    },
  ],
  start: {
    cells: {
      [cells.railSoviet]: {},
      [cells.railCutSoviet]: {},
      [cells.railUssr]: {},
      [cells.railCutAxis]: {},
      [cells.railScandinavia]: {},
    },
  },
  reference,
  text: { en, it },
};
