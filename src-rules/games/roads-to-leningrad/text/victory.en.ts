import type { Texts } from '../../../kit/text.ts';

/** VP and levels. */
export const victoryEn = {
  says: {},
  words: {},
} as const satisfies Texts;
