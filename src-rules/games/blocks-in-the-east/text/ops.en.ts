import type { Texts } from '../../../kit/text.ts';

export const opsEn = {
  says: {},
  words: {},
} satisfies Texts;
