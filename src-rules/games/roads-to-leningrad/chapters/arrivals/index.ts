import type { Chapter } from '#rules/kit/game/chapter.ts';
import { actions as arrivalActions } from './actions.ts';
import { arrivalCells, replacementAccounts, start } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { marks } from './marks.ts';
import { arrivals as arrivalQuestion } from './questions.ts';
import { reference } from './reference.ts';

/** 5.2, S3.26: who comes when and where, optional groups, the cards of the set-up, replacement steps. */
export const arrivals: Chapter = {
  id: 'arrivals',
  actions: [...arrivalActions],
  questions: [arrivalQuestion],
  cells: [...arrivalCells],
  accounts: [...replacementAccounts],
  marks,
  start,
  text: { en, it },
  reference,
};
