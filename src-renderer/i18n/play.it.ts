import type { Translation } from '#rules/kit/text.ts';
import type { playEn } from './play.en.ts';

export const playIt: Translation<typeof playEn> = { says: {}, words: {} };
