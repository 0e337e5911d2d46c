import type { Chapter } from '#rules/kit/game/chapter.ts';
import { cityCells, pointAccounts, victoryStart } from './cells.ts';
import { cityActions } from './cities.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { vpLine } from './mapQuestions.ts';
import { recaptureMarks } from './marks.ts';
import { victoryOptions } from './options.ts';
import { cityOverview } from './overview.ts';
import { pointsTool, recaptureTool } from './pointsTool.ts';
import { divisionsQuestion, level, points, recapture } from './questions.ts';
import { reference } from './reference.ts';
import { score } from './score.ts';
import { series } from './series.ts';
import { recapturesPoints, snapshotTaken, swPoints } from './standing.ts';

/**
 * 15.0 to 15.2: who holds the objectives and by which line, cities retaken, divisions gone, the price of South-Western Front
 * (14.23); points and the level of victory.
 */
export const victory: Chapter = {
  id: 'victory',
  reference,
  text: { en, it },
  options: victoryOptions,
  cells: cityCells,
  accounts: pointAccounts,
  start: victoryStart,
  marks: recaptureMarks,
  actions: cityActions,
  standing: [swPoints, recapturesPoints, snapshotTaken],
  questions: [points, level, recapture, divisionsQuestion, vpLine],
  map: { tools: [pointsTool, recaptureTool] },
  overviews: cityOverview,
  score,
  series: series,
};
