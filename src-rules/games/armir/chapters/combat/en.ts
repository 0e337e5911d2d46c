import type { Texts } from '#rules/kit/words/message.ts';
import { fightEn } from './fight.en.ts';
import { gunsEn } from './guns.en.ts';

/** Combat, mobile assault, artillery and bombardment. */
export const en = {
  says: { ...fightEn.says, ...gunsEn.says },
  words: { ...fightEn.words, ...gunsEn.words },
  common: { ...fightEn.common, ...gunsEn.common },
} as const satisfies Texts;
