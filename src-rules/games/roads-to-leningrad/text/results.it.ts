import type { Translation } from '../../../kit/text.ts';
import type { resultsEn } from './results.en.ts';

export const resultsIt: Translation<typeof resultsEn> = {
  says: {},
  words: {},
};
