import type { Chapter } from '#rules/kit/game/chapter.ts';
import { airActions } from './actions.ts';
import { airCells, start } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { missions } from './questions.ts';
import { reference } from './reference.ts';

/** 13.1, 13.24, S3.28: the air display, offensive missions of a turn, aircraft that leave. CAS in an attack: combat. */
export const air: Chapter = {
  id: 'air',
  actions: [...airActions],
  questions: [missions],
  cells: [...airCells],
  start,
  text: { en, it },
  reference,
};
