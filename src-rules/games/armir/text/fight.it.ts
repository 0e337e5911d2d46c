import type { Translation } from '../../../kit/text.ts';
import type { fightEn } from './fight.en.ts';

export const fightIt: Translation<typeof fightEn> = {
  says: {},
  words: {},
};
