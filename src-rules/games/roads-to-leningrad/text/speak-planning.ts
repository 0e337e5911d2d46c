import { speaks } from '#rules/kit/words/message.ts';
import type { planningEn } from './planning.en.ts';

/** Messages of planning: only ids their English file has. */
export const p = speaks<typeof planningEn>();
