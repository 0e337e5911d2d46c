import type { Translation } from '../../../kit/text.ts';
import type { referenceEn } from './reference.en.ts';

export const referenceIt: Translation<typeof referenceEn> = {
  says: {},
  words: {},
};
