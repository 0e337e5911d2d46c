import type { Chapter } from '#rules/kit/game/chapter.ts';
import { actions } from './byHand.ts';
import { accountSpecs, cellSpecs, start } from './cells.ts';
import { control } from './control.ts';
import { en } from './en.ts';
import { hqBack, hqLost } from './hq.ts';
import { psAheadCalc } from './impetusCalc.ts';
import { places, psForecast } from './impetusQuestions.ts';
import { gameOver, standing } from './impetusRules.ts';
import { it } from './it.ts';
import { overviews } from './overview.ts';
import { questions } from './questions.ts';
import { reference } from './reference.ts';
import { limits, reminders } from './reminders.ts';
import { score } from './score.ts';
import { objectivesSecret } from './secret.ts';
import { series } from './series.ts';
import { takenTool } from './taken.ts';
import { lane } from './turnColumn.ts';
import { victoryCalculator, victoryReaders } from './whatIf.ts';

/**
 * 1.5, 16.4, 17: impetus points and the starred places they follow, Soviet HQs eliminated, the sealed objectives,
 * corps destroyed, points, who wins.
 */
export const victory: Chapter = {
  id: 'victory',
  cells: cellSpecs,
  accounts: accountSpecs,
  start,
  map: { tools: [takenTool] },
  actions: [control, hqLost, hqBack, ...actions],
  calculators: [psAheadCalc, victoryCalculator],
  readers: victoryReaders,
  questions: [psForecast, places, ...questions],
  turnColumns: [lane],
  overviews,
  series: series,
  standing,
  limits,
  reminders,
  score,
  secrets: [objectivesSecret],
  over: gameOver,
  reference,
  text: { en, it },
};
