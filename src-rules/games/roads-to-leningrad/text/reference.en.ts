import type { Texts } from '../../../kit/text.ts';

/** The rule reference. */
export const referenceEn = {
  says: {},
  words: {},
} as const satisfies Texts;
