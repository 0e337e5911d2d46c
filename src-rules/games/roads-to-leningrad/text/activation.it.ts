import type { Translation } from '../../../kit/text.ts';
import type { activationEn } from './activation.en.ts';

export const activationIt: Translation<typeof activationEn> = {
  says: {},
  words: {},
};
