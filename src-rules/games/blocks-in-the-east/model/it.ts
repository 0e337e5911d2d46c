import { blocks } from './words/blocks.it.ts';
import { calendar } from './words/calendar.it.ts';
import { production } from './words/production.it.ts';
import { record } from './words/record.it.ts';

/** The words that several chapters say. */
export const it = {
  says: { ...record.says, ...calendar.says, ...blocks.says, ...production.says },
  words: { ...record.words, ...calendar.words, ...blocks.words, ...production.words },
};
