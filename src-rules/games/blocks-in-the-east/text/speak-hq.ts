import { speaks } from '#rules/kit/words/message.ts';
import type { hqEn } from './hq.en.ts';

/** Messages of headquarters and reserves: only ids their English file has. */
export const h = speaks<typeof hqEn>();
