import type { Texts } from '#rules/kit/words/message.ts';
import { fightEn } from './fight.en.ts';
import { mapEn } from './map.en.ts';
import { tableEn } from './table.en.ts';

export const en: Texts = {
  says: { ...tableEn.says, ...fightEn.says, ...mapEn.says },
  words: { ...tableEn.words, ...fightEn.words, ...mapEn.words },
};
