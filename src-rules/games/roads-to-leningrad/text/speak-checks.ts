import { speaks } from '#rules/kit/words/message.ts';
import type { checksEn } from './checks.en.ts';

/** Messages of ER checks and what comes before a fight: only ids their English file has. */
export const k = speaks<typeof checksEn>();
