import type { Chapter } from '#rules/kit/game/chapter.ts';
import { cellSpecs, start } from './cells.ts';
import { charts, printed } from './charts.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { placesRoster } from './placesRoster.ts';
import { pool } from './pool.ts';
import { steps } from './questions.ts';
import { reference } from './reference.ts';
import { rosterSpecs } from './rosters.ts';
import { stepsOf } from './steps.ts';

/**
 * 2, 2.1: the counters as the players type them, the starred places, every counter with its steps and where it is; what
 * the text itself states as tables.
 */
export const tables: Chapter = {
  id: 'tables',
  rosters: [...rosterSpecs, placesRoster],
  printed,
  charts,
  cells: cellSpecs,
  start,
  actions: [stepsOf],
  questions: [steps],
  pool,
  reference,
  text: { en, it },
};
