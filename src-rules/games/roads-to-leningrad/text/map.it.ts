import type { Translation } from '../../../kit/text.ts';
import type { mapEn } from './map.en.ts';

export const mapIt: Translation<typeof mapEn> = {
  says: {},
  words: {},
};
