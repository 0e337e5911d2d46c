import type { Texts } from '../../../kit/text.ts';

export const battleEn = {
  says: {},
  words: {},
} satisfies Texts;
