import type { Texts } from '../../../kit/text.ts';

/** Initiative, cups, command. */
export const activationEn = {
  says: {},
  words: {},
} as const satisfies Texts;
