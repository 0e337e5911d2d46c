import type { Translation } from '../../../kit/text.ts';
import type { planningEn } from './planning.en.ts';

export const planningIt: Translation<typeof planningEn> = {
  says: {},
  words: {},
};
