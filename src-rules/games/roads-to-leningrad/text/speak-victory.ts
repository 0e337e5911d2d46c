import { speaks } from '#rules/kit/words/message.ts';
import type { victoryEn } from './victory.en.ts';

/** Messages of VP and levels: only ids their English file has. */
export const y = speaks<typeof victoryEn>();
