import type { Chapter } from '#rules/kit/game/chapter.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { statusMarks } from './marks.ts';
import { line, supply as supplyQuestion } from './questions.ts';
import { reference } from './reference.ts';
import { supplyChecks } from './supplyChecks.ts';

/**
 * 11.0 to 11.3: the lines of both sides traced on the map, what cuts and what opens them, the status kept for a movement
 * phase. Halved strengths and allowances are reckoned where they are used.
 */
export const supply: Chapter = {
  id: 'supply',
  reference,
  text: { en, it },
  marks: statusMarks,
  questions: [supplyQuestion, line],
  map: { supplyChecks: supplyChecks },
};
