import type { Texts } from '../../../kit/text.ts';

/** The map and supply. */
export const mapEn = {
  says: {},
  words: {},
} as const satisfies Texts;
