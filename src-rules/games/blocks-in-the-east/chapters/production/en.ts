import { book } from './words/book.en.ts';
import { lendLease } from './words/lendLease.en.ts';
import { production } from './words/production.en.ts';
import { sites } from './words/sites.en.ts';

/** The words of production. */
export const en = {
  says: { ...production.says, ...book.says, ...lendLease.says, ...sites.says },
  words: { ...production.words, ...book.words, ...lendLease.words, ...sites.words },
  common: { ...lendLease.common, ...production.common, ...sites.common },
};
