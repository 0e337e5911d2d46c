import type { Translation } from '../../../kit/text.ts';
import type { victoryEn } from './victory.en.ts';

export const victoryIt: Translation<typeof victoryEn> = {
  says: {},
  words: {},
};
