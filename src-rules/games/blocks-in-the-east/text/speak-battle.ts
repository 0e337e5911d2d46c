import { speaks } from '#rules/kit/words/message.ts';
import type { battleEn } from './battle.en.ts';

/** Messages of battles: only ids their English file has. */
export const b = speaks<typeof battleEn>();
