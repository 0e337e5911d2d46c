import type { Chapter } from '#rules/kit/game/chapter.ts';
import { poolCells, sides } from '../../ids.ts';
import { rest } from './actions.ts';
import { borderTool } from './borderTool.ts';
import { placedCells } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { options } from './options.ts';
import { reference } from './reference.ts';

/**
 * Before the first turn: rule levels, switches and rulings (1.5, 2.2, section 9), how a scenario is set up (2.3, SBE), who
 * has to be placed, the border of 1941 (BPS).
 */
export const setup: Chapter = {
  id: 'setup',
  actions: Object.values(sides).map(rest),
  cells: [...placedCells],
  map: { tools: [borderTool] },
  options,
  start: { cells: { [poolCells.placed]: {} } },
  reference,
  text: { en, it },
  sample: () => import('./sample.ts').then((m) => m.sample),
};
