import type { Chapter } from '#rules/kit/game/chapter.ts';
import { weatherActions } from './actions.ts';
import { start, weatherCells } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { weather } from './questions.ts';
import { reference } from './reference.ts';

/** 5.1: the weather of each turn: rolled, historical or laid down. */
export const events: Chapter = {
  id: 'events',
  actions: [...weatherActions],
  questions: [weather],
  cells: [...weatherCells],
  start,
  text: { en, it },
  reference,
};
