import type { Translation } from '../../../kit/text.ts';
import type { movingEn } from './moving.en.ts';

export const movingIt: Translation<typeof movingEn> = {
  says: {},
  words: {},
};
