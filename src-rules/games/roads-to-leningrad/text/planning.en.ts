import type { Texts } from '../../../kit/text.ts';

/** Planning an attack. */
export const planningEn = {
  says: {},
  words: {},
} as const satisfies Texts;
