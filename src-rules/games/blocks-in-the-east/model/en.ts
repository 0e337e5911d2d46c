import { blocks } from './words/blocks.en.ts';
import { calendar } from './words/calendar.en.ts';
import { production } from './words/production.en.ts';
import { record } from './words/record.en.ts';

/** The words that several chapters say. */
export const en = {
  says: { ...record.says, ...calendar.says, ...blocks.says, ...production.says },
  words: { ...record.words, ...calendar.words, ...blocks.words, ...production.words },
  common: { ...blocks.common, ...production.common, ...record.common },
};
