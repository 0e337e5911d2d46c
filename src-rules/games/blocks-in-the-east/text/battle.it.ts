import type { Translation } from '../../../kit/text.ts';
import type { battleEn } from './battle.en.ts';

export const battleIt: Translation<typeof battleEn> = {
  says: {},
  words: {},
};
