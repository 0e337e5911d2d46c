import type { Translation } from '../../../kit/text.ts';
import type { checksEn } from './checks.en.ts';

export const checksIt: Translation<typeof checksEn> = {
  says: {},
  words: {},
};
