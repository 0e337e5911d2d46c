import type { Chapter } from '#rules/kit/game/chapter.ts';
import { turnLabelActions } from './actions.ts';
import { sequenceStart, turnLabelCells } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { limits } from './limits.ts';
import { turnPhases } from './questions.ts';
import { reference } from './reference.ts';
import { reminders } from './reminders.ts';
import { sequence as nodes } from './sequence.ts';
import { turnColumns } from './turnColumns.ts';

/**
 * 4.1, 4.2: the turn with its player-turns, phases and tasks; what enters, lapses and is owed on each, put together from what
 * the other chapters say of it.
 */
export const sequence: Chapter = {
  id: 'sequence',
  reference,
  text: { en, it },
  sequence: nodes,
  cells: turnLabelCells,
  start: sequenceStart,
  actions: turnLabelActions,
  turnColumns: turnColumns,
  limits,
  reminders,
  questions: [turnPhases],
};
