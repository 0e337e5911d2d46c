import type { Chapter } from '#rules/kit/game/chapter.ts';
import { actions as constructionActions } from './actions.ts';
import { constructionCells, start } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { marks } from './marks.ts';
import { reference } from './reference.ts';

/** 14, 16.2: what is built: strongpoints, from their beginning to their end, and bridges. */
export const production: Chapter = {
  id: 'production',
  actions: [...constructionActions],
  cells: [...constructionCells],
  marks,
  start,
  text: { en, it },
  reference,
};
