import type { Chapter } from '#rules/kit/game/chapter.ts';
import { cells } from '../../ids.ts';
import { cityActions } from './actions.ts';
import { bridgeheadTool } from './bridgeheadTool.ts';
import { ownersIn, victoryCells } from './cells.ts';
import { cityTool } from './cityTool.ts';
import { dortmund } from './dieCalculator.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { overviews } from './overview.ts';
import { reference } from './reference.ts';
import { gameOver, score } from './score.ts';
import { series } from './series.ts';

/**
 * Victory: who holds which city (3.3), what a scenario asks for (7.11, SBE1 to SBE9), the victory die (SBE9), how the war went
 * month by month.
 */
export const victory: Chapter = {
  id: 'victory',
  calculators: [dortmund],
  actions: [...cityActions],
  cells: [...victoryCells],
  map: { tools: [cityTool, bridgeheadTool] },
  score,
  over: gameOver,
  overviews,
  series: series,
  start: (scenario) => ({
    cells: { ...ownersIn(scenario), [cells.majors]: 0, [cells.cutOff]: {}, [cells.dortmund]: {} },
  }),
  reference,
  text: { en, it },
};
