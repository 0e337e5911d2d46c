import type { Texts } from '#rules/kit/words/message.ts';
import { commandEn } from './words/command.en.ts';
import { referenceEn } from './words/reference.en.ts';

/** Initiative, markers, activation, command points. */
export const en = {
  says: { ...commandEn.says, ...referenceEn.says },
  words: { ...commandEn.words, ...referenceEn.words },
  common: { ...commandEn.common },
} as const satisfies Texts;
