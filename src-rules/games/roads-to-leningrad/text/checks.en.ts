import type { Texts } from '../../../kit/text.ts';

/** ER checks and what comes before a fight. */
export const checksEn = {
  says: {},
  words: {},
} as const satisfies Texts;
