import type { Translation } from '../../../kit/text.ts';
import type { attackEn } from './attack.en.ts';

export const attackIt: Translation<typeof attackEn> = {
  says: {},
  words: {},
};
