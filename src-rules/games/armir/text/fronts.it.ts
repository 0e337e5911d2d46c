import type { Translation } from '../../../kit/text.ts';
import type { frontsEn } from './fronts.en.ts';

export const frontsIt: Translation<typeof frontsEn> = {
  says: {},
  words: {},
};
