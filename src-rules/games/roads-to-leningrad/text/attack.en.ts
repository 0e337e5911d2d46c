import type { Texts } from '../../../kit/text.ts';

/** Attack and overrun. */
export const attackEn = {
  says: {},
  words: {},
} as const satisfies Texts;
