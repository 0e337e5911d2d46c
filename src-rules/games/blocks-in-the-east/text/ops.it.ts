import type { Translation } from '../../../kit/text.ts';
import type { opsEn } from './ops.en.ts';

export const opsIt: Translation<typeof opsEn> = {
  says: {},
  words: {},
};
