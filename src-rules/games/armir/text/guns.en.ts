import type { Texts } from '../../../kit/text.ts';

/** Bombardment, artillery, aircraft. */
export const gunsEn = {
  says: {},
  words: {},
} as const satisfies Texts;
