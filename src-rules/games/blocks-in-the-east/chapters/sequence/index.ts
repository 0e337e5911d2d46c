import type { Chapter } from '#rules/kit/game/chapter.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { monthQuestions } from './questions.ts';
import { reference } from './reference.ts';
import { limits, reminders } from './reminders.ts';
import { sequence as play } from './sequence.ts';
import { turnColumns } from './turnColumns.ts';

/**
 * The sequence of play (section 2, 7.0): phases and tasks of a month, the turn record with TECH (3.13, 17.0), what must not be
 * forgotten, and what there is only so much of.
 */
export const sequence: Chapter = {
  id: 'sequence',
  questions: [...monthQuestions],
  sequence: play,
  turnColumns: turnColumns,
  limits,
  reminders,
  reference,
  text: { en, it },
};
