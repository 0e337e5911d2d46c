import { book } from './words/book.it.ts';
import { lendLease } from './words/lendLease.it.ts';
import { production } from './words/production.it.ts';
import { sites } from './words/sites.it.ts';

/** The words of production. */
export const it = {
  says: { ...production.says, ...book.says, ...lendLease.says, ...sites.says },
  words: { ...production.words, ...book.words, ...lendLease.words, ...sites.words },
};
