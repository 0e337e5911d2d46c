import type { Chapter } from '#rules/kit/game/chapter.ts';
import { setUpActions } from './armies.ts';
import { setUpCells, setupStart } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { armyOverview } from './overview.ts';
import { frozenArmy, setupCards } from './questions.ts';
import { reference } from './reference.ts';

/**
 * 5.0 to 5.2: the five Soviet armies drawn and placed, who may move on turn 1. What a card draws from the pools goes down
 * in the record (12.1).
 */
export const setup: Chapter = {
  id: 'setup',
  reference,
  text: { en, it },
  cells: setUpCells,
  start: setupStart,
  actions: setUpActions,
  overviews: armyOverview,
  questions: [setupCards, frozenArmy],
  sample: () => import('./sample.ts').then((m) => m.sample),
};
