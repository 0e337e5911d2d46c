import type { Chapter } from '#rules/kit/game/chapter.ts';
import { commandActions } from './actions.ts';
import { commandCalculators } from './calculators.ts';
import { actingCells, commandCells, start } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { marks } from './marks.ts';
import { questions as commandQuestions } from './questions.ts';
import { recoveryActions } from './recoveryActions.ts';
import { reference } from './reference.ts';

/**
 * 7, 15: initiative, markers and cups, activation, HQs and leaders and what their points may help; 3.75: recovery in the
 * reorganisation.
 */
export const command: Chapter = {
  id: 'command',
  calculators: [...commandCalculators],
  actions: [...recoveryActions, ...commandActions],
  questions: [...commandQuestions],
  cells: [...commandCells, ...actingCells],
  marks,
  start,
  text: { en, it },
  reference,
};
