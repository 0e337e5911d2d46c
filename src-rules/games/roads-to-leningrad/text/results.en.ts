import type { Texts } from '../../../kit/text.ts';

/** Results, retreats and overruns. */
export const resultsEn = {
  says: {},
  words: {},
} as const satisfies Texts;
