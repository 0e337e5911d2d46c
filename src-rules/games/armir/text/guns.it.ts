import type { Translation } from '../../../kit/text.ts';
import type { gunsEn } from './guns.en.ts';

export const gunsIt: Translation<typeof gunsEn> = {
  says: {},
  words: {},
};
