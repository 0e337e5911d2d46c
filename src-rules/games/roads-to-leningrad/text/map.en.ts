import type { Texts } from '../../../kit/text.ts';

/** The map, movement and supply. */
export const mapEn = {
  says: {},
  words: {},
} as const satisfies Texts;
