import type { Translation } from '../../../kit/text.ts';
import type { tableEn } from './table.en.ts';

export const tableIt: Translation<typeof tableEn> = {
  says: {},
  words: {},
};
