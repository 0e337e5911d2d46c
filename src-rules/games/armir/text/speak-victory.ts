import { speaks } from '#rules/kit/words/message.ts';
import type { victoryEn } from './victory.en.ts';

/** Messages of objectives and score: only ids their English file has. */
export const y = speaks<typeof victoryEn>();
