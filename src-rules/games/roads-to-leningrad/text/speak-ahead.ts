import { speaks } from '#rules/kit/words/message.ts';
import type { aheadEn } from './ahead.en.ts';

/** Messages of what is looked at ahead: only ids their English file has. */
export const h = speaks<typeof aheadEn>();
