import type { Chapter } from '#rules/kit/game/chapter.ts';
import { cellSpecs, start } from './cells.ts';
import { en } from './en.ts';
import { arrivalActions } from './enter.ts';
import { it } from './it.ts';
import { markSpecs } from './marks.ts';
import { reinforcements } from './questions.ts';
import { reference } from './reference.ts';
import { limits, reminders } from './reminders.ts';
import { replacementActions } from './replacements.ts';
import { strongpoint } from './strongpoint.ts';
import { toPlaceTool } from './toPlace.ts';
import { lane } from './turnColumn.ts';

/**
 * 15, 18.5: reinforcements by the turn and by fallen strongpoints, 3 Gebirgs step by step, replacements, Complementi,
 * the Julia.
 */
export const arrivals: Chapter = {
  id: 'arrivals',
  cells: cellSpecs,
  marks: markSpecs,
  start,
  actions: [strongpoint, ...arrivalActions, ...replacementActions],
  questions: [reinforcements],
  map: { tools: [toPlaceTool] },
  turnColumns: [lane],
  limits,
  reminders,
  reference,
  text: { en, it },
};
