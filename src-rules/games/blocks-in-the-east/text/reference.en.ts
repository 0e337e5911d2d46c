import type { Texts } from '../../../kit/text.ts';

export const referenceEn = {
  says: {},
  words: {},
} satisfies Texts;
