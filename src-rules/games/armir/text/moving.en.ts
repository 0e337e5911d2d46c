import type { Texts } from '../../../kit/text.ts';

/** Movement and stacking. */
export const movingEn = {
  says: {},
  words: {},
} as const satisfies Texts;
