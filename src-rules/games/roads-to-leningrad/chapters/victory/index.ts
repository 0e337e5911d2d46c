import type { Chapter } from '#rules/kit/game/chapter.ts';
import { actions as victoryActions } from './actions.ts';
import { victoryCells, vpAccounts } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { openingIn } from './opening.ts';
import { overviews } from './overview.ts';
import { questions as victoryQuestions } from './questions.ts';
import { reference } from './reference.ts';
import { gameOver, score } from './score.ts';
import { series } from './series.ts';

/** 17, S1, S3.3 to S6.3: places and their worth, VP of losses and exploits, levels, the end of the game. */
export const victory: Chapter = {
  id: 'victory',
  actions: [...victoryActions],
  questions: [...victoryQuestions],
  cells: [...victoryCells],
  accounts: [...vpAccounts],
  overviews,
  series: series,
  score,
  over: gameOver,
  start: openingIn,
  text: { en, it },
  reference,
};
