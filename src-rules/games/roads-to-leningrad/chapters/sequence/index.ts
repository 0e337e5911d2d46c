import type { Chapter } from '#rules/kit/game/chapter.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { limits } from './limits.ts';
import { reference } from './reference.ts';
import { reminders } from './reminders.ts';
import { sequence as node } from './sequence.ts';
import { standing } from './standing.ts';
import { turnColumns } from './turnColumns.ts';
import { turnNameIn } from './turnName.ts';

/** 4.2: the turn, phase by phase: its tasks, its record, what must not be forgotten, what the rules do by themselves. */
export const sequence: Chapter = {
  id: 'sequence',
  sequence: node,
  turnNameIn,
  turnLasts: 'halfDay',
  turnColumns: turnColumns,
  limits,
  reminders,
  standing,
  text: { en, it },
  reference,
};
