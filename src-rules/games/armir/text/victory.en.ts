import type { Texts } from '../../../kit/text.ts';

/** Objectives and score. */
export const victoryEn = {
  says: {},
  words: {},
} as const satisfies Texts;
