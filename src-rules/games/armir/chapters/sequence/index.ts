import type { Chapter } from '#rules/kit/game/chapter.ts';
import { cellSpecs, start } from './cells.ts';
import { turnActions } from './dates.ts';
import { en } from './en.ts';
import { buyInitiative } from './initiative.ts';
import { it } from './it.ts';
import { turnPhases } from './questions.ts';
import { reference } from './reference.ts';
import { reminders } from './reminders.ts';
import { sequence as order } from './sequence.ts';
import { lane, turnDays } from './turnColumn.ts';

/**
 * 3, 4, 18.4: the phases in their two orders, the tasks of each from the set-up on, the initiative, the days of the
 * turns.
 */
export const sequence: Chapter = {
  id: 'sequence',
  cells: cellSpecs,
  start,
  actions: [buyInitiative, ...turnActions],
  questions: [turnPhases],
  turnColumns: [lane],
  reminders,
  sequence: order,
  turnAbout: turnDays,
  reference,
  text: { en, it },
};
