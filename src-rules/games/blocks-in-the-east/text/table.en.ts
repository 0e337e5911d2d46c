import type { Texts } from '../../../kit/text.ts';

export const tableEn = {
  says: {},
  words: {},
} satisfies Texts;
