import type { Texts } from '../../../kit/text.ts';

/** Combat and mobile assault. */
export const fightEn = {
  says: {},
  words: {},
} as const satisfies Texts;
