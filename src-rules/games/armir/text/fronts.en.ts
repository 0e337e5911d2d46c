import type { Texts } from '../../../kit/text.ts';

/** Čir, airports, what may come. */
export const frontsEn = {
  says: {},
  words: {},
} as const satisfies Texts;
