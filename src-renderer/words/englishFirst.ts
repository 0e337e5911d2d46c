import { kitEnglish } from '#rules/kit/words/catalogue/english.ts';
import type { Texts } from '#rules/kit/words/message.ts';
import { frameEn } from './frame.en.ts';
import { playEn } from './play.en.ts';
import { thisGameEn } from './thisGame.en.ts';

/** What the first screen says, with the kit's own strings. */
export const englishFirst: readonly Texts[] = [kitEnglish, frameEn, playEn, thisGameEn];
